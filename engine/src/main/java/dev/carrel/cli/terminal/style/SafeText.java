package dev.carrel.cli.terminal.style;

/// Makes text from outside harmless to a terminal: control characters become their pictures, blanks or `�`. Every
/// character stays at its place, so that marks still fit.
public final class SafeText {
    private static final char PICTURES = '\u2400';
    private static final char PICTURE_OF_DELETE = '\u2421';
    private static final char UNKNOWN = '\uFFFD';

    private SafeText() {}

    /// One line: every kind of white space becomes a blank.
    public static String line(String text) {
        StringBuilder safe = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            safe.append(Character.isWhitespace(c) ? ' ' : harmless(c, text, i));
        }
        return safe.toString();
    }

    /// Many lines: line feeds stay.
    public static String lines(String text) {
        StringBuilder safe = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            safe.append(c == '\n' ? c : Character.isWhitespace(c) ? ' ' : harmless(c, text, i));
        }
        return safe.toString();
    }

    private static char harmless(char c, String text, int at) {
        if (c < ' ') {
            return (char) (PICTURES + c);
        }
        if (c == '\u007F') {
            return PICTURE_OF_DELETE;
        }
        return (c > '\u007F' && c < '\u00A0') || reordersLine(c) || isAlone(c, text, at) ? UNKNOWN : c;
    }

    /// Embeddings, overrides and isolates of the writing direction, which can make a line look like another.
    private static boolean reordersLine(char c) {
        return (c >= '\u202A' && c <= '\u202E') || (c >= '\u2066' && c <= '\u2069');
    }

    private static boolean isAlone(char c, String text, int at) {
        if (Character.isHighSurrogate(c)) {
            return at + 1 == text.length() || !Character.isLowSurrogate(text.charAt(at + 1));
        }
        return Character.isLowSurrogate(c) && (at == 0 || !Character.isHighSurrogate(text.charAt(at - 1)));
    }
}
