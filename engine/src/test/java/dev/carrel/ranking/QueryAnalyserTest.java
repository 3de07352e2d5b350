package dev.carrel.ranking;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

final class QueryAnalyserTest {
    static Stream<Arguments> examples() {
        return Stream.of(
                arguments("Smith 2023", 35, List.of("year")),
                arguments("how does AI affect trust", 65, List.of("acronym", "question", "long")),
                arguments("machine learning", 50, List.of()),
                arguments("PRISMA 2020 guidelines", 25, List.of("year", "acronym")),
                // Each sign by itself.
                arguments("reviews of 1998", 35, List.of("year")),
                arguments("smith et al.", 30, List.of("author")),
                arguments("the BERT model", 40, List.of("acronym")),
                arguments("\"deep learning\"", 35, List.of("phrase")),
                arguments("loss < 1", 40, List.of("special characters")),
                arguments("β-catenin", 40, List.of("special characters")),
                arguments("page_size", 40, List.of("special characters")),
                arguments("what is trust", 65, List.of("question")),
                arguments("trust in machines?", 65, List.of("question")),
                arguments("effects of sleep deprivation", 60, List.of("long")),
                // What only looks like a sign.
                arguments("room 12345", 50, List.of()),
                arguments("x2020y", 50, List.of()),
                arguments("whatever works", 50, List.of()),
                arguments("", 50, List.of()));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theFormOfAQueryMovesTheBalance(String query, int semantic, List<String> reasons) {
        Weights weights = QueryAnalyser.weigh(query, 50);
        assertThat(weights.semantic()).isEqualTo(semantic / 100.0);
        assertThat(weights.keyword()).isEqualTo((100 - semantic) / 100.0);
        assertThat(weights.reasons()).isEqualTo(reasons);
    }

    @ParameterizedTest
    @ValueSource(strings = {"A", "e\u0301\u0301\u0301", "Aa ", "\u0301"})
    void aVeryLongQueryIsLookedAtAtOnce(String repeated) {
        String query = repeated.repeat(100_000 / repeated.length());
        Weights weights = QueryAnalyser.weigh(query, 50);
        assertThat(weights.semantic() + weights.keyword()).isEqualTo(1);
    }

    @Test
    void twoSurnamesAreAnAuthorPattern() {
        assertThat(QueryAnalyser.weigh("Lee & See", 50).reasons()).contains("author");
        assertThat(QueryAnalyser.weigh("Parasuraman and Riley", 50).reasons()).containsExactly("author");
        assertThat(QueryAnalyser.weigh("cats and dogs", 50).reasons()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {-10, 0, 5, 95, 100, 120})
    void weightsStayBetweenNoneAndAll(int percent) {
        for (String query : List.of("Smith & Lee et al. 2023 \"PRISMA\" < 5",
                "how does trust grow in teams")) {
            Weights weights = QueryAnalyser.weigh(query, percent);
            assertThat(weights.semantic()).isBetween(0.0, 1.0);
            assertThat(weights.semantic() + weights.keyword()).isEqualTo(1.0);
        }
        assertThat(QueryAnalyser.weigh("Smith et al. 2023 \"x\"", 10).semantic()).isZero();
        assertThat(QueryAnalyser.weigh("how does trust grow", 90).semantic()).isEqualTo(1.0);
    }
}
