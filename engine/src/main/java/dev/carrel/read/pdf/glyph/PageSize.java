package dev.carrel.read.pdf.glyph;

/// A page as one looks at it: its number from 1 and its size in points.
public record PageSize(int page, double width, double height) {
    /// The area on the upright page of something that was measured along a turned line of text.
    public Area upright(Area area, int turn) {
        return switch (turn) {
            case 90 -> new Area(area.y0(), height - area.x1(), area.y1(), height - area.x0());
            case 180 ->
                new Area(width - area.x1(), height - area.y1(), width - area.x0(), height - area.y0());
            case 270 -> new Area(width - area.y1(), area.x0(), width - area.y0(), area.x1());
            default -> area;
        };
    }
}
