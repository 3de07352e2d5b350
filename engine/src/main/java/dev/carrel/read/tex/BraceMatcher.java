package dev.carrel.read.tex;

/// Finds where groups end.
public final class BraceMatcher {
    /// No entry is longer; without a limit, a file of unclosed entries would be read to its end once for each.
    private static final int LONGEST = 400_000;

    /// The rule for a backslash before a brace. To BibTeX it changes nothing, to most who write entries it takes the
    /// brace's meaning away.
    public enum Rule {
        PLAIN, ESCAPED
    }

    private BraceMatcher() {}

    /// The index after the group that opens here, or -1 if it is never closed.
    public static int end(String text, int open, Rule rule) {
        char opening = text.charAt(open);
        char closing = opening == '(' ? ')' : opening == '[' ? ']' : '}';
        int depth = 0;
        int last = Math.min(text.length(), open + LONGEST);
        for (int i = open; i < last; i++) {
            char c = text.charAt(i);
            if (c == '\\' && rule == Rule.ESCAPED) {
                i++;
            } else if (c == opening) {
                depth++;
            } else if (c == closing && --depth == 0) {
                return i + 1;
            }
        }
        return -1;
    }

    /// The index after the closing quotation mark, which does not count inside of braces; -1 if there is none.
    public static int endOfQuotation(String text, int open, Rule rule) {
        int depth = 0;
        int last = Math.min(text.length(), open + LONGEST);
        for (int i = open + 1; i < last; i++) {
            char c = text.charAt(i);
            if (c == '\\' && rule == Rule.ESCAPED) {
                i++;
            } else if (c == '"' && depth == 0) {
                return i + 1;
            } else {
                depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            }
        }
        return -1;
    }

    /// Whether one pair of braces holds the whole text.
    public static boolean enclose(String text) {
        return text.startsWith("{") && end(text, 0, Rule.PLAIN) == text.length();
    }
}
