package dev.carrel.index.spelling;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

final class MisspellingTest {
    @ParameterizedTest
    @CsvSource({"modle, model", "batery, battery", "pyton, python", "climte, climate", "speach, speech",
            "temperture, temperature", "experiement, experiment", "relianse, reliance"})
    void fingersSwapDoubleAndLoseLettersAndMistakeThemInLongWords(String typed, String meant) {
        assertThat(new Misspelling(typed, meant).isPlausible()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"crispr, crisp", "talen, taken", "dask, disk", "mirna, mrna", "plink, pink", "scna, scan",
            "parkin, parson", "corine, coring", "redd, red"})
    void aShortWordWithAnotherLetterIsAnotherWord(String typed, String meant) {
        assertThat(new Misspelling(typed, meant).isPlausible()).isFalse();
    }
}
