/// What does PDFBox see on a page?
///
/// [PageScanner] runs a content stream and takes down [Glyph]s, rules and pictures as [PageInk]. Signs that a font misnames are put right
/// here, where the font is still known.
///
/// Deliberately absent: lines and words; a content stream has none.
@NullMarked
package dev.carrel.read.pdf.glyph;

import org.jspecify.annotations.NullMarked;
