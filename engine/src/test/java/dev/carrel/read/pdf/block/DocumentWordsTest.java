package dev.carrel.read.pdf.block;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class DocumentWordsTest {
    private final DocumentWords words = new DocumentWords();

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

    @Test
    void theRestOfATornWordIsNoWord() {
        words.learn("the place where a measure-");
        words.learn("ment was taken, and its place-");
        words.learn("ment in the measure");
        assertThat(words.keepsHyphen("measure", "ment")).isFalse();
        assertThat(words.keepsHyphen("place", "ment")).isFalse();
    }

    @Test
    void ofAChainOfWordsOnlyTheLastCanBeTorn() {
        words.learn("scale and drought");
        assertThat(words.keepsHyphen("drought-toler", "ant")).isFalse();
        assertThat(words.keepsHyphen("2-dimen", "sional")).isFalse();
        words.learn("from coast to coast");
        assertThat(words.keepsHyphen("coast-to", "coast")).isTrue();
    }

    @Test
    void whatIsTooLongForAnEndingMakesACompoundWithAWord() {
        words.learn("a study of high quality, of the electron and its function");
        assertThat(words.keepsHyphen("Intermediate", "quality")).isTrue();
        assertThat(words.keepsHyphen("electron", "nuclear")).isTrue();
        assertThat(words.keepsHyphen("function", "alities")).isFalse();
        assertThat(words.keepsHyphen("thermo", "dynamics")).isFalse();
    }

    @Test
    void aPrefixIsWrittenAsTheDocumentWritesIt() {
        words.learn("matching and linear, but non-native and non-random; native and random");
        assertThat(words.keepsHyphen("non", "matching")).isTrue();
        words.learn("cellular, lateral, multicellular and multilateral, not multi-day");
        assertThat(words.keepsHyphen("multi", "linear")).isFalse();
    }

    @Test
    void someWordsAreSecondPartsOnly() {
        assertThat(words.keepsHyphen("community", "driven")).isTrue();
        assertThat(words.keepsHyphen("self", "assembled")).isTrue();
        assertThat(words.keepsHyphen("in", "dependent")).isFalse();
    }
}
