package dev.carrel.read.latex;

import dev.carrel.read.tex.BraceMatcher;

/// Finds the ends of groups, however deep they nest.
final class LatexBraces {
    private LatexBraces() {}

    /// The index after the group that opens at the given index; the end of the text if it is never closed.
    static int end(String text, int open) {
        int end = BraceMatcher.end(text, open, BraceMatcher.Rule.ESCAPED);
        return end < 0 ? text.length() : end;
    }

    /// The text inside the group that opens at the given index.
    static String content(String text, int open) {
        int end = end(text, open);
        boolean closed = end - 1 > open && (text.charAt(end - 1) == '}' || text.charAt(end - 1) == ']');
        return text.substring(open + 1, Math.max(open + 1, closed ? end - 1 : end));
    }

    static boolean opensAt(String text, int index, char brace) {
        return index < text.length() && text.charAt(index) == brace;
    }

    /// The index after the optional arguments that start here, if any do.
    static int afterOptions(String text, int index) {
        int at = index;
        while (opensAt(text, at, '[')) {
            at = end(text, at);
        }
        return at;
    }

    /// The index after all arguments that start here.
    static int afterArguments(String text, int index) {
        int at = index;
        while (opensAt(text, at, '[') || opensAt(text, at, '{')) {
            at = end(text, at);
        }
        return at;
    }
}
