/// Which lines does a page have?
///
/// [LineBuilder] makes [TextLine]s of glyphs, each of [Span]s in one face and size. Pages that are only pictures come here through a
/// [Recogniser]. What the file says of itself outside its pages is [FileMetadata].
///
/// Deliberately absent: what a line is for.
@NullMarked
package dev.carrel.read.pdf.page;

import org.jspecify.annotations.NullMarked;
