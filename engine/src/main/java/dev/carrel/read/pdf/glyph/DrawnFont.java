package dev.carrel.read.pdf.glyph;

import java.io.IOException;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType3CharProc;
import org.apache.pdfbox.pdmodel.font.PDType3Font;

/// A font whose letters are drawings. Old files of TeX have them in dots, set at a fraction of a point: only the height of the
/// letters tells how large they are printed.
final class DrawnFont {
    /// Nobody prints letters of two points; a size below is that of a dot.
    static final double DOT = 2;
    /// Letters such as `b` and `H` rise to this share of their size in Computer Modern, the fonts that are drawn this way.
    private static final double TALL = 0.69;

    private DrawnFont() {}

    /// How many units of the font its size is; 1 where its letters do not say how tall they are.
    static double units(PDType3Font font) {
        double letters = tallest(font, code -> code < 128 && Character.isLetter(code));
        double tall = letters > 0 ? letters : tallest(font, _ -> true);
        return tall > 0 ? tall / TALL : 1;
    }

    private static double tallest(PDType3Font font, IntPredicate codes) {
        return IntStream.range(0, 256).filter(codes).mapToDouble(code -> height(font, code)).max().orElse(0);
    }

    private static double height(PDType3Font font, int code) {
        try {
            PDType3CharProc drawing = font.getCharProc(code);
            PDRectangle box = drawing == null ? null : drawing.getGlyphBBox();
            return box == null ? 0 : Math.max(-box.getLowerLeftY(), box.getUpperRightY());
        } catch (IOException | RuntimeException damaged) {
            return 0;
        }
    }
}
