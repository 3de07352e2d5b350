package dev.carrel.search.rank;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.work.Citations;
import dev.carrel.embed.Vector;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.ExactScores;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.Nearness;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.VerbatimMatches;
import dev.carrel.ranking.View;
import dev.carrel.ranking.Weights;
import dev.carrel.ranking.query.Query;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/// Candidates are ranked from values: there is neither an index nor a model here.
final class RankerTest {
    private static final PassageId NEAR = passage("near");
    private static final PassageId BOTH = passage("both");
    private static final PassageId WORDS = passage("words");

    private static PassageId passage(String document) {
        return new PassageId(DocumentId.of(document), 0);
    }

    private static Candidates candidates() {
        return new Candidates(
                List.of(new Phrasing(Query.plain("dough"), Optional.of(Vector.unit(new float[]{1, 0})))),
                new Ranking(List.of(new Candidate(NEAR, 0.9), new Candidate(BOTH, 0.8))),
                new Ranking(List.of(new Candidate(WORDS, 9.0), new Candidate(BOTH, 8.0))), View.PAPERS);
    }

    private static Ranker ranker(Formula formula, Mode mode) {
        return Ranker.of(formula, mode, Weights.ofPercent(50, List.of()), 3, FormulaSettings.STANDARD);
    }

    private static List<PassageId> ranked(Formula formula, CandidateScores scores) {
        return ranker(formula, Mode.HYBRID).rank(candidates(), scores).stream().map(Fused::passage).toList();
    }

    @ParameterizedTest
    @EnumSource(Formula.class)
    void theSameValuesAlwaysGiveTheSameOrder(Formula formula) {
        assertThat(ranked(formula, CandidateScores.NONE))
                .containsExactlyInAnyOrder(NEAR, BOTH, WORDS)
                .isEqualTo(ranked(formula, CandidateScores.NONE));
    }

    @Test
    void ranksAloneFavourWhatBothListsFound() {
        assertThat(ranked(Formula.RRF, CandidateScores.NONE)).startsWith(BOTH);
    }

    @Test
    void scoresThatAListDoesNotTellAreTakenFromWhatWasGathered() {
        assertThat(candidates().incomplete()).containsExactlyInAnyOrder(NEAR, WORDS);
        CandidateScores favourable = CandidateScores.NONE.with(Map.of(WORDS, new ExactScores(0.95, 9.0),
                NEAR, new ExactScores(0.9, 0.1)));
        CandidateScores unfavourable = CandidateScores.NONE.with(Map.of(WORDS, new ExactScores(0.1, 9.0),
                NEAR, new ExactScores(0.9, 0.1)));
        assertThat(ranked(Formula.BLEND, favourable)).startsWith(WORDS);
        assertThat(ranked(Formula.BLEND, unfavourable)).endsWith(WORDS);
    }

    @Test
    void whatHoldsTheVeryWordsIsWorthMoreToWhoeverSkims() {
        double without = score(Formula.WEIGHTED, CandidateScores.NONE);
        double with = score(Formula.WEIGHTED, CandidateScores.NONE.with(
                new VerbatimMatches(Set.of(BOTH), Set.of())));
        assertThat(with).isGreaterThan(without);
    }

    private static double score(Formula formula, CandidateScores scores) {
        return ranker(formula, Mode.HYBRID).rank(candidates(), scores).stream()
                .filter(each -> each.passage().equals(BOTH)).findFirst().orElseThrow().score();
    }

    @Test
    void wholePapersAreComparedByTheirNearness() {
        CandidateScores scores = CandidateScores.NONE.with(Map.of(
                WORDS.document(), new Nearness(WORDS, 0.9, 0.9, 0.9, null),
                NEAR.document(), new Nearness(NEAR, 0.2, 0.2, null, null)), Citations.NONE);
        assertThat(ranked(Formula.SIGNALS, scores)).startsWith(WORDS);
    }

    @Test
    void withoutVectorsSignalsHaveNothingToGoBy() {
        assertThat(ranker(Formula.SIGNALS, Mode.KEYWORD).formula()).isEqualTo(Formula.RRF);
    }
}
