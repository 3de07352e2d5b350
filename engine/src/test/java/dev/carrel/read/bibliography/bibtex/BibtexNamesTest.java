package dev.carrel.read.bibliography.bibtex;

import java.util.List;
import java.util.stream.Stream;

import dev.carrel.document.bibliography.Year;
import dev.carrel.read.bibliography.PublishedDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

class BibtexNamesTest {
    static Stream<Arguments> names() {
        return Stream.of(
                arguments("Knuth, Donald E. and Leslie Lamport",
                        List.of("Donald E. Knuth", "Leslie Lamport")),
                arguments("van der Berg, Jan AND Charles {de} Gaulle",
                        List.of("Jan van der Berg", "Charles de Gaulle")),
                arguments("King, Jr., Martin Luther and others", List.of("Martin Luther King Jr.")),
                arguments("{World Health Organization} and {Barnes and Noble, Inc.}",
                        List.of("World Health Organization", "Barnes and Noble, Inc.")),
                arguments("family=Harman, given=Hans, prefix=von", List.of("Hans von Harman")),
                arguments("{\\'E}variste Galois and G\\\"odel, Kurt",
                        List.of("Évariste Galois", "Kurt Gödel")),
                arguments("Smith, J.; Doe, A.", List.of("J. Smith", "A. Doe")),
                arguments("Jane Doe, John Smith, Ann Lee, Bo Ek",
                        List.of("Jane Doe", "John Smith", "Ann Lee", "Bo Ek")),
                arguments("Smith\nand\tDoe", List.of("Smith", "Doe")),
                arguments(" and and ", List.of()));
    }

    @ParameterizedTest
    @MethodSource("names")
    void namesAreGivenAsPeopleWriteThem(String field, List<String> expected) {
        assertThat(BibtexNames.of(field)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"2019-03-04, 2019, 2019-03-04", "2019-03/2020-05, 2019, 2019-03", "1723~, 1723, 1723",
            "2004-22, 2004, 2004",
            "/2019, 2019, 2019", "2005/03//, 2005, 2005-03", "2015/october, 2015, 2015-10",
            "c1998, 1998, 1998",
            "2014/13/45, 2014, 2014"})
    void datesAreReadAsFarAsTheyGo(String written, int year, String day) {
        assertThat(PublishedDate.of(written)).isEqualTo(new PublishedDate(new Year(year), day));
    }

    @Test
    void whatIsNoDateIsUnknown() {
        assertThat(PublishedDate.of("in press")).isEqualTo(PublishedDate.UNKNOWN);
        assertThat(PublishedDate.of("199X")).isEqualTo(PublishedDate.UNKNOWN);
        assertThat(PublishedDate.of("12345")).isEqualTo(PublishedDate.UNKNOWN);
        assertThat(PublishedDate.of("1999", "February", "3"))
                .isEqualTo(new PublishedDate(new Year(1999), "1999-02-03"));
        assertThat(PublishedDate.of("1999", "2", null))
                .isEqualTo(new PublishedDate(new Year(1999), "1999-02"));
    }
}
