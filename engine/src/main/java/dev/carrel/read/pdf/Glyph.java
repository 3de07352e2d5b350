package dev.carrel.read.pdf;

/// One character as it stands on the page, seen upright: x to the right, y downwards, in points.
///
/// @param turn  how far the text is turned against the page: 0, 90, 180 or 270 degrees
/// @param space how wide a space would be
record Glyph(String text, double x0, double x1, double baseline, double size, Face face, int turn,
        double space) {
    boolean isBlank() { return text.isBlank(); }
}
