package dev.carrel.document.text;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/// A title as far as two printings of it agree: letters and digits without case, accents, signs, spaces or markup.
public final class TitleLetters {
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern MARKUP = Pattern.compile("</?(?:i|b|em|sub|sup|scp|strong|italic|bold)>");

    private TitleLetters() {}

    public static String of(String printed) {
        return signless(folded(withoutMarkup(printed)));
    }

    public static String withoutMarkup(String printed) {
        return printed.indexOf('<') < 0 ? printed : MARKUP.matcher(printed).replaceAll("");
    }

    /// Small letters without accents.
    public static String folded(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        if (lower.chars().allMatch(c -> c < 128)) {
            return lower;
        }
        String plain = lower.replace("ß", "ss").replace("æ", "ae").replace("œ", "oe").replace("ø", "o")
                .replace("ł", "l").replace("đ", "d").replace("ı", "i");
        return MARKS.matcher(Normalizer.normalize(plain, Normalizer.Form.NFKD)).replaceAll("");
    }

    public static String signless(String folded) {
        StringBuilder letters = new StringBuilder(folded.length());
        folded.chars().filter(Character::isLetterOrDigit).forEach(c -> letters.append((char) c));
        return letters.toString();
    }
}
