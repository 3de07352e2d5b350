package dev.carrel.index.lucene.analysis;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.lang.Character.UnicodeBlock;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.Set;

import org.apache.lucene.analysis.charfilter.BaseCharFilter;
import org.jspecify.annotations.Nullable;

/// Gives one spelling to what is written in several, before words are told apart: ligatures, full-width and styled
/// letters, lowered and raised digits, dashes, soft hyphens, accents as characters of their own, vowel points, and the
/// Greek letters in names (`β-catenin` is `beta-catenin`). Every character still knows its place in the text.
final class SpellingFilter extends BaseCharFilter {
    private static final int SOFT_HYPHEN = 0xAD;
    private static final int MICRO = 0xB5;
    private static final Set<UnicodeBlock> STYLED = Set.of(UnicodeBlock.ALPHABETIC_PRESENTATION_FORMS,
            UnicodeBlock.LETTERLIKE_SYMBOLS, UnicodeBlock.ARABIC_PRESENTATION_FORMS_A,
            UnicodeBlock.ARABIC_PRESENTATION_FORMS_B, UnicodeBlock.HALFWIDTH_AND_FULLWIDTH_FORMS,
            UnicodeBlock.CJK_COMPATIBILITY, UnicodeBlock.NUMBER_FORMS,
            UnicodeBlock.MATHEMATICAL_ALPHANUMERIC_SYMBOLS);

    private @Nullable String unified;
    private int at;

    SpellingFilter(Reader text) {
        super(text);
    }

    @Override
    public int read(char[] target, int offset, int length) throws IOException {
        String text = text();
        if (at == text.length()) {
            return -1;
        }
        int end = Math.min(text.length(), at + length);
        text.getChars(at, end, target, offset);
        int count = end - at;
        at = end;
        return count;
    }

    private String text() throws IOException {
        if (unified == null) {
            StringWriter all = new StringWriter();
            input.transferTo(all);
            String text = all.toString();
            unified = text.chars().allMatch(c -> c < 0x80) ? text : unify(text);
        }
        return unified;
    }

    private String unify(String text) {
        StringBuilder out = new StringBuilder(text.length() + 16);
        int from = 0;
        while (from < text.length()) {
            int to = end(text, from);
            if (to == from + 1 && text.charAt(from) < 0x80) {
                out.append(text.charAt(from));
            } else {
                append(out, spelling(text, from, to, out), from, to);
            }
            from = to;
        }
        return out.toString();
    }

    /// The characters that a replacement has more than the original stand at the original's end.
    private void append(StringBuilder out, String replacement, int from, int to) {
        int start = out.length();
        out.append(replacement);
        for (int extra = to - from; extra < replacement.length(); extra++) {
            addOffCorrectMap(start + extra + 1, to - start - extra - 1);
        }
        if (replacement.length() < to - from) {
            addOffCorrectMap(out.length(), to - out.length());
        }
    }

    /// The end of a character with the marks that belong to it.
    private static int end(String text, int from) {
        int end = from + Character.charCount(text.codePointAt(from));
        while (end < text.length() && text.charAt(end) >= 0x300 && belongs(text.codePointAt(end))) {
            end += Character.charCount(text.codePointAt(end));
        }
        return text.charAt(from) == SOFT_HYPHEN && end < text.length() && text.charAt(end) == '\n'
                ? end + 1
                : end;
    }

    /// Accents, the vowels and finals of Hangul in pieces, and the voicing of half-width kana.
    private static boolean belongs(int c) {
        return Character.getType(c) == Character.NON_SPACING_MARK || (c >= 0x1160 && c <= 0x11FF)
                || c == 0xFF9E
                || c == 0xFF9F;
    }

    private static String spelling(String text, int from, int to, StringBuilder before) {
        int c = text.codePointAt(from);
        String plain = plain(text.substring(from, to), c);
        int first = plain.isEmpty() ? c : plain.codePointAt(0);
        if (isGreekLetter(first) && plain.length() == 1) {
            return greek(text, from, to, plain, before);
        }
        return switch (c) {
            case SOFT_HYPHEN, 0x200C, 0x200D, 0x2060, 0xFEFF, 0x640 -> "";
            case 0x2010, 0x2011, 0x2012, 0x2013, 0x2212, 0xFF0D -> joins(text, from, to) ? "-" : plain;
            case 0x207A -> isRaised(text, from - 1) ? "+" : plain;
            case 0x451 -> "е";
            case 0x401 -> "Е";
            default -> c >= 0x2080 && c <= 0x2089 && endsWithLetters(before, 8)
                    ? String.valueOf((char) (c - 0x2080 + '0'))
                    : isRaised(text, from) && belongsToName(text, from, to) ? raised(c) : plain;
        };
    }

