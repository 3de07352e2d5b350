package dev.carrel.ranking;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class EvidenceTest {
    private static final BackgroundScores COMPRESSED = new BackgroundScores(List.of(), 0.5);

    @Test
    void aCosineCountsByHowFarItLiesAboveThatOfARandomPassage() {
        assertThat(COMPRESSED.evidence(0, 0.75).meaning()).isEqualTo(0.5);
        assertThat(COMPRESSED.evidence(0, 1.0).meaning()).isEqualTo(1.0);
        assertThat(COMPRESSED.evidence(0, 0.3).meaning()).isEqualTo(0.0);
        assertThat(new BackgroundScores(List.of(), 1.0).evidence(0, 1.0).meaning()).isEqualTo(0.0);
    }

    @Test
    void allWordsOrAClearMeaningAreEnough() {
        assertThat(COMPRESSED.evidence(1, 0.5).isWeak()).isFalse();
        assertThat(COMPRESSED.evidence(0, 0.75).isWeak()).isFalse();
        assertThat(COMPRESSED.evidence(0.5, 0.64).isWeak()).isFalse();
    }

    @Test
    void aNearnessThatMostPassagesHaveIsNotEnough() {
        assertThat(COMPRESSED.evidence(0, 0.64).isWeak()).isTrue();
        assertThat(COMPRESSED.evidence(0.2, 0.6).isWeak()).isTrue();
    }

    @Test
    void withoutVectorsTheRareWordsDecide() {
        assertThat(COMPRESSED.evidence(0.2, null).isWeak()).isTrue();
        assertThat(new BackgroundScores(List.of(), null).evidence(0.5, null).isWeak()).isFalse();
    }
}
