package dev.carrel.read.pdf.glyph;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

final class LetterFormsTest {
    @ParameterizedTest
    @CsvSource({"e\uFB03cient, efficient", "\uFB01sh, fish", "Andr´e, André", "na¨ıve, naïve",
            "R E F E R E N C E S, REFERENCES",
            "A B test, A B test"})
    void printersLettersBecomeLetters(String printed, String plain) {
        assertThat(LetterForms.plain(printed)).isEqualTo(plain);
    }

    @Test
    void lettersOfFormulasAreLetters() {
        assertThat(LetterForms.plain("where \uD835\uDC5B > 1")).isEqualTo("where n > 1");
    }
}
