package dev.carrel.read.pdf.glyph;

/// A rectangle on a page, seen upright: x to the right, y downwards, in points.
public record Area(double x0, double y0, double x1, double y1) {
    public static Area around(Area a, Area b) {
        return new Area(Math.min(a.x0, b.x0), Math.min(a.y0, b.y0), Math.max(a.x1, b.x1),
                Math.max(a.y1, b.y1));
    }

    public double width() {
        return x1 - x0;
    }

    public double height() {
        return y1 - y0;
    }

    public double middle() {
        return (x0 + x1) / 2;
    }

    /// How much of the narrower one's width both share, from 0 to 1.
    public double overlap(Area other) {
        double shared = Math.min(x1, other.x1) - Math.max(x0, other.x0);
        double narrower = Math.min(width(), other.width());
        return narrower <= 0 ? 0 : Math.max(0, shared / narrower);
    }

    public boolean contains(Area other) {
        return other.x0 >= x0 && other.x1 <= x1 && other.y0 >= y0 && other.y1 <= y1;
    }

    public Area grown(double by) {
        return new Area(x0 - by, y0 - by, x1 + by, y1 + by);
    }
}
