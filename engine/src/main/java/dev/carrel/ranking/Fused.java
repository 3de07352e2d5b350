package dev.carrel.ranking;

import dev.carrel.document.PassageId;
import org.jspecify.annotations.Nullable;

/// A candidate after fusion: its score and its place in each list that knew it.
///
/// @param passage the one to show: the semantic retriever's where it found any
public record Fused(PassageId passage, double score, @Nullable Place semantic, @Nullable Place keyword) {
    /// A place in one list.
    ///
    /// @param rank  from 1
    /// @param score the retriever's own
    /// @param share what this list added to the fused score
    public record Place(PassageId passage, int rank, double score, double share) {}

    /// Which retrievers found it.
    public enum Match {
        BOTH, SEMANTIC, KEYWORD
    }

    /// The same candidate, shown by another passage.
    public Fused showing(PassageId other) {
        return new Fused(other, score, semantic, keyword);
    }

    public Match match() {
        if (semantic == null) {
            return Match.KEYWORD;
        }
        return keyword == null ? Match.SEMANTIC : Match.BOTH;
    }
}
