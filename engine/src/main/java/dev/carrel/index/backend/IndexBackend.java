package dev.carrel.index.backend;

import java.io.IOException;

import dev.carrel.index.OwnRecords;
import dev.carrel.index.retrieval.KeywordScoring;

/// An engine that can hold libraries' indexes. Found by [java.util.ServiceLoader].
public interface IndexBackend {
    /// The word for it in the setting `index.backend`.
    String name();

    /// The index of a library, which comes to be when something is written to it. Nobody is asked anything yet.
    ///
    /// @param own what the owner keeps beside what is indexed
    RebuildableIndex open(BackendSettings settings, KeywordScoring scoring, OwnRecords own)
            throws IOException;
}
