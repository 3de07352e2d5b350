package dev.carrel.document;

import java.time.LocalDate;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

final class DateSpanTest {
    @ParameterizedTest
    @CsvSource({"2020, 2020-01-01, 2020-12-31", "2020-02, 2020-02-01, 2020-02-29",
            "2019-2-3, 2019-02-03, 2019-02-03",
            "2019/12/31, 2019-12-31, 2019-12-31", "2021-05-03T10:00:00Z, 2021-05-03, 2021-05-03"})
    void aDateMeansTheDaysThatItNames(String written, LocalDate first, LocalDate last) {
        assertThat(DateSpan.of(written)).contains(new DateSpan(first, last));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "soon", "20", "2020-13", "2019-02-30", "31.12.2019", "May 2020"})
    void whatIsNoDateMeansNone(String written) {
        assertThat(DateSpan.of(written)).isEmpty();
    }
}
