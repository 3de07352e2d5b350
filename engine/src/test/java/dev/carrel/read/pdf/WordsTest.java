package dev.carrel.read.pdf;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class WordsTest {
    private final Words words = new Words();

    @Test
    void aHyphenStaysWhereTheDocumentWritesIt() {
        words.learn("a well-known recovery");
        assertThat(words.keepsHyphen("well", "known")).isTrue();
        assertThat(words.keepsHyphen("reco", "very")).isFalse();
    }

    @Test
    void aHyphenBeforeACapitalOrAfterADigitStays() {
        assertThat(words.keepsHyphen("non", "European")).isTrue();
        assertThat(words.keepsHyphen("COVID", "related")).isTrue();
        assertThat(words.keepsHyphen("P53", "dependent")).isTrue();
    }

    @Test
    void twoWordsOfTheDocumentKeepTheirHyphen() {
        words.learn("large scale and large fish at this scale");
        assertThat(words.keepsHyphen("large", "scale")).isTrue();
    }
}
