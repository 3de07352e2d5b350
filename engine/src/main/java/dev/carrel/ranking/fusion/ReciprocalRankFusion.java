package dev.carrel.ranking.fusion;

import java.util.List;

import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import dev.carrel.ranking.Weights;
import org.jspecify.annotations.Nullable;

/// Weighted reciprocal rank fusion: `score = Σ wᵢ · 1/(k + rankᵢ)`, ranks from 1.
///
/// The shares are scaled so that equal ones give w = 1, the formula of Cormack, Clarke and Büttcher, "Reciprocal Rank
/// Fusion outperforms Condorcet and individual Rank Learning Methods", SIGIR 2009.
public final class ReciprocalRankFusion {
    private ReciprocalRankFusion() {}

    /// Fuses two lists, which must already be reduced to the view's keys. Ties go to the lower passage id, so that the
    /// same lists always give the same order.
    public static List<Fused> fuse(Ranking semantic, Ranking keyword, View view, Weights weights, int k) {
        if (k < 0) {
            throw new IllegalArgumentException("k is " + k);
        }
        int lists = weights.semantic() > 0 && weights.keyword() > 0 ? 2 : 1;
        return MergedLists.fuse(
                MergedLists.places(semantic, view, (rank, _) -> lists * weights.semantic() / (k + rank)),
                MergedLists.places(keyword, view, (rank, _) -> lists * weights.keyword() / (k + rank)),
                (_, meaning, wording) -> share(meaning) + share(wording));
    }

    private static double share(Fused.@Nullable Place place) {
        return place == null ? 0 : place.share();
    }
}
