package dev.carrel.read.pdf;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.pdmodel.font.PDSimpleFont;
import org.apache.pdfbox.pdmodel.font.encoding.GlyphList;
import org.apache.pdfbox.pdmodel.font.encoding.SymbolEncoding;
import org.apache.pdfbox.text.TextPosition;

/// Reads signs whose fonts do not say what they mean. Typesetting programs name them by their place in the font that they
/// were taken from, `C0` or `C176`: that is Symbol, or else TeX's font of signs. The same programs call an equals sign a
/// quarter and a plus sign a thorn, in fonts that have nothing but signs.
final class Signs {
    private static final Pattern PLACE = Pattern.compile("C(\\d{1,3})");
    /// TeX's font of signs, by its names; the first is what 3B2 calls it in the files of all publishers that use it.
    private static final Pattern PI = Pattern.compile("AdvP4C4E74|(?i:maths?_?symbol|cmsy)");
    private static final Map<Integer, String> TEX = Map.ofEntries(Map.entry(0, "−"), Map.entry(1, "·"),
            Map.entry(2, "×"), Map.entry(3, "∗"), Map.entry(4, "÷"), Map.entry(6, "±"), Map.entry(7, "∓"),
            Map.entry(14, "◦"), Map.entry(15, "•"), Map.entry(17, "≡"), Map.entry(20, "≤"),
            Map.entry(21, "≥"),
            Map.entry(24, "∼"), Map.entry(25, "≈"), Map.entry(28, "≪"), Map.entry(29, "≫"),
            Map.entry(33, "→"), Map.entry(36, "↔"), Map.entry(39, "≃"), Map.entry(47, "∝"),
            Map.entry(48, "′"), Map.entry(49, "∞"), Map.entry(50, "∈"));

    private static final Map<String, String> CALLED = Map.of("¼", "=", "þ", "+", "ð", "(", "Þ", ")");

    private final Map<PDSimpleFont, Boolean> wordless = new HashMap<>();

    /// The text of a glyph, or what its name tells where it has none that can be read.
    String of(TextPosition at) {
        String text = at.getUnicode() == null ? "" : at.getUnicode();
        if (text.equals("\u00AD")) {
            // A hyphen that is printed is one, however soft its code.
            return "-";
        }
        if (text.length() != 1 || (text.charAt(0) >= ' ' && text.charAt(0) <= '~')) {
            return text;
        }
        if (isUnreadable(text.charAt(0))) {
            return named(at).orElse(text);
        }
        return CALLED.containsKey(text) && at.getFont() instanceof PDSimpleFont font && isWordless(font)
                ? CALLED.get(text)
                : text;
    }

    /// Whether a font says so by its name or has widths for no letters.
    private boolean isWordless(PDSimpleFont font) {
        return wordless.computeIfAbsent(font, _ -> {
            if (PI.matcher(String.valueOf(font.getName())).find()) {
                return true;
            }
            COSArray widths = font.getCOSObject().getCOSArray(COSName.WIDTHS);
            int first = font.getCOSObject().getInt(COSName.FIRST_CHAR, 0);
            return widths != null && font.getEncoding() != null && IntStream.range(0, widths.size())
                    .filter(i -> widths.getObject(i) instanceof COSNumber width && width.floatValue() > 0)
                    .mapToObj(i -> String.valueOf(font.getGlyphList()
                            .toUnicode(font.getEncoding().getName(first + i))))
                    .noneMatch(Signs::isLetter);
        });
    }

    private static boolean isLetter(String text) {
        return text.length() == 1 && Character.isLetter(text.charAt(0)) && !CALLED.containsKey(text);
    }

    private static boolean isUnreadable(char c) {
        return c == '\uFFFD' || (c < ' ' && !Character.isWhitespace(c));
    }

    private static Optional<String> named(TextPosition at) {
        if (!(at.getFont() instanceof PDSimpleFont font) || font.getEncoding() == null) {
            return Optional.empty();
        }
        Matcher place = PLACE.matcher(String.valueOf(font.getEncoding().getName(at.getCharacterCodes()[0])));
        if (!place.matches()) {
            return Optional.empty();
        }
        int code = Integer.parseInt(place.group(1));
        String name = String.valueOf(font.getName());
        if (PI.matcher(name).find()) {
            return Optional.ofNullable(TEX.get(code));
        }
        return name.toLowerCase(Locale.ROOT).contains("symbol")
                ? Optional.ofNullable(
                        GlyphList.getAdobeGlyphList().toUnicode(SymbolEncoding.INSTANCE.getName(code)))
                : Optional.empty();
    }
}
