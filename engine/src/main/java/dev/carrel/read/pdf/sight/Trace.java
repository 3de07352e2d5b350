package dev.carrel.read.pdf.sight;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;

import dev.carrel.document.HiddenText.Way;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;
import org.jspecify.annotations.Nullable;

/// A glyph that was shown: where, what had been painted before it, and why it cannot be seen as far as is known by then.
///
/// @param before how many other things had been painted
/// @param blank  true of a space
record Trace(Rectangle2D box, int before, boolean blank, @Nullable Way way) {
    /// Of the font's size: the height of most letters.
    private static final double HEIGHT = 0.6;
    private static final double WIDTH = 0.4;

    /// The rectangle of a glyph without ascenders and descenders.
    static Rectangle2D box(Matrix matrix, Vector displacement) {
        float width = displacement.getX() > 0 ? displacement.getX() : (float) WIDTH;
        Rectangle2D box = new Rectangle2D.Double(matrix.getTranslateX(), matrix.getTranslateY(), 0, 0);
        float[][] corners = {{width, 0}, {0, (float) HEIGHT}, {width, (float) HEIGHT}};
        for (float[] corner : corners) {
            Point2D at = matrix.transformPoint(corner[0], corner[1]);
            box.add(at);
        }
        return box;
    }

    Trace with(@Nullable Way newWay) {
        return new Trace(box, before, blank, newWay);
    }

    double x() {
        return box.getCenterX();
    }

    double y() {
        return box.getCenterY();
    }
}
