package dev.carrel.assist.extract;

import java.util.List;
import java.util.OptionalDouble;

import dev.carrel.ranking.Evidence;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class ConfidenceTest {
    @Test
    void whatStandsOutFromOtherDocumentsIsSurer() {
        assertThat(Confidence.of(1.4, OptionalDouble.of(0.6)))
                .isGreaterThan(Confidence.of(1.4, OptionalDouble.empty()))
                .isGreaterThan(Confidence.of(1.4, OptionalDouble.of(1.3)));
    }

    @Test
    void severalDocumentsThatAnswerWellAreAnAnswer() {
        double all = Confidence.sum(new Evidence(0.9, 0.4));
        assertThat(isAnswer(Confidence.of(all, OptionalDouble.of(all)))).isTrue();
    }

    @Test
    void aFewOfTheWordsInPassagesLikeAnyOtherAreNone() {
        double little = Confidence.sum(new Evidence(0.3, 0.1));
        assertThat(isAnswer(Confidence.of(little, OptionalDouble.of(little)))).isFalse();
        assertThat(isAnswer(Confidence.of(little, OptionalDouble.empty()))).isFalse();
    }

    @Test
    void amongFewPassagesAboutAThirdOfTheWordsIsEnough() {
        assertThat(isAnswer(Confidence.amongFew(0.36))).isTrue();
        assertThat(isAnswer(Confidence.amongFew(0.3))).isFalse();
    }

    @Test
    void withoutVectorsWordsDecide() {
        double most = Confidence.sum(new Evidence(0.8, null));
        assertThat(isAnswer(Confidence.of(most, OptionalDouble.of(most)))).isTrue();
        double few = Confidence.sum(new Evidence(0.25, null));
        assertThat(isAnswer(Confidence.of(few, OptionalDouble.of(few)))).isFalse();
    }

    private static boolean isAnswer(double confidence) {
        return new ExtractedBlocks(List.of(), confidence).isAnswer();
    }
}
