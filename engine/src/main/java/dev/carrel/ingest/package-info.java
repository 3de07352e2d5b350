/// The way in: read → chunk → embed → index.
///
/// [Ingest] brings a source's documents into the index: text first, so that words can be searched at once, vectors
/// after. A [Catalogue] lists what a source holds; what has not changed is not read again; every item ends in an
/// [Outcome], so that one bad file never stops the rest and nothing is passed over in silence.
///
/// Deliberately absent: queues that grow with the library. Whatever the size of a source, only a few documents are in
/// memory at a time.
@NullMarked
package dev.carrel.ingest;

import org.jspecify.annotations.NullMarked;
