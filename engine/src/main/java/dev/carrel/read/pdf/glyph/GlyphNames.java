package dev.carrel.read.pdf.glyph;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.apache.pdfbox.pdmodel.font.encoding.GlyphList;

/// Tells signs by the names of their glyphs where no standard does. Typesetting programs name them by their place in the
/// font that they were taken from, `C0` or `C176`: that is Symbol, or else TeX's font of signs. Mathematical Pi numbers
/// them, `H11005`; Zapf's Dingbats do too, `a19`.
final class GlyphNames {
    private static final Pattern PLACE = Pattern.compile("C(\\d{1,3})");
    private static final Pattern NUMBERED = Pattern.compile("H(\\d{4,5})");
    private static final Pattern DINGBAT = Pattern.compile("a\\d{1,3}");
    /// TeX's font of signs, by its names; the first is what 3B2 calls it in the files of all publishers that use it.
    private static final Pattern TEX_FONT = Pattern
            .compile("AdvP4C4E74|(?i:maths?_?symbol|mathsymb|macmthsy|cmsy)");
    private static final Map<Integer, String> TEX = Map.ofEntries(Map.entry(0, "−"), Map.entry(1, "·"),
            Map.entry(2, "×"), Map.entry(3, "∗"), Map.entry(4, "÷"), Map.entry(6, "±"), Map.entry(7, "∓"),
            Map.entry(14, "◦"), Map.entry(15, "•"), Map.entry(17, "≡"), Map.entry(20, "≤"),
            Map.entry(21, "≥"), Map.entry(24, "∼"), Map.entry(25, "≈"), Map.entry(28, "≪"),
            Map.entry(29, "≫"), Map.entry(33, "→"), Map.entry(36, "↔"), Map.entry(39, "≃"),
            Map.entry(47, "∝"), Map.entry(48, "′"), Map.entry(49, "∞"), Map.entry(50, "∈"));
    private static final String CAPITALS = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ";
    private static final String SMALL = "αβγδεζηθικλμνξοπρσςτυφχψω";
    private static final Map<Integer, String> PI = pi();

    private GlyphNames() {}

    static Optional<String> sign(String family, String glyph) {
        if (glyph.indexOf('_') > 0) {
            return ligature(glyph);
        }
        Matcher place = PLACE.matcher(glyph);
        if (place.matches()) {
            return placed(family, Integer.parseInt(place.group(1)));
        }
        Matcher number = NUMBERED.matcher(glyph);
        if (number.matches()) {
            return Optional.ofNullable(PI.get(Integer.parseInt(number.group(1))));
        }
        return DINGBAT.matcher(glyph).matches() && family.contains("Dingbat")
                ? Optional.ofNullable(GlyphList.getZapfDingbats().toUnicode(glyph))
                : Optional.empty();
    }

    /// Letters that have grown together are called by all of them: `f_f_i`, `T_h.alt`.
    private static Optional<String> ligature(String glyph) {
        StringBuilder letters = new StringBuilder();
        for (String part : glyph.split("\\.")[0].split("_")) {
            String letter = GlyphList.getAdobeGlyphList().toUnicode(part);
            if (letter == null) {
                return Optional.empty();
            }
            letters.append(letter);
        }
        return Optional.of(letters.toString());
    }

    private static Optional<String> placed(String family, int place) {
        if (TEX_FONT.matcher(family).find()) {
            return Optional.ofNullable(TEX.get(place));
        }
        return family.matches("(?i).*symbol.*") ? SignFonts.symbol(place) : Optional.empty();
    }

    private static Map<Integer, String> pi() {
        Map<Integer, String> signs = new HashMap<>(Map.ofEntries(Map.entry(11001, "+"),
                Map.entry(11002, "−"), Map.entry(11003, "×"), Map.entry(11004, "÷"), Map.entry(11005, "="),
                Map.entry(11006, "±"), Map.entry(11008, "∝"), Map.entry(11009, "∞"), Map.entry(11011, "~"),
                Map.entry(11013, "≡"), Map.entry(11015, "≈"), Map.entry(11021, "<"), Map.entry(11022, ">"),
                Map.entry(11032, "′"), Map.entry(11033, "″"), Map.entry(11034, "°"), Map.entry(11080, "·"),
                Map.entry(11349, "≤"), Map.entry(11350, "≥"), Map.entry(11545, "+"), Map.entry(11546, "−"),
                Map.entry(11549, "="), Map.entry(11569, "*"), Map.entry(18528, "•"), Map.entry(20858, "∑")));
        for (int i = 0; i < CAPITALS.length(); i++) {
            signs.put(9001 + i, CAPITALS.substring(i, i + 1));
        }
        for (int i = 0; i < SMALL.length(); i++) {
            signs.put(9251 + i, SMALL.substring(i, i + 1));
        }
        return Map.copyOf(signs);
    }
}
