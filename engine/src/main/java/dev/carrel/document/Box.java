package dev.carrel.document;

/// A rectangle on a page as one looks at it, its own rotation applied: in points (1/72 inch), x to the right and y
/// downwards from the upper left corner of the part that is shown (in a PDF its crop box).
public record Box(double x0, double y0, double x1, double y1) {}
