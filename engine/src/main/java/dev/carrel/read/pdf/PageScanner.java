package dev.carrel.read.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;

/// Runs a page's content stream and takes down what it shows. Of PDFBox's text stripper only the engine is used: it knows
/// fonts, encodings and matrices; what it makes of them (lines, words, sorting) is left aside.
final class PageScanner extends PDFTextStripper {
    private final Map<PDFont, Face> faces = new HashMap<>();
    private final List<Glyph> glyphs = new ArrayList<>();
    private final Drawings drawings;
    private int rotation;

    PageScanner() {
        drawings = new Drawings(this);
        drawings.listen();
        // Pages are asked for one by one, outside of the stripper's own counting, which stays at 0.
        setStartPage(0);
        setShouldSeparateByBeads(false);
    }

    /// @param number from 1
    PageInk scan(PDDocument document, int number) throws IOException {
        glyphs.clear();
        faces.clear();
        PDPage page = document.getPage(number - 1);
        rotation = page.getRotation();
        PDRectangle box = page.getCropBox();
        boolean lying = rotation == 90 || rotation == 270;
        drawings.start(box, rotation);
        processPage(page);
        Sheet sheet = new Sheet(number, lying ? box.getHeight() : box.getWidth(),
                lying ? box.getWidth() : box.getHeight());
        return new PageInk(sheet, List.copyOf(glyphs), drawings.rules(), drawings.pictures());
    }

    @Override
    protected void processTextPosition(TextPosition at) {
        String text = at.getUnicode();
        if (text == null || text.isEmpty()) {
            return;
        }
        double x = at.getXDirAdj();
        if (!isOnThePage(at)) {
            return;
        }
        glyphs.add(new Glyph(text, x, x + at.getWidthDirAdj(), at.getYDirAdj(), size(at), face(at.getFont()),
                Math.floorMod(Math.round(at.getDir()) - rotation, 360), at.getWidthOfSpace()));
    }

    /// Printers' marks stand outside of what is cut out.
    private static boolean isOnThePage(TextPosition at) {
        return at.getX() > -1 && at.getY() > -1 && at.getX() < at.getPageWidth() + 1
                && at.getY() < at.getPageHeight() + 1;
    }

    /// The size as printed, to a tenth: the font's own number says nothing where the matrix scales it.
    private static double size(TextPosition at) {
        return Math.round(at.getTextMatrix().getScalingFactorY() * 10) / 10.0;
    }

    private Face face(PDFont font) {
        return faces.computeIfAbsent(font, Face::of);
    }

    @Override
    protected void writePage() {
        // Nothing is written: the glyphs themselves are the result.
    }
}
