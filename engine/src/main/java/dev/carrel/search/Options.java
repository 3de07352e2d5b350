package dev.carrel.search;

import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import org.jspecify.annotations.Nullable;

/// How a search is to be run.
///
/// @param minSimilarity           cuts the semantic list before fusion; null for no cut
/// @param semanticWeightPercent   the balance before the query is looked at
public record Options(Mode mode, View view, Formula ranking, int limit, @Nullable Double minSimilarity,
        int semanticWeightPercent,
        int rrfK, AutoWeights autoWeights) {
    /// Whether the query's form moves the balance.
    public enum AutoWeights {
        ON, OFF
    }

    /// The most results that one answer gives.
    public static final int MOST = 1000;

    public static final Options STANDARD = new Options(Mode.HYBRID, View.PAPERS, Formula.RRF, 10, null, 50,
            60,
            AutoWeights.ON);

    public Options {
        if (limit < 1 || limit > MOST) {
            throw new IllegalArgumentException("limit " + limit + " is not in 1–" + MOST);
        }
        if (rrfK < 0) {
            throw new IllegalArgumentException("rrf-k is " + rrfK);
        }
    }

    public Options withMode(Mode newMode) {
        return new Options(newMode, view, ranking, limit, minSimilarity, semanticWeightPercent, rrfK,
                autoWeights);
    }

    public Options withView(View newView) {
        return new Options(mode, newView, ranking, limit, minSimilarity, semanticWeightPercent, rrfK,
                autoWeights);
    }

    public Options withRanking(Formula newRanking) {
        return new Options(mode, view, newRanking, limit, minSimilarity, semanticWeightPercent, rrfK,
                autoWeights);
    }

    public Options withLimit(int newLimit) {
        return new Options(mode, view, ranking, newLimit, minSimilarity, semanticWeightPercent, rrfK,
                autoWeights);
    }
}
