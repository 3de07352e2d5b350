package dev.carrel.ranking.fusion;

import java.util.List;
import java.util.Map;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import dev.carrel.ranking.Weights;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

final class BlendTest {
    private static final Weights EVEN = Weights.ofPercent(50, List.of());
    private static final PassageId A = passage("a");
    private static final PassageId B = passage("b");
    private static final PassageId C = passage("c");

    private static PassageId passage(String name) {
        return new PassageId(DocumentId.of(name), 0);
    }

    private static Ranking list(Object... passagesAndScores) {
        List<Candidate> candidates = new java.util.ArrayList<>();
        for (int i = 0; i < passagesAndScores.length; i += 2) {
            candidates
                    .add(new Candidate((PassageId) passagesAndScores[i], (double) passagesAndScores[i + 1]));
        }
        return new Ranking(candidates);
    }

    private static List<Fused> fuse(Ranking semantic, Ranking keyword, Map<PassageId, Exact> exact,
            Weights weights) {
        return Blend.fuse(semantic, keyword, exact, View.PAPERS, Blend.weights(weights));
    }

    @Test
    void theBestOfBothListsScoresOne() {
        List<Fused> fused = fuse(list(A, 0.8), list(A, 12.0), Map.of(), EVEN);
        assertThat(fused).hasSize(1);
        assertThat(fused.getFirst().score()).isCloseTo(1.0, within(1e-9));
        assertThat(fused.getFirst().match()).isEqualTo(Fused.Match.BOTH);
    }

    @Test
    void theFormulaIsTheOneInTheDocumentation() {
        List<Fused> fused = fuse(list(A, 0.8, B, 0.6), list(B, 10.0, A, 5.0), Map.of(), EVEN);
        assertThat(fused).extracting(Fused::passage).containsExactly(A, B);
        assertThat(fused.get(0).score()).isCloseTo(0.7 + 0.3 * 0.5, within(1e-9));
        assertThat(fused.get(1).score()).isCloseTo(0.7 * 0.5 + 0.3, within(1e-9));
    }

    @Test
    void whatOneListLeftOutIsNotAZeroThere() {
        Map<PassageId, Exact> exact = Map.of(C, new Exact(0.6, 10.0));
        List<Fused> fused = fuse(list(A, 0.8), list(C, 10.0), exact, EVEN);
        Fused keywordOnly = fused.stream().filter(each -> each.passage().equals(C)).findFirst().orElseThrow();
        assertThat(keywordOnly.match()).isEqualTo(Fused.Match.KEYWORD);
        assertThat(keywordOnly.score()).isCloseTo(0.7 * 0.5 + 0.3, within(1e-9));
    }

    @Test
    void theBalanceMultipliesTheOdds() {
        assertThat(Blend.weights(EVEN).semantic()).isCloseTo(0.7, within(1e-9));
        assertThat(Blend.weights(Weights.ofPercent(30, List.of())).semantic()).isCloseTo(0.5, within(1e-9));
        assertThat(Blend.weights(Weights.ofPercent(100, List.of())).semantic()).isEqualTo(1.0);
        assertThat(Blend.weights(Weights.ofPercent(0, List.of())).semantic()).isEqualTo(0.0);
    }

    @Test
    void aModelWithLowCosinesIsStillHeard() {
        List<Fused> fused = fuse(list(B, 0.3, A, 0.2), Ranking.EMPTY, Map.of(),
                Weights.ofPercent(100, List.of()));
        assertThat(fused).extracting(Fused::passage).containsExactly(B, A);
        assertThat(fused.get(1).score()).isCloseTo(0.05 / 0.15, within(1e-9));
    }

    @Test
    void aSingleRetrieverKeepsItsOrder() {
        List<Fused> fused = fuse(Ranking.EMPTY, list(C, 9.0, A, 4.0, B, 2.0), Map.of(),
                Weights.ofPercent(0, List.of()));
        assertThat(fused).extracting(Fused::passage).containsExactly(C, A, B);
    }

    @Test
    void equalScoresComeInTheOrderOfTheirIds() {
        List<PassageId> sorted = java.util.stream.Stream.of(A, B).sorted().toList();
        List<Fused> fused = fuse(list(A, 0.8, B, 0.8), list(B, 3.0, A, 3.0), Map.of(), EVEN);
        assertThat(fused).extracting(Fused::passage).containsExactlyElementsOf(sorted);
    }
}
