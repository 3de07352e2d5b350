package dev.carrel.citation.mark;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Numbers that are printed above the line, `populations¹,²`, and read as plain ones: `populations 1,2`.
///
/// Texts are full of other numbers. These ones follow a word or a sign, never a word that counts or names something, and rise: where
/// lists are numbered by first mention, a number that was not seen yet is one of the next.
final class RaisedNumbers implements MarkForm {
    /// Marks that were not found make the next one look too far ahead; so many may be missing.
    private static final int MISSED = 3;
    private static final Pattern GROUP = Pattern
            .compile("(?<!\\d[.,:])(?<=[\\p{L}\\p{Pe}\\p{Pf}\"'.,;:])(\\s?)("
                    + EntryNumbers.CLOSE + ")(?=[.,;:)\\]]|\\s|$)(?![.,:]\\d|\\s?[%°×=<>+±/~≤≥])");
    private static final Pattern LABEL = Pattern.compile(
            "(?:\\b(?:figs?|figures?|tab|tables?|eqs?|eqn|equations?|sect?|sections?|chapters?|chap|nos?|vols?|pp?|steps?|types?|days?|weeks?"
                    + "|months?|years?|phases?|stages?|grades?|class|levels?|groups?|cases?|models?|calculations?|methods?|experiments?|study|part|lines?|version|v"
                    + "|of|in|at|by|to|from|for|with|than|and|or|the|a|an|about|approximately|approx|ca|least|most|between|within|only|was"
                    + "|were|is|are|had|has|have|over|under|after|before|every|per|aged?|scores?|appendix|box|scheme|video|movie|files?"
                    + "|questions?|items?|panels?|january|february|march|april|may|june|july|august|september|october|november|december"
                    + "|rule|algorithm|theorem|lemma|example|note|all|these|those|first|last|next|other|into|on|vs|up|times|chromosome"
                    + "|reference number)\\.?|(?<![\\p{L}])\\p{Lu})$",
            Pattern.CASE_INSENSITIVE);
    private static final int LONGEST_LABEL = 20;

    private final int entries;
    private int highest;

    RaisedNumbers(int entries) {
        this.entries = entries;
    }

    @Override
    public List<CitationMark> in(String paragraph) {
        List<CitationMark> marks = new ArrayList<>();
        Matcher group = GROUP.matcher(paragraph);
        while (group.find()) {
            List<Integer> numbers = EntryNumbers.of(group.group(2), entries);
            if (!numbers.isEmpty() && isMark(paragraph, group.toMatchResult(), numbers)) {
                marks.add(new CitationMark(group.start(2), group.end(2), numbers));
                highest = Math.max(highest, numbers.getLast() + 1);
            }
        }
        return marks;
    }

    private boolean isMark(String text, MatchResult group, List<Integer> numbers) {
        int before = group.start();
        boolean afterWord = Character.isLetter(text.charAt(before - 1));
        boolean joined = group.group(1).isEmpty();
        // `CO2`, `PC6`: a raised number is read apart from its word.
        if ((afterWord && joined) || (afterWord && isLabel(text, before))) {
            return false;
        }
        if (!afterWord && isLabel(text, before - 1)) {
            return false;
        }
        int lowest = numbers.getFirst() + 1;
        boolean fresh = numbers.getLast() + 1 > highest;
        boolean ahead = lowest > highest + 1 + MISSED;
        boolean single = numbers.size() == 1;
        return !ahead && (!single || isEnded(text, group.end()) || (fresh && lowest == highest + 1)
                || (!afterWord && joined));
    }

    private static boolean isLabel(String text, int end) {
        return LABEL.matcher(text.substring(Math.max(0, end - LONGEST_LABEL), end)).find();
    }

    private static boolean isEnded(String text, int end) {
        return end == text.length() || ".,;:)]".indexOf(text.charAt(end)) >= 0;
    }
}
