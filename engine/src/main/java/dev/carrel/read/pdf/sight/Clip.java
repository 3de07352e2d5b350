package dev.carrel.read.pdf.sight;

import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/// The part of a page that is painted on: inside of all these outlines.
///
/// @param box    around what is left
/// @param shapes outlines that are no upright rectangles
record Clip(Rectangle2D box, List<Shape> shapes) {
    /// Far beyond any page.
    private static final double FAR = 1e7;
    /// Outlines that are held; of further ones only their boxes.
    private static final int MOST = 24;
    static final Clip NONE = new Clip(new Rectangle2D.Double(-FAR, -FAR, 2 * FAR, 2 * FAR), List.of());

    Clip and(Outlined outline) {
        Rectangle2D common = box.createIntersection(outline.bounds());
        if (common.getWidth() < 0 || common.getHeight() < 0) {
            common = new Rectangle2D.Double();
        }
        List<Shape> all = new ArrayList<>(shapes);
        if (!outline.isRectangle() && all.size() < MOST) {
            all.add(outline.path());
        }
        return new Clip(common, List.copyOf(all));
    }

    boolean contains(double x, double y) {
        return box.contains(x, y) && shapes.stream().allMatch(shape -> shape.contains(x, y));
    }

    /// Whether nothing of a glyph is painted.
    boolean hides(Rectangle2D glyph) {
        return !meets(box, glyph) || shapes.stream().anyMatch(shape -> !shape.intersects(glyph));
    }

    /// Two rectangles that touch do, also where one of them is only a line.
    private static boolean meets(Rectangle2D a, Rectangle2D b) {
        return a.getMaxX() >= b.getMinX() && b.getMaxX() >= a.getMinX() && a.getMaxY() >= b.getMinY()
                && b.getMaxY() >= a.getMinY() && a.getWidth() > 0 && a.getHeight() > 0;
    }
}
