package dev.carrel.index.spelling;

/// A word as it was typed, and one that it may have been meant to be, one mistake away.
///
/// Fingers swap, double and lose letters in words of any length. A letter too many or another letter makes a short word a
/// different one, since short words stand close together: `crispr` is not *crisp*, nor `talen` *taken*, nor `dask` *disk*.
///
/// @param typed in small letters
/// @param meant in small letters
public record Misspelling(String typed, String meant) {
    /// A word of fewer letters is an abbreviation as likely as a mistake; one of four may have lost a
    /// letter: `dogh` is *dough*.
    private static final int SHORTEST = 5;
    /// A word of so many letters is known by all but one.
    private static final int TELLING = 7;
    private static final String VOWELS = "aeiouy";

    /// Whether a reader who sees what was typed would think of the other word.
    public boolean isPlausible() {
        int letters = typed.length();
        return letters >= TELLING
                || (letters >= SHORTEST && (isSlip() || meant.length() > letters))
                || (letters == SHORTEST - 1 && meant.length() > letters)
                || (letters == TELLING - 1 && isOtherVowel() && EnglishWords.get().contain(meant));
    }

    /// Whether both have the same letters: in another order, or one of them doubled.
    public boolean isSlip() {
        return sorted(typed).equals(sorted(meant)) || single(typed).equals(single(meant));
    }

    /// Whether they differ in one vowel, as words do that are written as they sound: `speach`.
    private boolean isOtherVowel() {
        if (typed.length() != meant.length()) {
            return false;
        }
        int at = 0;
        while (at < typed.length() - 1 && typed.charAt(at) == meant.charAt(at)) {
            at++;
        }
        return isVowel(typed, at) && isVowel(meant, at)
                && typed.substring(at + 1).equals(meant.substring(at + 1));
    }

    private static boolean isVowel(String word, int at) {
        return VOWELS.indexOf(word.charAt(at)) >= 0;
    }

    private static String sorted(String word) {
        return word.codePoints().sorted().collect(StringBuilder::new, StringBuilder::appendCodePoint,
                StringBuilder::append).toString();
    }

    private static String single(String word) {
        return word.replaceAll("(.)\\1+", "$1");
    }
}
