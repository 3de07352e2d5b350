package dev.carrel.ranking.fusion;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.VerbatimMatches;
import dev.carrel.ranking.View;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

final class WeightedSumTest {
    private static final PassageId A = passage(1);
    private static final PassageId B = passage(2);

    private static PassageId passage(int number) {
        return new PassageId(DocumentId.of("document " + number), 0);
    }

    private static Ranking list(Candidate... candidates) {
        return new Ranking(List.of(candidates));
    }

    private static List<Fused> fuse(Ranking semantic, Ranking keyword, VerbatimMatches standing) {
        return WeightedSum.fuse(semantic, keyword, Map.of(), standing, View.PAPERS,
                WeightedSum.Parameters.STANDARD);
    }

    /// As many documents as asked for, nearer ones first.
    private static Ranking falling(int count, double from, double step) {
        List<Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            candidates.add(new Candidate(passage(i), from - i * step));
        }
        return new Ranking(candidates);
    }

    @Test
    void theScoreIsTheSumOfItsNamedParts() {
        Fused first = fuse(list(new Candidate(A, 0.8)), list(new Candidate(A, 12.0), new Candidate(B, 3.0)),
                new VerbatimMatches(Set.of(A), Set.of(A))).getFirst();
        assertThat(first.score()).isCloseTo(0.72 * 0.8 + 0.28 + 0.08 + 0.05, within(1e-9));
        assertThat(first.parts()).extracting(Fused.Part::name)
                .containsExactly("semantic", "keyword", "verbatim", "heading");
        assertThat(first.parts()).extracting(Fused.Part::value).containsExactly(0.8, 1.0, 1.0, 1.0);
    }

    @Test
    void whatIsNotThereAddsNothing() {
        Fused second = fuse(list(new Candidate(A, 0.8)), list(new Candidate(A, 12.0), new Candidate(B, 3.0)),
                VerbatimMatches.NONE).get(1);
        assertThat(second.passage()).isEqualTo(B);
        assertThat(second.score()).isCloseTo(0.28 * 0.25, within(1e-9));
        assertThat(second.parts().getFirst().value()).isNull();
    }

    @Test
    void theFirstTenComeInAnyCaseAndLaterOnesFromTheThreshold() {
        assertThat(fuse(falling(30, 0.5, 0.01), Ranking.EMPTY, VerbatimMatches.NONE)).hasSize(10);
        assertThat(fuse(falling(30, 0.84, 0.01), Ranking.EMPTY, VerbatimMatches.NONE))
                .as("0.84 down to 0.72").hasSize(13);
    }

    @Test
    void thereAreAtMostAHundredAndTwenty() {
        assertThat(fuse(falling(200, 0.99, 0.0001), Ranking.EMPTY, VerbatimMatches.NONE)).hasSize(120);
    }

    @Test
    void wordsAloneHaveNoSimilarityToBeCutBy() {
        assertThat(fuse(Ranking.EMPTY, falling(30, 9, 0.1), VerbatimMatches.NONE)).hasSize(30);
    }

    @Test
    void eachListGivesEightCandidatesAResultButNeverMoreThanAThousand() {
        assertThat(WeightedSum.Parameters.STANDARD.depth(10)).isEqualTo(80);
        assertThat(WeightedSum.Parameters.STANDARD.depth(500)).isEqualTo(1000);
    }
}
