/// How are documents taken elsewhere?
///
/// [Export] writes what a [Selection] names as BibTeX, RIS, CSL-JSON, CSV or a reading list in Markdown, one work at a
/// time, so that a library of any size needs no more memory than a small one. [Statements] gathers what the versions of a
/// work tell, in the words of the format; each format has one writer, which knows how names, dates and hostile characters
/// are written in it; [CiteKeys] gives every work of a library a key of its own. [Citation] is one document as one line of
/// text.
///
/// Deliberately absent: guesses. What no source told about a document is left out, even where a format would like it.
@NullMarked
package dev.carrel.library.export;

import org.jspecify.annotations.NullMarked;
