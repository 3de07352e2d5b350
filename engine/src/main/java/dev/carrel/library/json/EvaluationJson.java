package dev.carrel.library.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.evaluate.EvaluationResult;
import dev.carrel.evaluate.Latency;
import dev.carrel.evaluate.Measure;
import dev.carrel.evaluate.compare.ComparisonText;
import dev.carrel.evaluate.compare.Comparisons;
import dev.carrel.evaluate.compare.RankingComparison;
import dev.carrel.evaluate.self.QuestionKind;
import dev.carrel.evaluate.self.SelfReport;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import org.jspecify.annotations.Nullable;

/// The results of evaluations, as JSON.
public final class EvaluationJson {
    /// Results with a collection's judgements, one a ranking and mode.
    ///
    /// @param comparisons told only if there are any
    public record Judged(List<EvaluationResult> results, List<RankingComparison> comparisons) {}

    /// Results with a library's own questions.
    public record OfSelf(SelfReport report, List<RankingComparison> comparisons, long seed) {
        private List<EvaluationResult> all() {
            return report.isEmpty() ? List.of() : report.all();
        }

        private List<Asked> kinds() {
            return report.kinds().entrySet().stream().map(kind -> new Asked(kind.getKey(), kind.getValue()))
                    .toList();
        }
    }

    private record Asked(QuestionKind kind, List<EvaluationResult> results) {}

    /// The number of results that figures are about.
    private enum Depth {
        TEN, ALL
    }

    private record Figures(EvaluationResult result, Depth depth) {
        private static List<Figures> of(List<EvaluationResult> results, Depth depth) {
            return results.stream().map(result -> new Figures(result, depth)).toList();
        }

        private Map<String, Double> measures() {
            Map<String, Double> measures = new LinkedHashMap<>();
            for (Measure measure : depth == Depth.ALL
                    ? Measure.values()
                    : new Measure[]{Measure.MRR_10, Measure.NDCG_10}) {
                measures.put(measure.label(), result.means().value(measure));
            }
            return measures;
        }
    }

    private static final ObjectShape<Latency> LATENCY = Shape.<Latency>object("Latency")
            .measured("p50Ms", Latency::p50)
            .measured("p95Ms", Latency::p95);

    private static final ObjectShape<Figures> MEASURED = Shape.<Figures>object("Measured")
            .text("name", figures -> figures.result().name())
            .whole("queries", figures -> figures.result().queries())
            .one("measures", Shape.mapOf(ValueShape.MEASURED), Figures::measures)
            .sometimes("latency", LATENCY, figures -> figures.depth() == Depth.ALL
                    ? figures.result().latency()
                    : null);

    private static final ObjectShape<RankingComparison> CHANCE = Shape.<RankingComparison>object("Chance")
            .measured("random", RankingComparison::random)
            .measured("holm", RankingComparison::adjusted)
            .measured("student", RankingComparison::student);

    private static final ObjectShape<RankingComparison> COMPARISON = Shape
            .<RankingComparison>object("Comparison")
            .text("name", RankingComparison::name)
            .text("to", RankingComparison::to)
            .text("measure", _ -> Measure.NDCG_10.label())
            .whole("queries", RankingComparison::queries)
            .measured("difference", RankingComparison::difference)
            .measured("low", RankingComparison::low)
            .measured("high", RankingComparison::high)
            .whole("better", RankingComparison::better)
            .whole("equal", RankingComparison::equal)
            .whole("worse", RankingComparison::worse)
            .one("p", CHANCE, comparison -> comparison)
            .truth("moreThanChance", RankingComparison::isMoreThanChance);

    private static final ObjectShape<Asked> KIND = Shape.<Asked>object("AskedKind")
            .text("kind", asked -> asked.kind().word())
            .text("label", asked -> asked.kind().label())
            .one("view", SharedShapes.VIEW, asked -> asked.kind().view())
            .whole("queries", asked -> asked.results().isEmpty() ? 0 : asked.results().getFirst().queries())
            .maybe("missing", ValueShape.TEXT,
                    asked -> asked.results().isEmpty() ? asked.kind().missing() : null)
            .list("results", MEASURED, asked -> Figures.of(asked.results(), Depth.TEN));

    public static final ObjectShape<Judged> JUDGED = Shape.<Judged>object("JudgedEvaluation")
            .list("results", MEASURED, judged -> Figures.of(judged.results(), Depth.ALL))
            .sometimes("comparisons", Shape.listOf(COMPARISON), judged -> told(judged, judged.comparisons()))
            .sometimes("best", ValueShape.TEXT, judged -> told(judged, best(judged.results())))
            .sometimes("verdict", ValueShape.TEXT, judged -> told(judged, verdict(judged.results())));

    public static final ObjectShape<OfSelf> SELF = Shape.<OfSelf>object("SelfEvaluation")
            .whole("seed", OfSelf::seed)
            .list("kinds", KIND, OfSelf::kinds)
            .list("results", MEASURED, self -> Figures.of(self.all(), Depth.TEN))
            .list("comparisons", COMPARISON, OfSelf::comparisons)
            .maybe("best", ValueShape.TEXT, self -> best(self.all()))
            .text("verdict", self -> verdict(self.all()));

    private EvaluationJson() {}

    private static <T> @Nullable T told(Judged judged, @Nullable T value) {
        return judged.comparisons().isEmpty() ? null : value;
    }

    private static @Nullable String best(List<EvaluationResult> results) {
        return results.isEmpty() ? null : Comparisons.best(results, Measure.NDCG_10).name();
    }

    private static String verdict(List<EvaluationResult> results) {
        return ComparisonText.verdict(results, Measure.NDCG_10);
    }
}
