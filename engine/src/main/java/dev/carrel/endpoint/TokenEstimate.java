package dev.carrel.endpoint;

/// An estimate of the tokens that an unknown model sees in a text: rather too many than too few, so that what fits by this count
/// fits the model. A run of ASCII letters counts a token for every four, as tokenizers made from English need at most; each
/// digit and sign counts one, each letter of another alphabet one, and each of the scripts beyond them two.
public final class TokenEstimate {
    private static final int LETTERS = 4;
    private static final int FIRST_RARE = 0x0600;

    private TokenEstimate() {}

    public static int of(String text) {
        int tokens = 0;
        int run = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
            run = isPlain ? run + 1 : 0;
            tokens += isPlain ? run % LETTERS == 1 ? 1 : 0 : ofOther(c);
        }
        return tokens;
    }

    private static int ofOther(char c) {
        return Character.isWhitespace(c) ? 0 : c < FIRST_RARE ? 1 : 2;
    }

    /// The beginning of a text that has no more tokens than that.
    public static String cut(String text, int most) {
        int end = text.length();
        while (of(text.substring(0, end)) > most) {
            end = end * 9 / 10;
        }
        return text.substring(0, end);
    }
}
