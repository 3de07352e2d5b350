package dev.carrel.read.pdf.sight;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/// A closed outline on the page.
///
/// @param isRectangle true of one that stands upright
record Outlined(Path2D path, Rectangle2D bounds, boolean isRectangle) {
    static Outlined of(Path2D path, boolean onlyRectangle) {
        Rectangle2D bounds = path.getBounds2D();
        return new Outlined(path, bounds, onlyRectangle && path.contains(inner(bounds)));
    }

    /// A rectangle that a matrix has turned does not fill its box.
    private static Rectangle2D inner(Rectangle2D box) {
        double x = box.getWidth() * 0.01;
        double y = box.getHeight() * 0.01;
        return new Rectangle2D.Double(box.getX() + x, box.getY() + y, box.getWidth() - 2 * x,
                box.getHeight() - 2 * y);
    }

    boolean contains(double x, double y) {
        return bounds.contains(x, y) && (isRectangle || path.contains(x, y));
    }
}
