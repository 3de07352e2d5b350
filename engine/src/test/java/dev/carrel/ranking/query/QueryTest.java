package dev.carrel.ranking.query;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

final class QueryTest {
    static Stream<Arguments> technicalTerms() {
        return Stream.of(
                arguments("how to use SelectEditor in a table", List.of("SelectEditor")),
                arguments("page_size and __init__", List.of("page_size", "__init__")),
                arguments("React.useEffect runs twice?", List.of("React.useEffect")),
                arguments("tensorflow.js", List.of("tensorflow.js")),
                arguments("is gpt-4 better than bert-base-2?", List.of("gpt-4", "bert-base-2")),
                arguments("(DataFrame, iloc)", List.of("DataFrame")),
                arguments("DataFrame or DataFrame", List.of("DataFrame")),
                arguments("\"hv.Overlay\" -page_size", List.of("hv.Overlay")),
                arguments("state-of-the-art results", List.of()),
                arguments("PRISMA guidelines", List.of()),
                arguments("machine learning", List.of()),
                arguments("Smith et al. 2023", List.of()),
                arguments("p < 0.05", List.of()),
                arguments("e.g. the U.S. economy", List.of()));
    }

    @ParameterizedTest
    @MethodSource("technicalTerms")
    void namesThatSomebodyGaveAreRecognised(String typed, List<String> expected) {
        assertThat(QueryParser.parse(typed).technicalTerms()).isEqualTo(expected);
    }

    @Test
    void aPlainQueryTakesEveryCharacterAsItIs() {
        assertThat(Query.plain("-a \"b author:c").clauses())
                .containsExactly(new Clause.Words("-a \"b author:c"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a_", "aa.", "a-1"})
    void aRunOfDataIsNoTechnicalTerm(String repeated) {
        assertThat(Query.plain("x " + repeated.repeat(50_000) + "aa page_size").technicalTerms())
                .containsExactly("page_size");
    }

    @Test
    void aConditionCanBeAdded() {
        Query query = Query.plain("x").and(new Condition.Tag("t"));
        assertThat(query.conditions()).containsExactly(new Condition.Tag("t"));
        assertThat(query.words()).isEqualTo("x");
    }
}
