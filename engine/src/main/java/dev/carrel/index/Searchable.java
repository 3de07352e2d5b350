package dev.carrel.index;

import java.io.IOException;

import dev.carrel.document.work.Labels;
import dev.carrel.index.retrieval.PassageRetrieval;
import dev.carrel.index.retrieval.PassageScoring;
import dev.carrel.index.retrieval.Vocabulary;

/// The part of a moment that a search asks: of one library, or of several as if they were one. Safe to ask from many threads.
public interface Searchable extends AutoCloseable {
    PassageRetrieval retrieval();

    PassageScoring scoring();

    Vocabulary vocabulary();

    StoredDocuments stored();

    WorkRelations relations();

    Census census();

    /// The reader's own labels as they are now: they are kept beside the index, and change while a snapshot is open.
    Labels labels();

    /// A mark of this moment: equal for two between which nothing was committed, in whichever process.
    String moment();

    @Override
    void close() throws IOException;

    /// Gives the latest moment each time it is asked.
    @FunctionalInterface
    interface Moments {
        /// Callers close it.
        Searchable now() throws IOException;
    }
}
