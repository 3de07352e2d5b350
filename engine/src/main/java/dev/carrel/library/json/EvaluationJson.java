package dev.carrel.library.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.evaluate.EvaluationResult;
import dev.carrel.evaluate.Measure;
import dev.carrel.evaluate.compare.ComparisonText;
import dev.carrel.evaluate.compare.Comparisons;
import dev.carrel.evaluate.compare.RankingComparison;
import dev.carrel.evaluate.self.QuestionKind;
import dev.carrel.evaluate.self.SelfReport;
import org.jspecify.annotations.Nullable;

/// What evaluations found.
public final class EvaluationJson {
    private EvaluationJson() {}

    /// One result a ranking and mode; comparisons only if there are any.
    public static Map<String, @Nullable Object> of(List<EvaluationResult> results,
            List<RankingComparison> comparisons) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("results", results.stream().map(EvaluationJson::timed).toList());
        if (!comparisons.isEmpty()) {
            json.putAll(compared(results, comparisons));
        }
        return json;
    }

    public static Map<String, @Nullable Object> of(SelfReport report, List<RankingComparison> comparisons,
            long seed) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("seed", seed);
        json.put("kinds", report.kinds().entrySet().stream()
                .map(kind -> kind(kind.getKey(), kind.getValue())).toList());
        List<EvaluationResult> all = report.isEmpty() ? List.of() : report.all();
        json.put("results", all.stream().map(EvaluationJson::shallow).toList());
        json.putAll(compared(all, comparisons));
        return json;
    }

    private static Map<String, @Nullable Object> kind(QuestionKind kind, List<EvaluationResult> results) {
        return Json.object("kind", kind.word(), "label", kind.label(), "view", kind.view().word(),
                "queries", results.isEmpty() ? 0 : results.getFirst().queries(),
                "missing", results.isEmpty() ? kind.missing() : null,
                "results", results.stream().map(EvaluationJson::shallow).toList());
    }

    private static Map<String, @Nullable Object> compared(List<EvaluationResult> results,
            List<RankingComparison> comparisons) {
        return Json.object("comparisons", comparisons.stream().map(EvaluationJson::comparison).toList(),
                "best", results.isEmpty() ? null : Comparisons.best(results, Measure.NDCG_10).name(),
                "verdict", ComparisonText.verdict(results, Measure.NDCG_10));
    }

    private static Map<String, @Nullable Object> comparison(RankingComparison comparison) {
        return Json.object("name", comparison.name(), "to", comparison.to(),
                "measure", Measure.NDCG_10.label(), "queries", comparison.queries(),
                "difference", Json.rounded(comparison.difference()),
                "low", Json.rounded(comparison.low()), "high", Json.rounded(comparison.high()),
                "better", comparison.better(), "equal", comparison.equal(), "worse", comparison.worse(),
                "p", Json.object("random", Json.rounded(comparison.random()),
                        "holm", Json.rounded(comparison.adjusted()),
                        "student", Json.rounded(comparison.student())),
                "moreThanChance", comparison.isMoreThanChance());
    }

    private static Map<String, @Nullable Object> timed(EvaluationResult result) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>(
                result(result, List.of(Measure.values())));
        json.put("latency", Json.object("p50Ms", Json.rounded(result.latency().p50()),
                "p95Ms", Json.rounded(result.latency().p95())));
        return json;
    }

    /// What the first ten results tell.
    private static Map<String, @Nullable Object> shallow(EvaluationResult result) {
        return result(result, List.of(Measure.MRR_10, Measure.NDCG_10));
    }

    private static Map<String, @Nullable Object> result(EvaluationResult result, List<Measure> told) {
        Map<String, @Nullable Object> measures = new LinkedHashMap<>();
        told.forEach(
                measure -> measures.put(measure.label(), Json.rounded(result.means().value(measure))));
        return Json.object("name", result.name(), "queries", result.queries(), "measures", measures);
    }
}
