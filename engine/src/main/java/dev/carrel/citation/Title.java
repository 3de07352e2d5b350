package dev.carrel.citation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.document.text.TitleLetters;

/// A title as far as two printings of it agree: letters and digits without case, accents, signs or spaces.
///
/// @param letters  all of it
/// @param main     the part before a subtitle; the same as `letters` if there is none
/// @param words    of at least three letters
record Title(String letters, String main, List<String> words) {
    /// Shorter main titles are shared by many works.
    private static final int TELLING = 15;
    private static final Pattern SUBTITLE = Pattern.compile(": |\\? |\\. | [–—-] |—| \\(");

    static Title of(String printed) {
        String plain = TitleLetters.folded(TitleLetters.withoutMarkup(printed));
        String letters = TitleLetters.signless(plain);
        Matcher subtitle = SUBTITLE.matcher(plain);
        String main = subtitle.find() ? TitleLetters.signless(plain.substring(0, subtitle.start())) : letters;
        return new Title(letters, main.length() < TELLING ? letters : main, words(plain));
    }

    private static List<String> words(String plain) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        for (int i = 0; i <= plain.length(); i++) {
            if (i < plain.length() && Character.isLetterOrDigit(plain.charAt(i))) {
                word.append(plain.charAt(i));
            } else if (i == plain.length() || !isJoint(plain, i)) {
                if (word.length() > 2 && !words.contains(word.toString())) {
                    words.add(word.toString());
                }
                word.setLength(0);
            }
        }
        return words;
    }

    /// A hyphen or an apostrophe inside a word.
    private static boolean isJoint(String plain, int at) {
        return "-‐‑\u00AD'’".indexOf(plain.charAt(at)) >= 0 && at > 0
                && Character.isLetter(plain.charAt(at - 1))
                && at + 1 < plain.length() && Character.isLetter(plain.charAt(at + 1));
    }

    /// The keys under which equal titles meet, with and without a subtitle.
    Stream<String> keys() {
        return Stream.of(letters, main).distinct().filter(key -> !key.isEmpty());
    }

    /// The certainty that two titles are printings of one.
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

    /// True if the other says all of it and more, as where only the first line was read.
    boolean isPartOf(Title other) {
        return letters.length() >= TELLING && other.letters.contains(letters);
    }

    /// One letter in twelve may be wrong, but no digit: `Task 1` and `Task 2` are two works.
    private boolean isMisprint(Title other) {
        int allowed = Math.max(letters.length(), other.letters.length()) / 12;
        return allowed > 0 && Misprints.atMost(allowed, letters, other.letters)
                && digits().equals(other.digits());
    }

    private String digits() {
        return letters.chars().filter(Character::isDigit).mapToObj(Character::toString)
                .collect(Collectors.joining());
    }
}
