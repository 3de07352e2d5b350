package dev.carrel.document.text;

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
        assertThat(Sentences
                .of("Salts (Kishida Chemical Co. Ltd) were dry. By Mr. Lee, Eqn. 3 and Suppl. Fig. 1."))
                .containsExactly("Salts (Kishida Chemical Co. Ltd) were dry.",
                        "By Mr. Lee, Eqn. 3 and Suppl. Fig. 1.");
        assertThat(Sentences.of("Made by the Wax Co. Incubation followed.")).hasSize(2);
        assertThat(Sentences.of("")).isEmpty();
    }

    @Test
    void aParagraphsEndIsASentencesEnd() {
        assertThat(Sentences.of("Results\n\nThe loss fell. It stayed\nlow.\n \n"))
                .containsExactly("Results", "The loss fell.", "It stayed\nlow.");
        assertThat(Sentences.of("Foods with vitamin C.\n\nThey keep.")).hasSize(2);
        assertThat(Sentences.spans("  It was. So be it. ")).containsExactly(new TextSpan(2, 9),
                new TextSpan(10, 19));
    }

    @Test
    void anItemOfAListIsASentence() {
        assertThat(Sentences
                .of("What helps:\n- light in the morning\n- dim lamps, etc.\n* no phones.\nA -\nB - C."))
                .containsExactly("What helps:", "- light in the morning", "- dim lamps, etc.",
                        "* no phones.", "A -\nB - C.");
    }
}
