/// Where does a text come from?
///
/// A [Source] is a folder, a file, a bibliography, a Zotero library or a browser; an [Origin] is where in it one document was
/// found, with the [Fingerprint] that its bytes had then.
///
/// Deliberately absent: listing a source or opening a file; `ingest` does that.
@NullMarked
package dev.carrel.document.origin;

import org.jspecify.annotations.NullMarked;
