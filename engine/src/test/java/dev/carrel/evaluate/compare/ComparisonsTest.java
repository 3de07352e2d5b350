package dev.carrel.evaluate.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import dev.carrel.evaluate.EvaluationResult;
import dev.carrel.evaluate.Latency;
import dev.carrel.evaluate.Measure;
import dev.carrel.evaluate.Measures;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

final class ComparisonsTest {
    private static final Measure MEASURE = Measure.NDCG_10;

    /// A result that finds the one right document at a rank, or not at all for 0, a query each.
    private static EvaluationResult result(String name, int... ranks) {
        Map<String, Measures> perQuery = new LinkedHashMap<>();
        for (int i = 0; i < ranks.length; i++) {
            int rank = ranks[i];
            perQuery.put("q" + i, Measures.of(Map.of("right", 1), IntStream.rangeClosed(1, 10)
                    .mapToObj(place -> place == rank ? "right" : "wrong" + place).toList()));
        }
        return EvaluationResult.of(name, perQuery, Latency.NONE);
    }

    private static int[] repeated(int times, int rank) {
        return IntStream.generate(() -> rank).limit(times).toArray();
    }

    @Test
    void everyOtherIsComparedWithTheBase() {
        EvaluationResult base = result("base", 1, 2, 0);
        List<RankingComparison> comparisons = Comparisons.against(base,
                List.of(base, result("better", 1, 1, 1), result("worse", 0, 2, 0)), MEASURE);
        assertThat(comparisons).extracting(RankingComparison::name).containsExactly("better", "worse");
        assertThat(comparisons.getFirst().better()).isEqualTo(2);
        assertThat(comparisons.getFirst().difference()).isPositive();
        assertThat(comparisons.getLast().worse()).isEqualTo(1);
        assertThat(comparisons.getLast().to()).isEqualTo("base");
    }

    @Test
    void theProbabilitiesAreRaisedForTheNumberOfComparisons() {
        EvaluationResult base = result("base", repeated(8, 0));
        List<RankingComparison> comparisons = Comparisons.against(base,
                List.of(base, result("four", 1, 1, 1, 1, 0, 0, 0, 0), result("eight", repeated(8, 1)),
                        result("six", 1, 1, 1, 1, 1, 1, 0, 0)),
                MEASURE);
        assertThat(comparisons).extracting(RankingComparison::random).containsExactly(2.0 / 16, 2.0 / 256,
                2.0 / 64);
        assertThat(comparisons).extracting(RankingComparison::adjusted).containsExactly(2.0 / 16,
                3 * 2.0 / 256,
                2 * 2.0 / 64);
        assertThat(comparisons).extracting(RankingComparison::isMoreThanChance).containsExactly(false, true,
                false);
    }

    @Test
    void resultsOfOtherQueriesAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Comparisons.against(result("a", 1),
                List.of(result("b", 1, 1)), MEASURE));
    }

    @Test
    void theVerdictNamesTheBestAndSaysIfThatMayBeChance() {
        EvaluationResult best = result("blend", repeated(20, 1));
        EvaluationResult poor = result("rrf", repeated(20, 2));
        EvaluationResult near = result("near", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2);
        assertThat(ComparisonText.verdict(List.of(poor, best), MEASURE)).isEqualTo(
                "blend serves best, with nDCG@10 1.000 over 20 questions; its lead of 0.369 over rrf is more than"
                        + " chance (p < 0.0001).");
        assertThat(ComparisonText.verdict(List.of(poor, near, best), MEASURE)).isEqualTo(
                "blend serves best, with nDCG@10 1.000 over 20 questions; its lead of 0.018 over near may be"
                        + " chance (p = 1.000). The lead over rrf is more than chance.");
        assertThat(ComparisonText.verdict(List.of(best, result("also", repeated(20, 1))), MEASURE))
                .isEqualTo("No single one serves best: blend and also both have nDCG@10 1.000.");
        assertThat(ComparisonText.verdict(List.of(best), MEASURE)).isEmpty();
    }

    @Test
    void theTableHasALineForEach() {
        EvaluationResult base = result("base", 1, 2, 0, 1);
        assertThat(ComparisonText.table(
                Comparisons.against(base, List.of(base, result("keyword", 1, 1, 0, 2)), MEASURE), MEASURE))
                .isEqualTo(
                        """
                                against base  nDCG@10      95 % interval  better  equal  worse  p random  p Holm    p t
                                keyword        0.0000  -0.4795 … +0.4795       1      2      1     1.000   1.000  1.000
                                """);
    }
}
