package dev.carrel.search.similar;

import java.io.IOException;
import java.util.List;

import dev.carrel.document.DocumentId;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;

/// Finds documents that are like one of the library. Its own versions are not among them.
public final class SimilarDocuments {
    private final PassageIndex index;

    public SimilarDocuments(PassageIndex index) {
        this.index = index;
    }

    /// @throws IllegalArgumentException if the library has no such document
    public SimilarityResult to(DocumentId id, SimilarityKind by, int limit) throws IOException {
        long start = System.nanoTime();
        try (Snapshot snapshot = index.snapshot()) {
            if (snapshot.stored().summaries(List.of(id)).isEmpty()) {
                throw new IllegalArgumentException("no document " + id);
            }
            SimilarityResult found = new DocumentComparison(id, by, snapshot).first(limit);
            return found.after((System.nanoTime() - start) / 1e6);
        }
    }
}
