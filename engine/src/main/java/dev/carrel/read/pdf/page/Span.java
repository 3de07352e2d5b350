package dev.carrel.read.pdf.page;

import dev.carrel.read.pdf.glyph.Face;

/// A run of characters of one line in one face and size.
///
/// @param raised true for what stands above or below the line in smaller type: a note's number, an index
/// @param faint  true for what is painted light, as watermarks are
public record Span(String text, Face face, double size, boolean raised, double x0, double x1,
        boolean faint) {}
