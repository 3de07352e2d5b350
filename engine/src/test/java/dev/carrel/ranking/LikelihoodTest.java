package dev.carrel.ranking;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LikelihoodTest {
    private static final Evidence GOOD = new Evidence(0.9, 0.7);
    private static final Evidence POOR = new Evidence(0.1, 0.1);

    @Test
    void itNeverRisesAlongTheList() {
        Random random = new Random(7);
        for (int i = 0; i < 1000; i++) {
            double[] estimates = Likelihood.of(Stream
                    .generate(() -> new Evidence(random.nextDouble(), random.nextDouble())).limit(10)
                    .toList());
            for (int k = 1; k < estimates.length; k++) {
                assertThat(estimates[k]).isBetween(0.0, estimates[k - 1]);
            }
        }
    }

    @Test
    void whoHoldsTheWordsAndTheMeaningIsLikelyAndWhoHoldsNeitherIsDoubtful() {
        assertThat(Likelihood.of(List.of(GOOD, POOR))[0]).isGreaterThan(0.7);
        assertThat(Likelihood.isDoubtful(Likelihood.of(List.of(POOR, POOR))[0], List.of())).isTrue();
    }

    @Test
    void theFirstIsMoreLikelyWhereItStandsOut() {
        assertThat(Likelihood.of(List.of(GOOD, POOR, POOR))[0])
                .isGreaterThan(Likelihood.of(List.of(GOOD, GOOD, GOOD))[0]);
    }

    @Test
    void withoutVectorsWordsDecide() {
        assertThat(Likelihood.of(List.of(new Evidence(0.9, null), new Evidence(0.2, null)))[0])
                .isGreaterThan(0.7);
        assertThat(Likelihood.isDoubtful(Likelihood.of(List.of(new Evidence(0.2, null), GOOD))[0],
                List.of())).isTrue();
    }

    @Test
    void anEstimateIsDoubtedSoonerWhereWordsOfTheQuestionAreNowhere() {
        assertThat(Likelihood.isDoubtful(0.12, List.of())).isFalse();
        assertThat(Likelihood.isDoubtful(0.12, List.of("Serengeti"))).isTrue();
        assertThat(Likelihood.isDoubtful(0.18, List.of("Serengeti"))).isFalse();
    }

    @Test
    void nothingIsSaidOfNothing() {
        assertThat(Likelihood.of(List.of())).isEmpty();
    }
}
