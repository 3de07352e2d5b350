package dev.carrel.ranking;

import org.jspecify.annotations.Nullable;

/// Both exact scores of a passage, whichever list proposed it; null where it has none.
public record ExactScores(@Nullable Double similarity, @Nullable Double keyword) {
    public static final ExactScores NONE = new ExactScores(null, null);

    /// The better of each, as when one question is put in several phrasings.
    public ExactScores or(ExactScores other) {
        return new ExactScores(larger(similarity, other.similarity), larger(keyword, other.keyword));
    }

    static @Nullable Double larger(@Nullable Double one, @Nullable Double other) {
        return one == null || (other != null && other > one) ? other : one;
    }
}
