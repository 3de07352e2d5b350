package dev.carrel.read.pdf.glyph;

/// One character as it stands on the page, seen upright: x to the right, y downwards, in points.
///
/// @param turn  how far the text is turned against the page, in degrees: 0, 90, 180 or 270, anything else if it runs
///              aslant; its place is then measured along and across its own line
/// @param space how wide a space would be
/// @param faint true for what is painted so light or so thin that text can be printed over it
public record Glyph(String text, double x0, double x1, double baseline, double size, Face face, int turn,
        double space, boolean faint) {
    public boolean isBlank() { return text.isBlank(); }
}
