package dev.carrel.citation;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class SurnamesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"Smith, J. A. | smith", "J. A. Smith | smith", "Smith JA | smith",
            "JA Smith | smith",
            "Jane van der Berg | berg", "van der Berg, Jane | berg", "Samelson,K. | samelson",
            "Øien D-I | oien",
            "Martin Luther King Jr. | king", "Müller | muller", "O’Neill, E. | oneill", "Yu Q | yu",
            "Q Yu | yu"})
    void aNameIsKnownByItsLastPart(String author, String surname) {
        assertThat(Surnames.of(List.of(author)).names()).containsExactly(surname);
    }
}
