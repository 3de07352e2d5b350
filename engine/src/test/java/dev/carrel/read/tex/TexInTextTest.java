package dev.carrel.read.tex;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

final class TexInTextTest {
    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '%', value = {
            "Wnt and $\\beta$-catenin => Wnt and β-catenin",
            "Wnt and {\\textbeta}-catenin => Wnt and β-catenin",
            "On theories $T$ categorical in $|T|$ => On theories T categorical in |T|",
            "Cu$_2$O and \\textit{in vivo} => Cu₂O and in vivo",
            "5\\({}^{\\mbox{th}}\\) workshop => 5th workshop",
            "M\\\"{u}ller and {\\'e} => Müller and é"})
    void latexIsShownAsText(String written, String shown) {
        assertThat(TexInText.shown(written)).isEqualTo(shown);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "From $5 to $10 a day", "US$5–$6", "{DNA} repair", "a_b ~ c", "C:\\Users\\x",
            "100$"})
    void otherTextStaysAsItIs(String text) {
        assertThat(TexInText.shown(text)).isEqualTo(text);
    }
}
