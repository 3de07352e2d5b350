package dev.carrel.ranking.fusion;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.document.PassageId;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import org.jspecify.annotations.Nullable;

/// Two lists laid over each other: what every formula of fusion does alike. Each key stands in the result once, with its
/// place in each list that holds it; ties go to the lower passage id, so that the same lists always give the same
/// order.
final class MergedLists {
    /// The worth of a place in a list.
    @FunctionalInterface
    interface Share {
        double of(int rank, double score);
    }

    /// The worth of a candidate that stands in one list or in both.
    @FunctionalInterface
    interface Score {
        double of(PassageId shown, Fused.@Nullable Place semantic, Fused.@Nullable Place keyword);
    }

    /// The parts that the score of such a candidate is added up from.
    @FunctionalInterface
    interface Parts {
        List<Fused.Part> of(PassageId shown, Fused.@Nullable Place semantic, Fused.@Nullable Place keyword);
    }

    static final Comparator<Fused> BEST_FIRST = Comparator.comparingDouble(Fused::score).reversed()
            .thenComparing(Fused::passage);

    private MergedLists() {}

    /// @throws IllegalArgumentException if a list has not been reduced to the view's keys
    static Map<Object, Fused.Place> places(Ranking ranking, View view, Share share) {
        Map<Object, Fused.Place> places = new LinkedHashMap<>();
        int rank = 0;
        for (Candidate candidate : ranking.candidates()) {
            rank++;
            Fused.Place place = new Fused.Place(candidate.passage(), rank, candidate.score(),
                    share.of(rank, candidate.score()));
            if (places.putIfAbsent(Ranking.key(candidate.passage(), view), place) != null) {
                throw new IllegalArgumentException("listed twice: " + candidate.passage());
            }
        }
        return places;
    }

    static List<Fused> fuse(Map<Object, Fused.Place> semantic, Map<Object, Fused.Place> keyword,
            Score score) {
        return overlaid(semantic, keyword, (shown, meaning, wording) -> new Fused(shown,
                score.of(shown, meaning, wording), meaning, wording));
    }

    static List<Fused> add(Map<Object, Fused.Place> semantic, Map<Object, Fused.Place> keyword,
            Parts score) {
        return overlaid(semantic, keyword, (shown, meaning, wording) -> {
            List<Fused.Part> parts = score.of(shown, meaning, wording);
            return new Fused(shown, sum(parts), meaning, wording, parts);
        });
    }

    static double sum(List<Fused.Part> parts) {
        return parts.stream().mapToDouble(Fused.Part::share).sum();
    }

    @FunctionalInterface
    private interface Fusion {
        Fused of(PassageId shown, Fused.@Nullable Place semantic, Fused.@Nullable Place keyword);
    }

    /// The semantic list's passage is the one to show.
    private static List<Fused> overlaid(Map<Object, Fused.Place> semantic, Map<Object, Fused.Place> keyword,
            Fusion fusion) {
        Map<Object, Fused.Place> all = new LinkedHashMap<>(semantic);
        keyword.forEach(all::putIfAbsent);
        return all.entrySet().stream()
                .map(each -> fusion.of(each.getValue().passage(), semantic.get(each.getKey()),
                        keyword.get(each.getKey())))
                .sorted(BEST_FIRST).toList();
    }
}
