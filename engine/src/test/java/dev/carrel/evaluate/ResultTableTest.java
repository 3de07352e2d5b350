package dev.carrel.evaluate;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class ResultTableTest {
    private static EvaluationResult result(String name, String... ranked) {
        Map<String, Integer> grades = Map.of("a", 1, "b", 1, "c", 1);
        return EvaluationResult.of(name, Map.of("q", Measures.of(grades, List.of(ranked))),
                new Latency(1.25, 1234.56));
    }

    @Test
    void figuresStandBelowEachOther() {
        assertThat(ResultTable.of(List.of(result("hybrid", "a", "b", "c"), result("by meaning", "x", "a"))))
                .isEqualTo(
                        """
                                            nDCG@10  MRR@10  Recall@10  Recall@100    P@10     MAP  queries  p50 ms  p95 ms
                                hybrid       1.0000  1.0000     1.0000      1.0000  0.3000  1.0000        1     1.3  1234.6
                                by meaning   0.2961  0.5000     0.3333      0.3333  0.1000  0.1667        1     1.3  1234.6
                                """);
    }

    @Test
    void withoutResultsOnlyTheTitlesAreThere() {
        assertThat(ResultTable.of(List.of()).lines()).hasSize(1);
    }
}
