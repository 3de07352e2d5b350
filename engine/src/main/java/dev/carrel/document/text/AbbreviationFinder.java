package dev.carrel.document.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds where a text defines its abbreviations: “alcohol use disorder (AUD)” and “AUD (alcohol use disorder)”.
///
/// The rule is that of A. Schwartz and M. Hearst, "A simple algorithm for identifying abbreviation definitions in
/// biomedical text", PSB 2003: read from their ends, every letter of the short form must occur in the long form, and
/// the first one at the beginning of a word.
public final class AbbreviationFinder {
    private static final int LONGEST_SHORT_FORM = 10;
    private static final int LONGEST_LONG_FORM = 80;
    private static final Pattern PARENTHESIS = Pattern.compile("\\(([^()]{2,100}?)(?:[;,:] [^()]*)?\\)");
    private static final Pattern SHORT_FORM = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}\\-/.&]*");
    private static final Pattern LAST_WORD = Pattern.compile("([\\p{L}\\p{N}][\\p{L}\\p{N}\\-/.&]*)\\s*$");
    private static final Pattern WORD_START = Pattern.compile("(?<![\\p{L}\\p{N}\\-])[\\p{L}\\p{N}]");
    private static final Pattern SENTENCE_END = Pattern.compile("[.;:!?]\\s");

    private AbbreviationFinder() {}

    public static List<Abbreviation> in(String text) {
        List<Abbreviation> found = new ArrayList<>();
        Matcher parenthesis = PARENTHESIS.matcher(text);
        while (parenthesis.find()) {
            String inside = parenthesis.group(1).strip();
            String before = text.substring(Math.max(0, parenthesis.start() - 2 * LONGEST_LONG_FORM),
                    parenthesis.start()).stripTrailing();
            definition(inside, before).ifPresent(found::add);
        }
        return found;
    }

    private static Optional<Abbreviation> definition(String inside, String before) {
        if (isShortForm(inside)) {
            return longForm(inside, window(before, inside)).map(form -> new Abbreviation(inside, form));
        }
        Matcher word = LAST_WORD.matcher(before);
        return word.find() && isShortForm(word.group(1))
                ? longForm(word.group(1), inside).filter(inside::equals)
                        .map(form -> new Abbreviation(word.group(1), form))
                : Optional.empty();
    }

    /// Two to ten characters, with a capital or a digit beside letters: `(see)` and `(2019)` are none.
    private static boolean isShortForm(String text) {
        return text.length() >= 2 && text.length() <= LONGEST_SHORT_FORM && SHORT_FORM.matcher(text).matches()
                && text.codePoints().anyMatch(Character::isLetter)
                && text.codePoints().anyMatch(c -> Character.isUpperCase(c) || Character.isDigit(c));
    }

    /// The words before the parenthesis that the long form can reach back to, within their sentence.
    private static String window(String before, String shortForm) {
        int most = Math.min(shortForm.length() + 5, shortForm.length() * 2);
        Matcher end = SENTENCE_END.matcher(before);
        int from = 0;
        while (end.find()) {
            from = end.end();
        }
        String[] words = before.substring(from).split("\\s+");
        int start = Math.max(0, words.length - most);
        return String.join(" ", List.of(words).subList(start, words.length));
    }

    private static Optional<String> longForm(String shortForm, String text) {
        int at = text.length();
        for (int i = shortForm.length() - 1; i >= 0; i--) {
            int letter = Character.toLowerCase(shortForm.charAt(i));
            if (Character.isLetterOrDigit(letter)) {
                at = before(text, at, letter, i == 0);
                if (at < 0) {
                    return Optional.empty();
                }
            }
        }
        String form = text.substring(at).strip();
        return isLongForm(form, shortForm) ? Optional.of(form) : Optional.empty();
    }

    /// The last place before another where a letter stands.
    private static int before(String text, int end, int letter, boolean first) {
        int at = end - 1;
        while (at >= 0
                && (Character.toLowerCase(text.charAt(at)) != letter || (first && !startsWord(text, at)))) {
            at--;
        }
        return at;
    }

    private static boolean startsWord(String text, int at) {
        return WORD_START.matcher(text).region(at, text.length()).useTransparentBounds(true).lookingAt();
    }

    private static boolean isLongForm(String form, String shortForm) {
        return form.length() > shortForm.length() && form.length() <= LONGEST_LONG_FORM
                && !form.contains("(") && !form.toLowerCase(Locale.ROOT)
                        .contains(shortForm.toLowerCase(Locale.ROOT) + " ");
    }
}
