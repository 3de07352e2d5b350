package dev.carrel.document;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class SentencesTest {
    @Test
    void aSentenceEndsBeforeACapital() {
        assertThat(Sentences.of("One is here. Two follows [3]. (Three.) \"Four!\" Is it five? yes."))
                .containsExactly("One is here.", "Two follows [3].", "(Three.)", "\"Four!\"",
                        "Is it five? yes.");
    }

    @Test
    void abbreviationsAndInitialsEndNoSentence() {
        assertThat(Sentences.of("Smith et al. (2019) and J. Doe, cf. Fig. 3, agree. So be it."))
                .containsExactly("Smith et al. (2019) and J. Doe, cf. Fig. 3, agree.", "So be it.");
        assertThat(Sentences.of("")).isEmpty();
    }
}
