/// The index on this machine: one Apache Lucene index a library.
///
/// A library's Lucene index holds four kinds of records. A *document* record stores what was read, a *passage* record
/// carries one passage's words and vector with its document's title and filter values, a *failure* record remembers
/// what could not be read, a *source* record where to look again. All records of a document are replaced in one atomic
/// step, so a reader sees it wholly old or wholly new, also after a crash.
///
/// A passage's vector may come later than its text: then the whole document is put once more, with vectors. Small
/// segments keep their vectors flat and are searched exactly; large ones get an HNSW graph when they are merged.
///
/// Deliberately absent: a second store. What is not in the Lucene index does not exist.
@NullMarked
package dev.carrel.index.lucene;

import org.jspecify.annotations.NullMarked;
