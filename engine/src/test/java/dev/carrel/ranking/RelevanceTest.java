package dev.carrel.ranking;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

final class RelevanceTest {
    private static final Metadata DOCUMENT = Metadata.of("trust in automation", DocumentType.PAPER)
            .authors(List.of("Lee, John D.", "Katrina A. See", "Li, X.", "Juan de la Cruz",
                    "Jos\u00e9 Garc\u00eda", "M\u00fcller, A."))
            .year(2004)
            .build();

    private static double relevance(String query, Metadata document) {
        return Relevance.of(words(query), words(document.title()), query, document);
    }

    private static Set<String> words(String text) {
        return new TreeSet<>(Arrays.asList(text.split(" ")));
    }

    @ParameterizedTest
    @CsvSource({
            "unrelated, 0.50",
            "trust unrelated, 0.65",
            "trust, 0.95",
            "trust automation, 0.95",
            "unrelated 2004, 0.65",
            "unrelated 2005, 0.50",
            "unrelated 12004, 0.50",
            "lee unrelated, 0.60",
            "garcia unrelated, 0.60",
            "GARC\u00cdA unrelated, 0.60",
            "Garci\u0301a unrelated, 0.60",
            "muller unrelated, 0.60",
            "sleep unrelated, 0.50",
            "See unrelated, 0.60",
            "cruz unrelated, 0.60",
            "Li unrelated, 0.50",
            "lee 2004, 0.75",
            "trust 2004, 0.80",
            "trust lee 2004 automation, 0.90"})
    void theFormulaIsTheOneThatPeopleKnow(String query, double expected) {
        assertThat(relevance(query, DOCUMENT)).isCloseTo(expected, within(1e-12));
    }

    @Test
    void nothingIsMoreThanCertain() {
        Metadata named = Metadata.of("lee 2004", DocumentType.PAPER).authors(List.of("Lee, J.")).year(2004)
                .build();
        assertThat(relevance("lee 2004", named)).isEqualTo(1.0);
    }

    @Test
    void aQueryWithoutTermsHasTheLeast() {
        assertThat(Relevance.of(Set.of(), List.of("trust"), "", DOCUMENT)).isEqualTo(0.5);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"Smith, J.|Smith", "J. Smith|Smith", "Smith|Smith",
            "de la Cruz, Juan|Cruz", "O'Neill, P.|O'Neill", "Smith-Jones, A.|Smith-Jones",
            "Müller, K.|Müller"})
    void aLastNameIsFoundInBothOrders(String author, String expected) {
        assertThat(Relevance.lastName(author)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"Li, X.", "Bo Xu", "''", "., ."})
    void aShortNameProvesNothing(String author) {
        assertThat(Relevance.lastName(author)).isEmpty();
    }
}
