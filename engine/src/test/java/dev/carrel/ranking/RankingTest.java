package dev.carrel.ranking;

import java.util.List;

import dev.carrel.testing.EntryBuilder;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class RankingTest {
    private static final Candidate FIRST = new Candidate(EntryBuilder.passage("a", 3), 0.9);
    private static final Candidate SECOND = new Candidate(EntryBuilder.passage("a", 1), 0.8);
    private static final Candidate THIRD = new Candidate(EntryBuilder.passage("b", 0), 0.7);
    private static final List<Candidate> ALL = List.of(FIRST, SECOND, THIRD);

    @Test
    void inViewPapersTheBestPassageStandsForItsDocument() {
        assertThat(Ranking.reduced(ALL, View.PAPERS).candidates()).containsExactly(FIRST, THIRD);
    }

    @Test
    void inViewPassagesEveryPassageStandsForItself() {
        assertThat(Ranking.reduced(ALL, View.PASSAGES).candidates()).isEqualTo(ALL);
    }

    @Test
    void theFirstFewCanBeTaken() {
        Ranking ranking = new Ranking(ALL);
        assertThat(ranking.first(2).candidates()).containsExactly(FIRST, SECOND);
        assertThat(ranking.first(3)).isEqualTo(ranking);
        assertThat(ranking.first(9)).isEqualTo(ranking);
        assertThat(ranking.first(0)).isEqualTo(Ranking.EMPTY);
    }

    @Test
    void aFloorKeepsWhatReachesIt() {
        assertThat(new Ranking(ALL).atLeast(0.8).candidates()).containsExactly(FIRST, SECOND);
        assertThat(new Ranking(ALL).atLeast(0.95)).isEqualTo(Ranking.EMPTY);
    }
}
