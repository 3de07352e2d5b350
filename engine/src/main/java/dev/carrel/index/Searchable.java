package dev.carrel.index;

import java.io.Closeable;
import java.io.IOException;

import dev.carrel.index.retrieval.CitingRetrieval;
import dev.carrel.index.retrieval.PassageRetrieval;
import dev.carrel.index.retrieval.PassageScoring;
import dev.carrel.index.retrieval.Vocabulary;

/// The part of a moment that a search asks: of one library, or of several as if they were one. Safe to ask from many threads.
public interface Searchable extends Closeable {
    PassageRetrieval retrieval();

    PassageScoring scoring();

    Vocabulary vocabulary();

    CitingRetrieval citing();

    StoredDocuments stored();

    WorkRelations relations();

    Census census();

    /// A mark of what the owner keeps beside the index, as it is now: it changes while a snapshot is open.
    String ownVersion();

    /// A mark of this moment: equal for two between which nothing was committed, in whichever process.
    String moment();

    /// Whether questions go to another machine: each takes its way there and back, so that what is likely to be needed is
    /// asked for at the same time.
    default boolean isRemote() { return false; }

    @Override
    void close() throws IOException;

    /// Gives the latest moment each time it is asked.
    @FunctionalInterface
    interface Moments {
        /// Callers close it.
        Searchable now() throws IOException;
    }
}
