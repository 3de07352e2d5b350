package dev.carrel.ranking.fusion;

import java.util.List;
import java.util.Map;

import dev.carrel.document.PassageId;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import dev.carrel.ranking.Weights;
import org.jspecify.annotations.Nullable;

/// Score-aware fusion: `w · (cos − f)/(cos₁ − f) + (1 − w) · bm25/bm25₁`, where the index 1 is the best candidate's.
///
/// Ranks throw away that one list is sure and the other is guessing; scores keep it. Every candidate of either list is
/// given *both* exact scores, since a passage that one list left out is not a zero there. The floor f is about
/// where a model puts unrelated texts: 0.4 for the bge family, and half of the best cosine where that is lower, as with
/// models that spread their cosines wider. Even lists have w = 0.7; another balance multiplies the odds. Figures are
/// in docs/ranking.md.
public final class Blend {
    private static final double FLOOR = 0.4;
    private static final double EVEN = 0.7;

    private final View view;
    private final double weight;
    private final double topSimilarity;
    private final double topKeyword;
    private final Map<PassageId, Exact> exact;

    private Blend(View view, Weights weights, Map<PassageId, Exact> exact, double topSimilarity,
            double topKeyword) {
        this.view = view;
        this.weight = weights.semantic();
        this.exact = exact;
        this.topSimilarity = topSimilarity;
        this.topKeyword = topKeyword;
    }

    /// What this formula makes of a balance: 0.7 of even lists, and all or nothing of all or nothing.
    public static Weights weights(Weights balance) {
        double semantic = EVEN * balance.semantic();
        double weight = semantic / (semantic + (1 - EVEN) * balance.keyword());
        return new Weights(weight, 1 - weight, balance.reasons());
    }

    /// Fuses two lists, which must already be reduced to the view's keys.
    ///
    /// @param exact   both scores of passages that only one list holds
    /// @param weights as [#weights] gives them
    public static List<Fused> fuse(Ranking semantic, Ranking keyword, Map<PassageId, Exact> exact, View view,
            Weights weights) {
        return new Blend(view, weights, exact, top(semantic), top(keyword)).fuse(semantic, keyword);
    }

    private static double top(Ranking ranking) {
        return ranking.candidates().stream().mapToDouble(Candidate::score).max().orElse(0);
    }

    private List<Fused> fuse(Ranking semantic, Ranking keyword) {
        return Overlay.fuse(Overlay.places(semantic, view, (_, similarity) -> meaning(similarity)),
                Overlay.places(keyword, view, (_, score) -> wording(score)), this::score);
    }

    private double score(PassageId shown, Fused.@Nullable Place semantic, Fused.@Nullable Place keyword) {
        Exact missing = exact.getOrDefault(shown, Exact.NONE);
        return (semantic != null ? semantic.share() : meaning(missing.similarity()))
                + (keyword != null ? keyword.share() : wording(missing.keyword()));
    }

    private double meaning(@Nullable Double similarity) {
        double floor = Math.min(FLOOR, topSimilarity / 2);
        return similarity == null || topSimilarity <= 0
                ? 0
                : weight * (similarity - floor) / (topSimilarity - floor);
    }

    private double wording(@Nullable Double score) {
        return score == null || topKeyword <= 0 ? 0 : (1 - weight) * score / topKeyword;
    }
}
