/// How is a library kept as records?
///
/// [RecordBuilder] makes Lucene's records of documents, passages, sources and failures; [RecordStore] gives back what was put in, the
/// `Stored…` types say how one value lies in bytes, and [CensusColumns] counts by walking columns.
///
/// Deliberately absent: scores.
@NullMarked
package dev.carrel.index.lucene.store;

import org.jspecify.annotations.NullMarked;
