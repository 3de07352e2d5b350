package dev.carrel.read.pdf.glyph;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

import dev.carrel.base.PackagedFile;
import org.apache.pdfbox.pdmodel.font.encoding.GlyphList;
import org.apache.pdfbox.pdmodel.font.encoding.SymbolEncoding;

/// Fonts that have signs where their encoding says letters: publishers' programs name a glyph by the key that types it, so
/// that `<1` reads `o1` and `~20` reads `B20`. Such a font is known by its name, and in every paper the same key prints the
/// same sign; what is in no table stays as it is.
final class SignFonts {
    /// Six letters and a plus sign mark a part of a font; 3B2 writes six letters alone.
    private static final Pattern PART = Pattern.compile("^([A-Z]{6}\\+)?([A-Z][a-z]{5}(?=Adv))?");
    /// TeX's fonts come in numbered copies.
    private static final Pattern COPY = Pattern.compile("(?<=Symbols|Italic|Extension)\\d+$");
    /// Greek by the keys that sound alike, as Symbol has it, which has no other letters.
    private static final Pattern SOUNDING = Pattern.compile(
            "(Euclid)?Symbol(MT)?([-,](Bold|Italic|BoldItalic))?|AdvPS?3F4C13|AdvP(3EAA99|697C)"
                    + "|AdvPS(_SSY[IR]|4721B4)|AdvTT(52b432ec|ab7e17fd|b19eb3c6|cd7bcd39)");
    /// Greek in the order of its alphabet.
    private static final Pattern COUNTED = Pattern.compile("AdvPSMP1[013]|AdvGreek_(R|B|I|BI)");
    private static final String GREEK = "αβγδεζηθικλμνξοπρστυφχψω";
    private static final Map<String, Map<String, String>> SIGNS = read();

    private SignFonts() {}

    /// The name of a font as its maker gave it.
    static String family(String name) {
        return COPY.matcher(PART.matcher(name).replaceFirst("")).replaceFirst("");
    }

    /// The sign that a font prints where its encoding says this character.
    static Optional<String> printed(String family, String said) {
        String sign = SIGNS.getOrDefault(family, Map.of()).get(said);
        char key = said.charAt(0);
        if (sign != null || !isLatin(key)) {
            return Optional.ofNullable(sign);
        }
        if (SOUNDING.matcher(family).matches()) {
            return symbol(key);
        }
        return COUNTED.matcher(family).matches() ? counted(key) : Optional.empty();
    }

    private static boolean isLatin(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    /// The sign that Symbol has at this place.
    static Optional<String> symbol(int place) {
        String name = SymbolEncoding.INSTANCE.getName(place);
        return name.equals("mu")
                ? Optional.of("μ")
                : Optional.ofNullable(GlyphList.getAdobeGlyphList().toUnicode(name));
    }

    private static Optional<String> counted(char key) {
        int place = Character.toLowerCase(key) - 'a';
        if (place >= GREEK.length()) {
            return Optional.empty();
        }
        char letter = GREEK.charAt(place);
        return Optional.of(String.valueOf(key < 'a' ? Character.toUpperCase(letter) : letter));
    }

    private static Map<String, Map<String, String>> read() {
        Map<String, Map<String, String>> fonts = new HashMap<>();
        PackagedFile.text(SignFonts.class, "sign-fonts.txt").lines()
                .filter(line -> !line.startsWith("# ")).forEach(line -> learn(line, fonts));
        return Map.copyOf(fonts);
    }

    private static void learn(String line, Map<String, Map<String, String>> fonts) {
        List<String> row = List.of(line.split(" "));
        Map<String, String> signs = new HashMap<>();
        row.subList(1, row.size()).forEach(pair -> signs.put(pair.substring(0, 1), pair.substring(1)));
        for (String name : row.getFirst().split("\\|")) {
            fonts.put(name, Map.copyOf(signs));
        }
    }
}
