package dev.carrel.read.pdf.page;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.read.pdf.glyph.Face;
import dev.carrel.read.pdf.glyph.Glyph;
import dev.carrel.read.pdf.glyph.PageInk;
import dev.carrel.read.pdf.glyph.PageSize;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

/// A page that is only a picture, read as if its words had been printed: what follows need not know the difference.
public final class PagePicture {
    /// The resolution that recognisers are made for.
    static final int DPI = 300;

    private static final double POINTS = 72.0 / DPI;
    /// Of a line's height, from the tops of its ascenders to the feet of its descenders.
    private static final double DESCENT = 0.22;
    private static final Face FACE = new Face("recognised", false, false);

    private PagePicture() {}

    public static PageInk read(PDDocument document, PageSize sheet, Recogniser recogniser)
            throws IOException {
        PDFRenderer renderer = new PDFRenderer(document);
        renderer.setSubsamplingAllowed(true);
        List<Recogniser.Word> words = recogniser
                .words(renderer.renderImageWithDPI(sheet.page() - 1, DPI, ImageType.GRAY));
        return new PageInk(sheet, glyphs(words), List.of(), List.of());
    }

    private static List<Glyph> glyphs(List<Recogniser.Word> words) {
        List<Glyph> glyphs = new ArrayList<>();
        Recogniser.Word before = null;
        for (Recogniser.Word word : words) {
            if (before != null && before.line() == word.line()) {
                glyphs.add(glyph(" ", before.x1(), word.x0(), word));
            }
            glyphs.add(glyph(word.text(), word.x0(), word.x1(), word));
            before = word;
        }
        return glyphs;
    }

    private static Glyph glyph(String text, int x0, int x1, Recogniser.Word word) {
        double size = Math.max(1, Math.round(word.height() * POINTS));
        return new Glyph(text, x0 * POINTS, x1 * POINTS, word.bottom() * POINTS - DESCENT * size, size, FACE,
                0, size / 4, false);
    }
}
