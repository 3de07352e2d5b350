/// What did its reader mark, and write beside it?
///
/// An [dev.carrel.library.annotation.Annotation] is words of a document with a colour and perhaps a note, kept as a file of its
/// own in the library's folder ([dev.carrel.library.annotation.LibraryAnnotations]). It holds the words and a little of what
/// stands around them, so that they are found again whatever becomes of the file; where they cannot be found it is still
/// shown. Highlights of Zotero are shown beside them.
///
/// Deliberately absent: writing to Zotero, or into the PDF.
@NullMarked
package dev.carrel.library.annotation;

import org.jspecify.annotations.NullMarked;
