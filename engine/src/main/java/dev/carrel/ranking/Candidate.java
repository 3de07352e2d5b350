package dev.carrel.ranking;

import java.util.Comparator;

import dev.carrel.document.PassageId;

/// A passage that one retriever proposes, with that retriever's own score.
public record Candidate(PassageId passage, double score) {
    /// Equal scores in the order of ids, so that the same library always answers alike.
    public static final Comparator<Candidate> BEST_FIRST = Comparator.comparingDouble(Candidate::score)
            .reversed().thenComparing(Candidate::passage);
}
