package dev.carrel.read.pdf.glyph;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDSimpleFont;
import org.apache.pdfbox.pdmodel.font.PDType3Font;
import org.apache.pdfbox.text.TextPosition;

/// Reads signs whose fonts do not say what they mean, by the font's name ([SignFonts]) or the glyph's ([GlyphNames]), never
/// by the text around them. What neither tells is left as the font's encoding has it.
final class SignRepair {
    /// Fonts that have nothing but signs call an equals sign a quarter and a plus sign a thorn.
    private static final Map<String, String> CALLED = Map.of("¼", "=", "þ", "+", "ð", "(", "Þ", ")");

    /// The signs that the codes of each font print, as far as they were asked for.
    private final Map<PDFont, Map<Integer, String>> known = new HashMap<>();
    private final Map<PDFont, String> families = new HashMap<>();
    private final Map<PDSimpleFont, Boolean> wordless = new HashMap<>();

    /// Fonts are held no longer than for a page.
    void startPage() {
        known.clear();
        families.clear();
        wordless.clear();
    }

    /// The text of a glyph, or what its font tells where the text is wrong or none that can be read.
    String of(TextPosition at) {
        String text = at.getUnicode() == null ? "" : at.getUnicode();
        if (text.length() != 1 || at.getFont() == null) {
            return text;
        }
        return known.computeIfAbsent(at.getFont(), _ -> new HashMap<>())
                .computeIfAbsent(at.getCharacterCodes()[0], code -> printed(at.getFont(), code, text));
    }

    private String printed(PDFont font, int code, String said) {
        if (said.equals("\u00AD")) {
            // A hyphen that is printed is one, however soft its code.
            return "-";
        }
        String family = families.computeIfAbsent(font,
                _ -> SignFonts.family(String.valueOf(font.getName())));
        return named(font, family, code, said)
                .or(() -> isPlaced(said.charAt(0))
                        ? placed(family, said.charAt(0) - 0xF000)
                        : SignFonts.printed(family, said))
                .orElseGet(() -> CALLED.containsKey(said) && isWordless(font) ? CALLED.get(said) : said);
    }

    /// Some programs put the codes of Symbol and Wingdings at a place of private use.
    private static boolean isPlaced(char c) {
        return c > 0xF020 && c <= 0xF0FF;
    }

    private static Optional<String> placed(String family, int place) {
        Optional<String> printed = SignFonts.printed(family, String.valueOf((char) place));
        return printed.isEmpty() && family.contains("Symbol") ? SignFonts.symbol(place) : printed;
    }

    private static Optional<String> named(PDFont font, String family, int code, String said) {
        if (!(font instanceof PDSimpleFont simple) || simple.getEncoding() == null
                || !isUntold(simple, code, said)) {
            return Optional.empty();
        }
        return font instanceof PDType3Font
                ? TexCodes.text(simple.getEncoding(), code)
                : GlyphNames.sign(family, String.valueOf(simple.getEncoding().getName(code)));
    }

    /// Whether the text is none, or only the code itself for want of anything better.
    private static boolean isUntold(PDSimpleFont font, int code, String said) {
        char c = said.charAt(0);
        boolean unreadable = c == '\uFFFD' || (c < ' ' && !Character.isWhitespace(c));
        return unreadable || (c == code && font.toUnicode(code) == null);
    }

    /// Whether a font has widths for no letters.
    private boolean isWordless(PDFont font) {
        return font instanceof PDSimpleFont simple && simple.getEncoding() != null
                && wordless.computeIfAbsent(simple, _ -> letters(simple).noneMatch(SignRepair::isLetter));
    }

    private static Stream<String> letters(PDSimpleFont font) {
        COSArray widths = font.getCOSObject().getCOSArray(COSName.WIDTHS);
        int first = font.getCOSObject().getInt(COSName.FIRST_CHAR, 0);
        return widths == null
                ? Stream.of("a")
                : IntStream.range(0, widths.size())
                        .filter(i -> widths.getObject(i) instanceof COSNumber width && width.floatValue() > 0)
                        .mapToObj(i -> String.valueOf(font.getGlyphList()
                                .toUnicode(font.getEncoding().getName(first + i))));
    }

    private static boolean isLetter(String text) {
        return text.length() == 1 && Character.isLetter(text.charAt(0)) && !CALLED.containsKey(text);
    }
}
