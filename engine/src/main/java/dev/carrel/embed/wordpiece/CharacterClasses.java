package dev.carrel.embed.wordpiece;

/// The classes of characters that BERT's rules speak of.
final class CharacterClasses {
    private static final int REPLACEMENT = 0xFFFD;

    private CharacterClasses() {}

    static boolean isDropped(int c) {
        if (between(c, ' ', '~') || c == '\t' || c == '\n' || c == '\r') {
            return false;
        }
        return c == REPLACEMENT || isOther(c);
    }

    private static boolean isOther(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL, Character.FORMAT, Character.PRIVATE_USE, Character.SURROGATE -> true;
            default -> false;
        };
    }

    static boolean isWhiteSpace(int c) {
        return c == ' ' || between(c, '\t', '\r') || c == 0x85 || Character.isSpaceChar(c);
    }

    /// ASCII symbols count as punctuation too, so that `a+b` is three words.
    static boolean isPunctuation(int c) {
        if (c < 0x80) {
            return between(c, '!', '~') && !isAsciiLetterOrDigit(c);
        }
        return switch (Character.getType(c)) {
            case Character.CONNECTOR_PUNCTUATION, Character.DASH_PUNCTUATION, Character.START_PUNCTUATION,
                    Character.END_PUNCTUATION, Character.INITIAL_QUOTE_PUNCTUATION,
                    Character.FINAL_QUOTE_PUNCTUATION, Character.OTHER_PUNCTUATION ->
                true;
            default -> false;
        };
    }

    private static boolean isAsciiLetterOrDigit(int c) {
        return between(c, 'a', 'z') || between(c, 'A', 'Z') || between(c, '0', '9');
    }

    static boolean isMark(int c) {
        return c >= 0x300 && Character.getType(c) == Character.NON_SPACING_MARK;
    }

    /// Chinese characters as BERT's authors listed them. The reference implementation has 2B920 where they wrote 2B820,
    /// and models are used with it.
    static boolean isIdeograph(int c) {
        return c >= 0x3400 && (between(c, 0x4E00, 0x9FFF) || c <= 0x4DBF || between(c, 0xF900, 0xFAFF)
                || between(c, 0x20000, 0x2A6DF) || between(c, 0x2A700, 0x2B81F)
                || between(c, 0x2B920, 0x2CEAF) || between(c, 0x2F800, 0x2FA1F));
    }

    private static boolean between(int c, int first, int last) {
        return c >= first && c <= last;
    }
}
