package dev.carrel.document.bibliography;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

final class DoiTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"https://doi.org/10.1000/ABC.1 | 10.1000/ABC.1",
            "doi: 10.1000/abc, | 10.1000/abc", "{10.1000/abc}. | 10.1000/abc",
            "10.1002/(SICI)1097(19980815/30)17:15<1661::AID>3.0.CO;2-2 | 10.1002/(SICI)1097(19980815/30)17:15<1661::AID>3.0.CO;2-2"})
    void aFieldHoldsOneWhateverStandsAroundIt(String field, String doi) {
        assertThat(Doi.in(field)).contains(new Doi(doi));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"(see doi:10.1000/abc). Received | 10.1000/abc",
            "10.1016/S0140-6736(20)30183-5. | 10.1016/S0140-6736(20)30183-5",
            "published as 10.1016/S0140-6736(20) here | 10.1016/S0140-6736(20)",
            "<10.1000/abc> | 10.1000/abc",
            "doi:10. 1000/ abc | 10.1000/abc"})
    void textAroundItIsNoPartOfIt(String text, String doi) {
        assertThat(Doi.printed(text)).contains(new Doi(doi));
    }

    @Test
    void whatIsNoneIsNone() {
        assertThat(Doi.in("n/a")).isEmpty();
        assertThat(Doi.in(null)).isEmpty();
        assertThat(Doi.printed("version 10.4 of the program")).isEmpty();
        assertThat(Doi.readings("graph sampling")).isEmpty();
    }

    @Test
    void anAddressIsReadWithAndWithoutWhatItHasBehindTheDoi() {
        assertThat(Doi.readings("https://press.example/doi/10.1000/abc/full")).containsExactly(
                new Doi("10.1000/abc/full"), new Doi("10.1000/abc"));
    }

    @Test
    void revisionsOfOnePreprintAreEqual() {
        assertThat(new Doi("10.1101/2020.01.02.123456v2").normal()).isEqualTo("10.1101/2020.01.02.123456");
        assertThat(Doi.of(null, "https://arxiv.org/abs/1706.03762v5")).map(Doi::normal)
                .contains("10.48550/arxiv.1706.03762");
    }
}
