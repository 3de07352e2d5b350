/// Which passages answer?
///
/// A [PassageIndex] holds documents, their passages and vectors, the sources they came from and what could not be read:
/// one store, so that nothing can fall out of step. A [Writer] puts documents in, each wholly or not at all; a
/// [Snapshot] is one moment and never waits for a writer. Writer and snapshot meet only on disk. Questions are asked of what a
/// snapshot hands out: [StoredDocuments], [SourceRegister], [WorkRelations], [Census], and for search what is in
/// [dev.carrel.index.retrieval].
///
/// The port is made for more than one engine: no type of an engine and no internal document number crosses it, one
/// call answers for a whole page of results, and any candidate can be scored exactly for both retrievers, wherever it came from.
/// [dev.carrel.index.lucene] is the engine on this machine.
///
/// Deliberately absent: ranking. The index says how well a passage matches, not which answer is best.
@NullMarked
package dev.carrel.index;

import org.jspecify.annotations.NullMarked;
