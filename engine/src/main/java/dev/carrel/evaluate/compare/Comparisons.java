package dev.carrel.evaluate.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

import dev.carrel.evaluate.EvaluationResult;
import dev.carrel.evaluate.Measure;
import dev.carrel.evaluate.Measures;

/// Results of the same queries, each against one of them.
public final class Comparisons {
    private Comparisons() {}

    /// Every other result against `base`, in their order.
    ///
    /// @throws IllegalArgumentException if they are not of the same queries
    public static List<RankingComparison> against(EvaluationResult base, List<EvaluationResult> results,
            Measure measure) {
        return holm(results.stream().filter(result -> !result.name().equals(base.name()))
                .map(result -> compare(result, base, measure)).toList());
    }

    /// The one with the highest mean; of equals the first.
    public static EvaluationResult best(List<EvaluationResult> results, Measure measure) {
        return results.stream().reduce((a, b) -> value(b, measure) > value(a, measure) ? b : a)
                .orElseThrow(() -> new IllegalArgumentException("no results"));
    }

    private static double value(EvaluationResult result, Measure measure) {
        return result.means().value(measure);
    }

    private static RankingComparison compare(EvaluationResult result, EvaluationResult base,
            Measure measure) {
        if (!result.perQuery().keySet().equals(base.perQuery().keySet())) {
            throw new IllegalArgumentException(
                    result.name() + " and " + base.name() + " are not of the same queries");
        }
        double[] first = base.perQuery().keySet().stream()
                .mapToDouble(query -> value(result, query, measure)).toArray();
        double[] second = base.perQuery().values().stream().mapToDouble(each -> each.value(measure))
                .toArray();
        return RankingComparison.of(result.name(), first, base.name(), second);
    }

    private static double value(EvaluationResult result, String query, Measure measure) {
        Measures measures = result.perQuery().get(query);
        return measures == null ? 0 : measures.value(measure);
    }

    /// S. Holm, "A simple sequentially rejective multiple test procedure", Scandinavian Journal of Statistics 6, 1979:
    /// the smallest probability counts as often as there are comparisons, the next once less, and none less than one
    /// before it.
    private static List<RankingComparison> holm(List<RankingComparison> comparisons) {
        List<RankingComparison> adjusted = new ArrayList<>(comparisons);
        List<Integer> order = IntStream.range(0, comparisons.size()).boxed()
                .sorted(Comparator.comparingDouble(i -> comparisons.get(i).random())).toList();
        double before = 0;
        for (int i = 0; i < order.size(); i++) {
            RankingComparison comparison = comparisons.get(order.get(i));
            before = Math.min(1, Math.max(before, (order.size() - i) * comparison.random()));
            adjusted.set(order.get(i), comparison.adjusted(before));
        }
        return List.copyOf(adjusted);
    }
}
