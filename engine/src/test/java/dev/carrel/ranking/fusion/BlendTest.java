package dev.carrel.ranking.fusion;

import java.util.List;
import java.util.Map;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.ExactScores;
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

    /// With documents of one passage, words count 0.15 for each unit of meaning.
    private static final double MEANING = 1 / 1.15;
    private static final double WORDS = 0.15 / 1.15;

    private static List<Fused> fuse(Ranking semantic, Ranking keyword, Map<PassageId, ExactScores> exact,
            Weights weights) {
        return Blend.fuse(semantic, keyword, exact, View.PAPERS, Blend.weights(weights, 1));
    }

    @Test
    void theFormulaIsTheOneInTheDocumentation() {
        List<Fused> fused = fuse(list(A, 0.8, B, 0.6), list(B, 10.0, A, 5.0), Map.of(), EVEN);
        assertThat(fused).extracting(Fused::passage).containsExactly(A, B);
        assertThat(fused.get(0).score()).isCloseTo(MEANING * 0.8 + WORDS * 0.5, within(1e-9));
        assertThat(fused.get(1).score()).isCloseTo(MEANING * 0.6 + WORDS, within(1e-9));
        assertThat(fused.get(0).parts()).extracting(Fused.Part::name).containsExactly("semantic", "keyword");
        assertThat(fused.get(0).match()).isEqualTo(Fused.Match.BOTH);
    }

    @Test
    void whatOneListLeftOutIsNotAZeroThere() {
        Map<PassageId, ExactScores> exact = Map.of(C, new ExactScores(0.6, 10.0));
        List<Fused> fused = fuse(list(A, 0.8), list(C, 10.0), exact, EVEN);
        Fused keywordOnly = fused.stream().filter(each -> each.passage().equals(C)).findFirst().orElseThrow();
        assertThat(keywordOnly.match()).isEqualTo(Fused.Match.KEYWORD);
        assertThat(keywordOnly.score()).isCloseTo(MEANING * 0.6 + WORDS, within(1e-9));
    }

    @Test
    void whatHasNoVectorYetIsNotWorseThanTheLastThatWasListed() {
        List<Fused> fused = fuse(list(A, 0.8, B, 0.5), list(C, 10.0), Map.of(), EVEN);
        assertThat(fused).extracting(Fused::passage).containsExactly(A, C, B);
        assertThat(fused.get(1).score()).isCloseTo(MEANING * 0.5 + WORDS, within(1e-9));
        assertThat(fused.get(1).parts().getFirst().value()).isNull();
    }

    @Test
    void theBalanceMultipliesTheOdds() {
        assertThat(Blend.weights(EVEN, 1).semantic()).isCloseTo(MEANING, within(1e-9));
        assertThat(Blend.weights(Weights.ofPercent(25, List.of()), 1).semantic())
                .isCloseTo(1 / (1 + 3 * 0.15), within(1e-9));
        assertThat(Blend.weights(Weights.ofPercent(100, List.of()), 1).semantic()).isEqualTo(1.0);
        assertThat(Blend.weights(Weights.ofPercent(0, List.of()), 1).semantic()).isEqualTo(0.0);
    }

    @Test
    void wordsCountMoreWhereDocumentsAreLong() {
        assertThat(Blend.weights(EVEN, 2)).isEqualTo(Blend.weights(EVEN, 1));
        assertThat(Blend.weights(EVEN, 2 * Math.E).semantic()).isCloseTo(1 / (1 + 1.8 * 0.15), within(1e-9));
        assertThat(Blend.weights(EVEN, 30).keyword()).isGreaterThan(Blend.weights(EVEN, 6).keyword());
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
