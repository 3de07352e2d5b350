/// Which glyphs of a page can be seen?
///
/// A content stream may put text on a page that nobody sees: without ink, in the colour of the paper, below a picture, beside the
/// page. [Canvas] follows what is painted, in order, with its colour and its clip; [Visibility] holds each glyph against it. A page
/// that is a picture has its text below the picture or without ink, and that text is what the picture shows: it stays text.
///
/// Deliberately absent: rendering. Colours are compared at a few points of a glyph, and what is not known for sure (patterns,
/// profiles, blending) counts as seen.
@NullMarked
package dev.carrel.read.pdf.sight;

import org.jspecify.annotations.NullMarked;
