package dev.carrel.citation;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A title as far as two printings of it agree: letters and digits without case, accents, signs or spaces.
///
/// @param letters  all of it
/// @param main     the part before a subtitle; the same as `letters` if there is none
/// @param words    of at least three letters
record Title(String letters, String main, List<String> words) {
    /// Shorter main titles are shared by many works.
    private static final int TELLING = 15;
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern SIGNS = Pattern.compile("[^\\p{L}\\p{N}]+");
    private static final Pattern JOINED = Pattern.compile("(?<=\\p{L})[-‐‑\u00AD'’](?=\\p{L})");
    private static final Pattern SUBTITLE = Pattern.compile(": |\\? |\\. | [–—-] |—| \\(");
    private static final Pattern MARKUP = Pattern.compile("</?(?:i|b|em|sub|sup|scp|strong|italic|bold)>");

    static Title of(String printed) {
        String plain = folded(MARKUP.matcher(printed).replaceAll(""));
        String letters = letters(plain);
        String main = letters(SUBTITLE.split(plain, 2)[0]);
        List<String> words = SIGNS.splitAsStream(JOINED.matcher(plain).replaceAll(""))
                .filter(word -> word.length() > 2)
                .distinct().toList();
        return new Title(letters, main.length() < TELLING ? letters : main, words);
    }

    static String folded(String text) {
        String lower = text.toLowerCase(Locale.ROOT).replace("ß", "ss").replace("æ", "ae").replace("œ", "oe")
                .replace("ø", "o").replace("ł", "l").replace("đ", "d").replace("ı", "i");
        return MARKS.matcher(Normalizer.normalize(lower, Normalizer.Form.NFKD)).replaceAll("");
    }

    static String letters(String text) {
        return SIGNS.matcher(folded(text)).replaceAll("");
    }

    /// The keys under which equal titles meet, with and without a subtitle.
    Stream<String> keys() {
        return Stream.of(letters, main).distinct().filter(key -> !key.isEmpty());
    }

    /// How sure it is that two titles are printings of one.
    enum Likeness {
        NONE,
        /// One has a subtitle that the other lacks, or a letter or two differ.
        NEAR,
        SAME
    }

    Likeness likeness(Title other) {
        if (letters.isEmpty() || other.letters.isEmpty()) {
            return Likeness.NONE;
        }
        if (letters.equals(other.letters)) {
            return Likeness.SAME;
        }
        boolean subtitle = main.equals(other.letters) || letters.equals(other.main);
        return (subtitle && Math.min(letters.length(), other.letters.length()) >= TELLING)
                || isMisprint(other)
                        ? Likeness.NEAR
                        : Likeness.NONE;
    }

    /// One letter in twelve may be wrong.
    private boolean isMisprint(Title other) {
        int allowed = Math.max(letters.length(), other.letters.length()) / 12;
        return allowed > 0 && Misprints.atMost(allowed, letters, other.letters);
    }
}