    private static String plain(String piece, int c) {
        if (isStyled(c)) {
            return Normalizer.normalize(piece, Form.NFKC);
        }
        return switch (Character.UnicodeScript.of(c)) {
            case LATIN, CYRILLIC, HANGUL, HIRAGANA, KATAKANA, COMMON -> composed(piece);
            case GREEK -> unmarked(Normalizer.normalize(piece, Form.NFD)).replace('ς', 'σ');
            case ARABIC, HEBREW -> unmarked(piece);
            default -> piece;
        };
    }

    private static String composed(String piece) {
        String composed = Normalizer.normalize(piece, Form.NFC);
        return composed.length() == 1 ? composed : unmarked(composed);
    }

    private static String unmarked(String piece) {
        StringBuilder unmarked = new StringBuilder();
        piece.codePoints().filter(c -> Character.getType(c) != Character.NON_SPACING_MARK)
                .forEach(unmarked::appendCodePoint);
        return unmarked.toString();
    }

    /// Letters and digits that look special and mean what the plain ones mean. Trade marks are no letters.
    private static boolean isStyled(int c) {
        if (c < 0x2100 || c == 0x2120 || c == 0x2122) {
            return c == MICRO;
        }
        UnicodeBlock block = UnicodeBlock.of(c);
        return block != null && STYLED.contains(block);
    }

    private static boolean isGreekLetter(int c) {
        return c >= 0x370 && c <= 0x3FF && Character.isLetter(c);
    }

    /// A letter by itself is a symbol, and has a name; among others it is part of a Greek word. Before a Latin letter
    /// mu is the sign of a millionth, which keyboards without it write as u.
    private static String greek(String text, int from, int to, String letter, StringBuilder before) {
        if ((from > 0 && isGreekLetter(text.charAt(from - 1)))
                || (to < text.length() && isGreekLetter(text.charAt(to)))) {
            return letter;
        }
        boolean unit = letter.equals("μ") && to < text.length() && Character.isLetter(text.charAt(to))
                && !endsWithLetters(before, 8);
        return unit ? "u" : GreekLetters.name(letter.charAt(0));
    }

    private static boolean joins(String text, int from, int to) {
        return from > 0 && to < text.length() && Character.isLetterOrDigit(text.charAt(from - 1))
                && Character.isLetterOrDigit(text.charAt(to));
    }

    private static boolean isRaised(String text, int at) {
        return at >= 0 && !raised(text.charAt(at)).isEmpty();
    }

    private static String raised(int c) {
        return switch (c) {
            case 0xB9 -> "1";
            case 0xB2 -> "2";
            case 0xB3 -> "3";
            default ->
                c >= 0x2070 && c <= 0x2079 && c != 0x2071 ? String.valueOf((char) (c - 0x2070 + '0')) : "";
        };
    }

    /// A raised digit is part of `Ca²⁺` and `R²`; behind a longer word or a number it is a note or a power.
    private static boolean belongsToName(String text, int from, int to) {
        int start = from;
        while (start > 0 && from - start <= 3 && Character.isLetter(text.charAt(start - 1))) {
            start--;
        }
        boolean ion = to < text.length() && text.charAt(to) == 0x207A;
        return start < from && from - start <= (ion ? 3 : 2)
                && (start == 0 || !Character.isDigit(text.charAt(start - 1)));
    }

    /// Whether a run of up to `most` letters and digits ends here.
    private static boolean endsWithLetters(StringBuilder text, int most) {
        int start = text.length();
        while (start > 0 && text.length() - start <= most
                && Character.isLetterOrDigit(text.charAt(start - 1))) {
            start--;
        }
        int length = text.length() - start;
        return length > 0 && length <= most && Character.isLetter(text.charAt(start));
    }
}
