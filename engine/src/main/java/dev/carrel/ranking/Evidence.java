package dev.carrel.ranking;

import java.util.Comparator;

import org.jspecify.annotations.Nullable;

/// How much speaks for a passage as an answer to a query.
///
/// @param words   the share of the query's words that it holds, rare ones counting more
/// @param meaning where its cosine lies between that of a random passage of the library (0) and certainty (1); null if
///                meaning is not compared
public record Evidence(double words, @Nullable Double meaning) {
    public static final Comparator<Evidence> ORDER = Comparator.comparingDouble(Evidence::sum);

    /// Of what is not doubted.
    public static final Evidence ALL = new Evidence(1, 1.0);

    // Chosen on questions of COVID-QA and Cranfield, asked of their own and of each other's documents: see docs/ranking.md.
    private static final double MEANING = 2;
    private static final double ENOUGH = 0.9;
    /// Of pairs of Cranfield's queries that share answers, this keeps .52 of them, and one result of unrelated pairs.
    private static final double SOME = 0.6;
    private static final double ENOUGH_MEANING = 0.33;
    private static final double ENOUGH_WORDS = 0.35;

    /// Whether most documents of the library could be found for the query just as well.
    public boolean isWeak() { return isBelow(ENOUGH); }

    /// Whether it says next to nothing: a document may be a weak answer to each of several queries and still the one that
    /// answers all of them.
    public boolean isFaint() { return isBelow(SOME); }

    private boolean isBelow(double enough) {
        return meaning == null ? words < ENOUGH_WORDS : meaning < ENOUGH_MEANING && sum() < enough;
    }

    private double sum() {
        return words + MEANING * (meaning == null ? 0 : meaning);
    }
}
