package dev.carrel.evaluate;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// The worth of each document of one answer, best-ranked first, beside the best that could have been. A document that
/// nobody judged, or that has a negative grade, is worth nothing; one listed twice counts where it stands first.
final class Gains {
    private final int[] found;
    private final int[] ideal;

    Gains(Map<String, Integer> grades, List<String> ranked) {
        found = ranked.stream().distinct().mapToInt(key -> Math.max(0, grades.getOrDefault(key, 0)))
                .toArray();
        ideal = grades.values().stream().filter(grade -> grade > 0).mapToInt(grade -> -grade).sorted()
                .map(negative -> -negative).toArray();
        if (ideal.length == 0) {
            throw new IllegalArgumentException("no document is relevant in " + grades);
        }
    }

    /// Järvelin and Kekäläinen, "Cumulated gain-based evaluation of IR techniques", TOIS 2002, with the discount
    /// log₂(rank + 1) and the grade itself as gain: `ndcg_cut` of `trec_eval`.
    double normalizedDiscountedGain(int k) {
        return discounted(found, k) / discounted(ideal, k);
    }

    private static double discounted(int[] gains, int k) {
        double sum = 0;
        for (int i = 0; i < Math.min(k, gains.length); i++) {
            sum += gains[i] * Math.log(2) / Math.log(i + 2);
        }
        return sum;
    }

    double reciprocalRank(int k) {
        return relevantRanks(k).mapToDouble(rank -> 1.0 / rank).findFirst().orElse(0);
    }

    double recall(int k) {
        return (double) relevantRanks(k).count() / ideal.length;
    }

    /// Of k, even where fewer were found.
    double precision(int k) {
        return (double) relevantRanks(k).count() / k;
    }

    /// The precision at each relevant document's rank, zero for those that were not found.
    double averagePrecision() {
        int[] ranks = relevantRanks(found.length).toArray();
        return IntStream.range(0, ranks.length).mapToDouble(i -> (i + 1.0) / ranks[i]).sum() / ideal.length;
    }

    private IntStream relevantRanks(int k) {
        return IntStream.range(0, Math.min(k, found.length)).filter(i -> found[i] > 0).map(i -> i + 1);
    }
}
