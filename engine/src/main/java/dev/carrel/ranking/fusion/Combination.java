package dev.carrel.ranking.fusion;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import dev.carrel.ranking.query.Quantifier;

/// How the scores that a document has for several queries become one.
public enum Combination {
    /// All queries must find it, and it is as good as its worst score.
    MIN,
    /// All queries must find it; the geometric mean.
    PRODUCT,
    /// All queries must find it; the arithmetic mean.
    AVERAGE,
    /// Any query may find it; the best score.
    ANY;

    /// True if each query must have found a document.
    public boolean asksForAll() {
        return this != ANY;
    }

    public Quantifier quantifier() {
        return asksForAll() ? Quantifier.ALL : Quantifier.ANY;
    }

    /// Several queries as one line.
    public String line(List<String> queries) {
        return String.join(asksForAll() ? " AND " : " OR ", queries);
    }

    public double of(List<Double> scores) {
        if (scores.isEmpty()) {
            throw new IllegalArgumentException("no scores");
        }
        return switch (this) {
            case MIN -> scores.stream().mapToDouble(Double::doubleValue).min().orElseThrow();
            case PRODUCT -> Math.pow(product(scores), 1.0 / scores.size());
            case AVERAGE -> scores.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
            case ANY -> scores.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
        };
    }

    /// A negative cosine counts as nothing: the product of two would be a good score.
    private static double product(List<Double> scores) {
        return scores.stream().mapToDouble(score -> Math.max(0, score)).reduce(1, (a, b) -> a * b);
    }

    public static Optional<Combination> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
