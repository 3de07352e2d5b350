package dev.carrel.document;

/// A rectangle in page coordinates: points, from the upper left corner.
public record Box(double x0, double y0, double x1, double y1) {}
