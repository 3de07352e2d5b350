package dev.carrel.evaluate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

final class MeasuresTest {
    private static final Offset<Double> EXACT = Offset.offset(1e-12);
    private static final Offset<Double> FOUR_PLACES = Offset.offset(0.00005);

    private static double value(Measure measure, Map<String, Integer> grades, String... ranked) {
        return Measures.of(grades, List.of(ranked)).value(measure);
    }

    private static String[] documents(int from, int to) {
        return IntStream.range(from, to).mapToObj(i -> "d" + i).toArray(String[]::new);
    }

    /// Worked by hand as trec_eval prints it (four places): DCG = 3/log₂2 + 0 + 1/log₂4 + 2/log₂6 = 4.2737,
    /// ideal = 3/log₂2 + 2/log₂3 + 2/log₂4 + 1/log₂5 = 5.6926; average precision = (1/1 + 2/3 + 3/5) / 4.
    @Test
    void aGradedExampleGivesWhatTrecEvalPrints() {
        Map<String, Integer> grades = Map.of("a", 3, "b", 1, "c", 2, "missed", 2, "poor", 0);
        Measures measures = Measures.of(grades, List.of("a", "poor", "b", "unjudged", "c"));
        assertThat(measures.value(Measure.NDCG_10)).isCloseTo(4.273706 / 5.692536, Offset.offset(1e-6))
                .isCloseTo(0.7508, FOUR_PLACES);
        assertThat(measures.value(Measure.MRR_10)).isEqualTo(1);
        assertThat(measures.value(Measure.RECALL_10)).isCloseTo(0.75, EXACT);
        assertThat(measures.value(Measure.RECALL_100)).isCloseTo(0.75, EXACT);
        assertThat(measures.value(Measure.PRECISION_10)).isCloseTo(0.3, EXACT);
        assertThat(measures.value(Measure.MAP)).isCloseTo(0.5667, FOUR_PLACES);
    }

    @Test
    void thePerfectOrderIsWorthOneAndTheReversedOneLess() {
        Map<String, Integer> grades = Map.of("a", 3, "b", 2, "c", 1);
        assertThat(value(Measure.NDCG_10, grades, "a", "b", "c")).isCloseTo(1, EXACT);
        assertThat(value(Measure.NDCG_10, grades, "c", "b", "a"))
                .isCloseTo((1 + 2 / 1.584962500721156 + 1.5) / (3 + 2 / 1.584962500721156 + 0.5), EXACT);
        assertThat(value(Measure.MAP, grades, "c", "b", "a")).isCloseTo(1, EXACT);
    }

    @Test
    void equalGradesMayStandInAnyOrder() {
        Map<String, Integer> grades = Map.of("a", 2, "b", 2, "c", 2);
        assertThat(value(Measure.NDCG_10, grades, "c", "a", "b")).isCloseTo(1, EXACT);
    }

    @Test
    void anEmptyAnswerIsWorthNothing() {
        assertThat(Measures.of(Map.of("a", 1), List.of()).values().values()).containsOnly(0.0);
    }

    @Test
    void aDocumentListedTwiceCountsOnceWhereItStandsFirst() {
        Map<String, Integer> grades = Map.of("a", 1, "b", 1);
        assertThat(Measures.of(grades, List.of("x", "a", "a", "x", "a", "b")))
                .isEqualTo(Measures.of(grades, List.of("x", "a", "b")));
    }

    @Test
    void theCutsAreAtTenAndAHundred() {
        assertThat(value(Measure.MRR_10, Map.of("d9", 1), documents(0, 20))).isCloseTo(0.1, EXACT);
        assertThat(value(Measure.MRR_10, Map.of("d10", 1), documents(0, 20))).isZero();
        assertThat(value(Measure.NDCG_10, Map.of("d10", 1), documents(0, 20))).isZero();
        assertThat(value(Measure.RECALL_10, Map.of("d9", 1, "d10", 1), documents(0, 20))).isCloseTo(0.5,
                EXACT);
        assertThat(value(Measure.RECALL_100, Map.of("d99", 1, "d100", 1), documents(0, 200))).isCloseTo(0.5,
                EXACT);
        assertThat(value(Measure.MAP, Map.of("d199", 1), documents(0, 200))).isCloseTo(0.005, EXACT);
    }

    @Test
    void moreThanTenRelevantDocumentsCannotLowerAPerfectFirstTen() {
        Map<String, Integer> grades = new HashMap<>();
        IntStream.range(0, 25).forEach(i -> grades.put("d" + i, 1));
        assertThat(value(Measure.NDCG_10, grades, documents(0, 10))).isCloseTo(1, EXACT);
        assertThat(value(Measure.RECALL_10, grades, documents(0, 10))).isCloseTo(0.4, EXACT);
    }

    @Test
    void aNegativeGradeIsWorthNothing() {
        assertThat(Measures.of(Map.of("a", 1, "junk", -2), List.of("junk", "a")))
                .isEqualTo(Measures.of(Map.of("a", 1), List.of("unjudged", "a")));
    }

    @Test
    void withoutARelevantDocumentThereIsNothingToMeasure() {
        assertThatIllegalArgumentException().isThrownBy(() -> Measures.of(Map.of("a", 0), List.of("a")));
        assertThatIllegalArgumentException().isThrownBy(() -> Measures.mean(List.of()));
    }

    @Test
    void measuresStandInTheirFixedOrder() {
        assertThat(Measures.of(Map.of("a", 1), List.of("a")).values().keySet())
                .containsExactly(Measure.values());
    }

    @Test
    void theMeanIsTakenOverQueries() {
        Measures right = Measures.of(Map.of("a", 1), List.of("a"));
        Measures wrong = Measures.of(Map.of("a", 1), List.of("b"));
        Measures mean = Measures.mean(List.of(right, wrong, wrong, wrong));
        assertThat(mean.value(Measure.MRR_10)).isCloseTo(0.25, EXACT);
        assertThat(mean.value(Measure.PRECISION_10)).isCloseTo(0.025, EXACT);
    }

    @Test
    void anyAnswerIsMeasuredAsByBruteForce() {
        long seed = Long.getLong("tests.seed", System.nanoTime());
        Random random = new Random(seed);
        for (int round = 0; round < 500; round++) {
            Map<String, Integer> grades = new HashMap<>();
            IntStream.range(0, random.nextInt(40))
                    .forEach(i -> grades.put("d" + random.nextInt(300), random.nextInt(4)));
            grades.put("d0", 1 + random.nextInt(3));
            List<String> ranked = new ArrayList<>(List.of(documents(0, 300)));
            ranked.addAll(List.of(documents(0, 30)));
            Collections.shuffle(ranked, random);
            List<String> answer = ranked.subList(0, random.nextInt(ranked.size()));
            Measures measures = Measures.of(grades, answer);
            new BruteForce(grades, answer).values()
                    .forEach((measure, expected) -> assertThat(measures.value(measure))
                            .as("%s, replay with -Dtests.seed=%d", measure, seed)
                            .isCloseTo(expected, Offset.offset(1e-9)));
        }
    }
}
