package dev.carrel.read.pdf.sight;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/// All that is painted on a page, in order, by its place: figures have thousands of strokes, of which a glyph meets a few.
final class PaintedGrid {
    private static final int CELLS = 16;

    private final List<Painted> all = new ArrayList<>();
    private final List<List<Integer>> cells = new ArrayList<>();
    private Rectangle2D page = new Rectangle2D.Double();

    void start(Rectangle2D newPage) {
        page = newPage;
        all.clear();
        cells.clear();
        for (int i = 0; i < CELLS * CELLS; i++) {
            cells.add(new ArrayList<>());
        }
    }

    void add(Painted one) {
        Rectangle2D box = one.outline().bounds();
        for (int row = row(box.getMinY()); row <= row(box.getMaxY()); row++) {
            for (int column = column(box.getMinX()); column <= column(box.getMaxX()); column++) {
                cells.get(row * CELLS + column).add(all.size());
            }
        }
        all.add(one);
    }

    List<Painted> all() {
        return all;
    }

    /// The numbers in [#all()] of those that may be at a place, in rising order.
    List<Integer> near(double x, double y) {
        return cells.get(row(y) * CELLS + column(x));
    }

    /// Shapes beside the page count to its edge.
    private int row(double y) {
        return Math.clamp((long) ((y - page.getY()) / Math.max(1, page.getHeight()) * CELLS), 0, CELLS - 1);
    }

    private int column(double x) {
        return Math.clamp((long) ((x - page.getX()) / Math.max(1, page.getWidth()) * CELLS), 0, CELLS - 1);
    }
}
