package dev.carrel.assist.check;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.document.text.TextSpan;

/// A sentence without the marks of its citations.
///
/// @param leading the keys of citations that stand before its first word
/// @param others  those of all others
record CitedText(String text, List<String> leading, List<String> others) {
    private static final String KEY = "\\^?(?:(?:passages?|sources?|documents?|docs?|refs?|excerpts?)\\s*)?\\d{1,4}";
    private static final String KEYS = KEY + "(?:\\s{0,9}(?:[,;&–-]|and)\\s{0,9}" + KEY + "){0,40}";
    private static final Pattern MARK = Pattern.compile("\\s{0,9}(?:\\[\\s{0,9}(" + KEYS
            + ")\\s*\\](?!\\()|【\\s*("
            + KEYS
            + ")[^】]{0,40}】|\\(\\s*((?:passages?|sources?|documents?|excerpts?)\\s*\\d{1,4}(?:\\s*(?:[,;&–-]|and)\\s*"
            + KEY
            + ")*)\\s*\\)|\\(\\s*(\\d{1,2}(?:\\s*[,;]\\s*\\d{1,2})*)\\s*\\)(?=[\\s.!?]{0,9}$))",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern RANGE = Pattern.compile("(\\d{1,4})(?:\\s*[–-]\\s*\\^?(\\d{1,4}))?");
    private static final int LONGEST_RANGE = 50;

    CitedText {
        leading = List.copyOf(leading);
        others = List.copyOf(others);
    }

    /// Numbers inside a quotation are those of the page.
    static CitedText of(String sentence) {
        List<TextSpan> quoted = QuotedSpans.of(sentence);
        List<String> leading = new ArrayList<>();
        List<String> others = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        Matcher mark = MARK.matcher(sentence);
        int at = 0;
        while (mark.find()) {
            int start = mark.start();
            if (quoted.stream().noneMatch(span -> span.start() <= start && start < span.end())) {
                text.append(sentence, at, start);
                at = mark.end();
                boolean first = text.chars().noneMatch(Character::isLetterOrDigit);
                (first ? leading : others).addAll(keys(mark));
            }
        }
        String rest = text.append(sentence, at, sentence.length()).toString()
                .replaceAll("\\s{1,9}([.,;:!?])(?=\\s|$)", "$1");
        return new CitedText(rest.strip(), leading, others);
    }

    private static List<String> keys(Matcher mark) {
        List<String> keys = new ArrayList<>();
        Matcher range = RANGE.matcher(mark.group());
        while (range.find()) {
            int first = Integer.parseInt(range.group(1));
            int last = range.group(2) == null ? first : Integer.parseInt(range.group(2));
            for (int key = first; key <= Math.min(last, first + LONGEST_RANGE); key++) {
                keys.add(Integer.toString(key));
            }
        }
        return keys;
    }

    List<String> keys() {
        Set<String> keys = new LinkedHashSet<>(leading);
        keys.addAll(others);
        return List.copyOf(keys);
    }

    CitedText with(List<String> more) {
        List<String> all = new ArrayList<>(others);
        all.addAll(more);
        return new CitedText(text, leading, all);
    }

    CitedText withoutLeading() {
        return new CitedText(text, List.of(), others);
    }

    boolean saysSomething() {
        return text.codePoints().anyMatch(Character::isLetterOrDigit);
    }
}
