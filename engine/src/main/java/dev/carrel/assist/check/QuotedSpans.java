package dev.carrel.assist.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.carrel.document.text.TextSpan;

/// Finds what a sentence gives as quotation: between quotation marks of any kind, the outermost only, or after the `>` of
/// a block. A mark that is never closed quotes all that follows it. An apostrophe is no mark.
final class QuotedSpans {
    private static final Map<Character, String> CLOSING = Map.of('“', "”“\"", '"', "\"”", '«', "»", '„',
            "“”\"", '‘',
            "’", '\'', "'", '‹', "›", '「', "」", '『', "』", '»', "«");

    /// An apostrophe that opens a word has no counterpart; it is not looked for without end.
    private static final int LONGEST_SINGLE = 500;

    private QuotedSpans() {}

    static List<TextSpan> of(String text) {
        if (text.startsWith(">")) {
            return said(text, 1, text.length()) ? List.of(new TextSpan(1, text.length())) : List.of();
        }
        List<TextSpan> spans = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            at = opens(text, at) ? close(text, at, spans) : at + 1;
        }
        return spans;
    }

    private static int close(String text, int open, List<TextSpan> spans) {
        int end = end(text, open);
        if (end < 0 && isSingle(text.charAt(open))) {
            return open + 1;
        }
        int close = end < 0 ? text.length() : end;
        if (said(text, open + 1, close)) {
            spans.add(new TextSpan(open + 1, close));
        }
        return close + 1;
    }

    private static boolean said(String text, int from, int to) {
        return text.substring(from, to).codePoints().anyMatch(Character::isLetterOrDigit);
    }

    private static boolean isSingle(char mark) {
        return mark == '‘' || mark == '\'';
    }

    private static boolean opens(String text, int at) {
        char mark = text.charAt(at);
        if (!CLOSING.containsKey(mark)) {
            return false;
        }
        boolean afterWord = at > 0 && Character.isLetterOrDigit(text.charAt(at - 1));
        return isSingle(mark)
                ? !afterWord && at + 1 < text.length() && !Character.isWhitespace(text.charAt(at + 1))
                : mark != '»' || !afterWord;
    }

    private static int end(String text, int open) {
        String marks = CLOSING.getOrDefault(text.charAt(open), "");
        boolean single = isSingle(text.charAt(open));
        int limit = single ? Math.min(text.length(), open + LONGEST_SINGLE) : text.length();
        for (int at = open + 1; at < limit; at++) {
            if (marks.indexOf(text.charAt(at)) >= 0 && (!single || endsWord(text, at))) {
                return at;
            }
        }
        return -1;
    }

    /// A single mark closes after a word or its punctuation, and before none.
    private static boolean endsWord(String text, int at) {
        return !Character.isWhitespace(text.charAt(at - 1))
                && (at + 1 == text.length() || !Character.isLetterOrDigit(text.charAt(at + 1)));
    }
}
