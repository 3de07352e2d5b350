package dev.carrel.ranking;

import java.util.List;

import dev.carrel.document.PassageId;
import org.jspecify.annotations.Nullable;

/// A candidate after fusion: its score and its place in each list that knew it.
///
/// @param passage the one to show: the semantic retriever's where it found any
/// @param parts   what the score was added up from, where that is more than the places in the two lists
public record Fused(PassageId passage, double score, @Nullable Place semantic, @Nullable Place keyword,
        List<Part> parts) {
    public Fused {
        parts = List.copyOf(parts);
    }

    public Fused(PassageId passage, double score, @Nullable Place semantic, @Nullable Place keyword) {
        this(passage, score, semantic, keyword, List.of());
    }

    /// A place in one list.
    ///
    /// @param rank  from 1
    /// @param score the retriever's own
    /// @param share what this list added to the fused score
    public record Place(PassageId passage, int rank, double score, double share) {}

    /// One part of a score.
    ///
    /// @param name  as the formula calls it
    /// @param value null if the document has none
    /// @param share what it added to the score
    public record Part(String name, @Nullable Double value, double share) {
        public static Part of(String name, @Nullable Double value, double weight) {
            return new Part(name, value, value == null ? 0 : weight * value);
        }
    }

    /// Which retrievers found it.
    public enum Match {
        BOTH, SEMANTIC, KEYWORD
    }

    /// The same candidate, shown by another passage.
    public Fused showing(PassageId other) {
        return new Fused(other, score, semantic, keyword, parts);
    }

    /// The same candidate with another score, which its parts did not make.
    public Fused scoring(double newScore) {
        return new Fused(passage, newScore, semantic, keyword);
    }

    public Match match() {
        if (semantic == null) {
            return Match.KEYWORD;
        }
        return keyword == null ? Match.SEMANTIC : Match.BOTH;
    }
}
