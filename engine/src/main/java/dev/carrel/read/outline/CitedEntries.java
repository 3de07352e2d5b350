package dev.carrel.read.outline;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.carrel.document.bibliography.Year;
import dev.carrel.read.CleanText;

/// Entries of a list of cited works, known by how they are written and not by the heading above them.
final class CitedEntries {
    /// Longer paragraphs speak of works; they do not list them.
    private static final int LONGEST = 600;
    private static final Pattern ITEM = Pattern
            .compile("\\s*(?:[-*•]\\s+|\\[\\w{1,12}\\]\\s*|\\(?\\d{1,3}[.)]\\s+)(?=\\S)");
    private static final Pattern NEXT = Pattern.compile(
            "\n(?=[ \t]{0,8}(?:[-*•] |\\[\\w{1,12}\\]|\\(?\\d{1,3}[.)] ))| (?=\\[\\d{1,3}\\] \\p{Lu})");
    private static final Pattern NUMBERED = Pattern
            .compile("^\\s*(?:[-*•]\\s+)?\\[(?:\\d{1,3}|\\p{Lu}\\p{L}*\\d{2,4}[a-z]?)\\].*", Pattern.DOTALL);
    /// `Smith, J. A.`, `Smith J`, `J. A. Smith`, `van Dyk, D.`
    private static final Pattern NAME = Pattern.compile(
            "^(?:(?:\\p{Ll}+ ){0,2}\\p{Lu}[\\p{L}'’-]+,? (?:\\p{Lu}\\.[ -]?){1,4}|\\p{Lu}[\\p{L}'’-]+ \\p{Lu}{1,3}[,.] "
                    + "|(?:\\p{Lu}\\.[ -]?){1,4}(?:\\p{Ll}+ ){0,2}\\p{Lu}[\\p{L}'’-]+[,. ])");
    private static final Pattern NAME_AND_YEAR = Pattern
            .compile("^[^()]{1,300}\\(" + Year.Form.CITED.pattern() + "[a-z]?\\)");
    private static final List<Pattern> MARKS = Stream
            .of("(?i)\\bdoi:? ?10\\.\\d|doi\\.org/10\\.\\d", "(?i)\\bpp?\\. ?\\d+",
                    "(?i)\\bvol(?:\\.|ume) ?\\d|\\b\\d{1,4} ?\\(\\d{1,3}\\)[:,]",
                    "\\b" + Year.Form.CITED.pattern() + "[a-z]?\\b",
                    "\\b(?:Proc\\.|Proceedings|Journal|Trans\\.|arXiv:|eds?\\.)")
            .map(Pattern::compile).toList();

    private CitedEntries() {}

    /// The items of a list of works, without their marks; a text that is no list is one.
    static List<String> in(String text) {
        return Stream.of(NEXT.split(text)).map(item -> CleanText.line(ITEM.matcher(item).lookingAt()
                ? ITEM.matcher(item).replaceFirst("")
                : item)).toList();
    }

    /// Whether more than half of a paragraph is entries.
    static boolean areMostOf(String paragraph) {
        int cited = Stream.of(NEXT.split(paragraph)).filter(CitedEntries::isOne).mapToInt(String::length)
                .sum();
        return cited * 2 > paragraph.length();
    }

    /// A name with a year behind it, or a name or a number with something else that only entries have. A name alone
    /// opens many a sentence, and a number many a list.
    private static boolean isOne(String item) {
        String words = ITEM.matcher(item).lookingAt() ? ITEM.matcher(item).replaceFirst("") : item;
        if (words.length() > LONGEST) {
            return false;
        }
        long marks = MARKS.stream().filter(mark -> mark.matcher(words).find()).count();
        boolean named = NAME.matcher(words).find();
        return (named && (NAME_AND_YEAR.matcher(words).find() || marks >= (isLabelled(item) ? 1 : 2)))
                || (NUMBERED.matcher(item).matches() && marks >= 2);
    }

    private static boolean isLabelled(String item) {
        return NUMBERED.matcher(item).matches() || item.matches("(?s)\\s*\\(?\\d{1,3}[.)] .*");
    }
}
