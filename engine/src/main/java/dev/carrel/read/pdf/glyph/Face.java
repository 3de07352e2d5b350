package dev.carrel.read.pdf.glyph;

import java.util.Locale;
import java.util.regex.Pattern;

import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;

/// A typeface in one style, as far as the font's name and descriptor tell.
public record Face(String name, boolean bold, boolean italic) {
    private static final Pattern SUBSET = Pattern.compile("^[A-Z]{6}\\+");
    /// A second font file of the same style: `Corbel-Bold2`.
    private static final Pattern COPY = Pattern.compile("(-[A-Za-z]{3,})\\d$");
    private static final Pattern BOLD = Pattern.compile(
            "bold|black|heavy|demi|(cm|cmss|ec|sf)bx|-bd|(^|[-_.,])b(i|o)?$|medi$|\\.b$|nbold|(semi|ultra)b");
    private static final Pattern ITALIC = Pattern.compile(
            "ital|obli|slant|(cm|ec|sf)(ti|sl)|cmmi|(^|[-_.,])b?i$|\\.i$|-it\\b|kursiv");
    /// Weights of fonts from here on are bold; medium is 500.
    private static final float HEAVY = 600;

    static Face of(PDFont font) {
        String full = font.getName() == null ? "" : SUBSET.matcher(font.getName()).replaceFirst("");
        String name = COPY.matcher(full).replaceFirst("$1");
        String lower = name.toLowerCase(Locale.ROOT);
        PDFontDescriptor descriptor = font.getFontDescriptor();
        boolean bold = BOLD.matcher(lower).find()
                || (descriptor != null && (descriptor.isForceBold() || descriptor.getFontWeight() >= HEAVY));
        boolean italic = ITALIC.matcher(lower).find() || (descriptor != null && descriptor.isItalic());
        return new Face(name, bold, italic);
    }

    /// Its name without the size that fonts of TeX are made for: `CMR` of `CMR17`.
    public String family() {
        return name.replaceAll("\\d+", "");
    }
}
