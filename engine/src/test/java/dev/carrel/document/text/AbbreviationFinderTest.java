package dev.carrel.document.text;

import java.util.Random;

import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

@ExtendWith(Randomized.class)
final class AbbreviationFinderTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "GABRA2 is linked to alcohol use disorder (AUD) in adults.|AUD|alcohol use disorder",
            "We used AUD (alcohol use disorder) scores.|AUD|alcohol use disorder",
            "Heat shock transcription factor (HSF) binds DNA.|HSF|Heat shock transcription factor",
            "using a convolutional neural network (CNN; see below)|CNN|convolutional neural network",
            "It was done. A receiver operating characteristic (ROC) curve|ROC|receiver operating characteristic",
            "magnetic resonance imaging (MRI)|MRI|magnetic resonance imaging",
            "randomised controlled trials (RCTs) were|RCTs|randomised controlled trials"})
    void aDefinitionIsFound(String text, String shortForm, String longForm) {
        assertThat(AbbreviationFinder.in(text)).containsExactly(new Abbreviation(shortForm, longForm));
    }

    @ParameterizedTest
    @ValueSource(strings = {"as shown before (see)", "in earlier work (2019)", "the result (Table 2)",
            "(AUD) alone", "nothing to do with it (XYZ)", "a value (p < 0.05)", "Smith (2020) said", "()",
            "("})
    void whatIsNoDefinitionIsNotFound(String text) {
        assertThat(AbbreviationFinder.in(text)).isEmpty();
    }

    @Test
    void formsAreLookedUpWhateverTheirCaseAndNumber() {
        assertThat(Abbreviation.key("AUDs")).isEqualTo(Abbreviation.key("aud"));
        assertThat(Abbreviation.key("Alcohol-use  Disorder")).isEqualTo("alcohol use disorder");
        assertThat(Abbreviation.key("bias")).isEqualTo("bias");
    }

    @Test
    void anyTextIsSurvived(Random random) {
        String signs = "aB( )C1-.;\n—é𝒜";
        for (int i = 0; i < 300; i++) {
            String text = random.ints(random.nextInt(200), 0, signs.codePointCount(0, signs.length()))
                    .map(at -> signs.codePointAt(signs.offsetByCodePoints(0, at)))
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                    .toString();
            assertThatCode(() -> AbbreviationFinder.in(text)).doesNotThrowAnyException();
        }
    }
}
