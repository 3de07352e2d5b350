package dev.carrel.ranking;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

/// Weighted reciprocal rank fusion: `score = Σ wᵢ · 1/(k + rankᵢ)`, ranks from 1.
///
/// The shares are scaled so that equal ones give w = 1, the formula of Cormack, Clarke and Büttcher, "Reciprocal Rank
/// Fusion outperforms Condorcet and individual Rank Learning Methods", SIGIR 2009.
public final class ReciprocalRankFusion {
    private static final Comparator<Fused> BEST_FIRST = Comparator.comparingDouble(Fused::score).reversed()
            .thenComparing(Fused::passage);

    private ReciprocalRankFusion() {}

    /// Fuses two lists, which must already be reduced to the view's keys. Ties go to the lower passage id, so that the
    /// same lists always give the same order.
    public static List<Fused> fuse(Ranking semantic, Ranking keyword, View view, Weights weights, int k) {
        if (k < 0) {
            throw new IllegalArgumentException("k is " + k);
        }
        int lists = weights.semantic() > 0 && weights.keyword() > 0 ? 2 : 1;
        Map<Object, Fused.Place> meanings = places(semantic, view, lists * weights.semantic(), k);
        Map<Object, Fused.Place> words = places(keyword, view, lists * weights.keyword(), k);
        Map<Object, Fused.Place> all = new LinkedHashMap<>(meanings);
        words.forEach(all::putIfAbsent);
        return all.keySet().stream().map(key -> fused(meanings.get(key), words.get(key))).sorted(BEST_FIRST)
                .toList();
    }

    private static Map<Object, Fused.Place> places(Ranking ranking, View view, double weight, int k) {
        Map<Object, Fused.Place> places = new LinkedHashMap<>();
        int rank = 0;
        for (Candidate candidate : ranking.candidates()) {
            rank++;
            Fused.Place place = new Fused.Place(candidate.passage(), rank, candidate.score(),
                    weight / (k + rank));
            if (places.putIfAbsent(Ranking.key(candidate.passage(), view), place) != null) {
                throw new IllegalArgumentException("listed twice: " + candidate.passage());
            }
        }
        return places;
    }

    private static Fused fused(Fused.@Nullable Place semantic, Fused.@Nullable Place keyword) {
        Fused.Place shown = Objects.requireNonNull(semantic != null ? semantic : keyword);
        return new Fused(shown.passage(), share(semantic) + share(keyword), semantic, keyword);
    }

    private static double share(Fused.@Nullable Place place) {
        return place == null ? 0 : place.share();
    }
}
