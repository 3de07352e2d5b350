package dev.carrel.read.pdf.glyph;

import java.text.Normalizer;
import java.util.regex.Pattern;

/// Undoes what printers do to letters: ligatures, letters of formulas that have codes of their own, accents set as characters of their own, characters of private use.
public final class LetterForms {
    private static final String LOOSE = "´`¨ˆ˜ˇ¸˚¯˘˝";
    private static final String COMBINING = "\u0301\u0300\u0308\u0302\u0303\u030C\u0327\u030A\u0304\u0306\u030B";
    private static final Pattern LIGATURES = Pattern.compile("[\uFB00-\uFB06\\x{1D400}-\\x{1D7FF}]");
    private static final Pattern LOOSE_ACCENT = Pattern.compile("([" + LOOSE + "])\\s?([A-Za-zı])");
    private static final Pattern SPACED_OUT = Pattern.compile("(?<!\\p{L})(?:\\p{Lu} ){3,}\\p{Lu}(?!\\p{L})");
    private static final Pattern UNKNOWN = Pattern
            .compile("[\uE000-\uF8FF\\p{Cntrl}\\p{Cs}\u00AD\uFEFF\uFFFE\uFFFF]");

    private LetterForms() {}

    public static String plain(String text) {
        if (isPlain(text)) {
            return text;
        }
        String letters = LIGATURES.matcher(text)
                .replaceAll(m -> Normalizer.normalize(m.group(), Normalizer.Form.NFKC));
        letters = letters.replace('\u00A0', ' ');
        letters = SPACED_OUT.matcher(letters).replaceAll(m -> m.group().replace(" ", ""));
        letters = UNKNOWN.matcher(letters).replaceAll("");
        return LOOSE_ACCENT.matcher(letters).replaceAll(m -> accented(m.group(1), m.group(2)));
    }

    /// Whether it is an accent that is printed apart from its letter.
    public static boolean isLooseAccent(String glyph) {
        return glyph.length() == 1 && LOOSE.contains(glyph);
    }

    /// Nearly all text is: letters of the alphabet, digits, common marks, and no single capitals in a row.
    private static boolean isPlain(String text) {
        int singles = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            singles = c == ' '
                    ? singles
                    : c >= 'A' && c <= 'Z' && (i + 1 == text.length() || text.charAt(i + 1) == ' ')
                            ? singles + 1
                            : 0;
            if (c < ' ' || c > '~' || c == '`' || singles > 2) {
                return false;
            }
        }
        return true;
    }

    private static String accented(String accent, String letter) {
        String base = letter.equals("ı") ? "i" : letter;
        return Normalizer.normalize(base + COMBINING.charAt(LOOSE.indexOf(accent)), Normalizer.Form.NFC);
    }
}
