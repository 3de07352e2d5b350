package dev.carrel.search.similar;

import java.util.List;

import dev.carrel.index.DocumentSummary;
import org.jspecify.annotations.Nullable;

/// A document that is like another, and in what.
///
/// @param rank      from 1
/// @param score     what the fusion of both lists made, or the one list's own figure
/// @param meaning   null if one of the two has no vectors, or meaning was not asked for
/// @param citations null if they share none, or citations were not asked for
/// @param versions  other documents of the same work
public record SimilarDocument(int rank, double score, DocumentSummary document, @Nullable Meaning meaning,
        @Nullable Citing citations, List<DocumentSummary> versions) {
    public SimilarDocument {
        versions = List.copyOf(versions);
    }

    /// @param rank       in the list by meaning; null if it is not in it
    /// @param similarity the cosine of both documents' vectors
    public record Meaning(@Nullable Integer rank, double similarity) {}

    /// @param rank in the list by citations
    public record Citing(int rank, SharedCitations shared) {}
}
