package dev.carrel.evaluate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// The measures written down a second time, straight from their definitions and with no thought for speed.
final class BruteForce {
    private final Map<String, Integer> grades;
    private final List<String> ranked = new ArrayList<>();
    private final Set<String> relevant = new TreeSet<>();

    BruteForce(Map<String, Integer> grades, List<String> answer) {
        this.grades = grades;
        for (String document : answer) {
            if (!ranked.contains(document)) {
                ranked.add(document);
            }
        }
        for (String document : grades.keySet()) {
            if (grades.getOrDefault(document, 0) > 0) {
                relevant.add(document);
            }
        }
    }

    Map<Measure, Double> values() {
        List<String> best = new ArrayList<>(relevant);
        best.sort(Comparator.comparing((String document) -> grades.getOrDefault(document, 0)).reversed());
        return Map.of(Measure.NDCG_10, gain(ranked) / gain(best), Measure.MRR_10, reciprocalRank(),
                Measure.RECALL_10, (double) hits(10) / relevant.size(),
                Measure.RECALL_100, (double) hits(100) / relevant.size(),
                Measure.PRECISION_10, hits(10) / 10.0, Measure.MAP, averagePrecision());
    }

    private int hits(int k) {
        int hits = 0;
        for (int rank = 1; rank <= k && rank <= ranked.size(); rank++) {
            hits += relevant.contains(ranked.get(rank - 1)) ? 1 : 0;
        }
        return hits;
    }

    private double gain(List<String> documents) {
        double gain = 0;
        for (int rank = 10; rank >= 1; rank--) {
            gain += rank <= documents.size()
                    ? grades.getOrDefault(documents.get(rank - 1), 0) / (Math.log10(rank + 1) / Math.log10(2))
                    : 0;
        }
        return gain;
    }

    private double reciprocalRank() {
        double best = 0;
        for (int rank = 10; rank >= 1; rank--) {
            best = hits(rank) > hits(rank - 1) ? 1.0 / rank : best;
        }
        return best;
    }

    private double averagePrecision() {
        double sum = 0;
        for (String document : relevant) {
            int rank = ranked.indexOf(document) + 1;
            sum += rank > 0 ? (double) hits(rank) / rank : 0;
        }
        return sum / relevant.size();
    }
}
