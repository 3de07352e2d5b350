package dev.carrel.library.parameter;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.document.UserError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class ParametersTest {
    private static final Parameters PARAMETERS = Parameters.of(
            new Parameter.Text("query", Parameter.Need.REQUIRED, 20, "What to look for."),
            new Parameter.Whole("limit", 1, 50, 10, "How many."),
            new Parameter.Choice("mode", List.of("hybrid", "keyword"), "How."),
            new Parameter.Texts("documents", Parameter.Need.OPTIONAL, 2, 20, "Which."));

    @Test
    void whatIsNotSaidHasItsUsualValue() {
        Arguments arguments = PARAMETERS.check(Map.of("query", "sleep"));
        assertThat(arguments.required("query")).isEqualTo("sleep");
        assertThat(arguments.whole("limit")).isEqualTo(10);
        assertThat(arguments.text("mode")).isEmpty();
        assertThat(arguments.texts("documents")).isEmpty();
    }

    @Test
    void nullIsLikeNotSaid() {
        Map<String, Object> given = new HashMap<>();
        given.put("query", "sleep");
        given.put("limit", null);
        assertThat(PARAMETERS.check(given).whole("limit")).isEqualTo(10);
    }

    @Test
    void wholeNumbersMayComeAsDecimals() {
        assertThat(PARAMETERS.check(Map.of("query", "sleep", "limit", 7.0)).whole("limit")).isEqualTo(7);
    }

    @Test
    void anUnknownParameterIsRefusedByName() {
        assertThatThrownBy(() -> PARAMETERS.check(Map.of("query", "sleep", "limt", 3)))
                .isInstanceOf(UserError.class).hasMessage("There is no parameter \"limt\".")
                .extracting(e -> ((UserError) e).hint()).asString().startsWith("Did you mean limit?");
    }

    @Test
    void aMissingParameterIsNamed() {
        assertThatThrownBy(() -> PARAMETERS.check(Map.of("limit", 3))).isInstanceOf(UserError.class)
                .hasMessage("The parameter query is missing.");
    }

    static List<Map<String, Object>> impossible() {
        return List.of(Map.of("query", ""), Map.of("query", "  "), Map.of("query", "x".repeat(21)),
                Map.of("query", 3), Map.of("query", List.of("a")),
                Map.of("query", "q", "limit", -1), Map.of("query", "q", "limit", 0),
                Map.of("query", "q", "limit", 1_000_000), Map.of("query", "q", "limit", 10_000_000_000L),
                Map.of("query", "q", "limit", 2.5), Map.of("query", "q", "limit", Double.NaN),
                Map.of("query", "q", "limit", "3"), Map.of("query", "q", "mode", "magic"),
                Map.of("query", "q", "documents", List.of()),
                Map.of("query", "q", "documents", Arrays.asList("a", null)),
                Map.of("query", "q", "documents", List.of("a", "b", "c")),
                Map.of("query", "q", "documents", "a"));
    }

    @ParameterizedTest
    @MethodSource("impossible")
    void whatCannotBeMeantIsRefusedWithWhatItTakes(Map<String, Object> given) {
        assertThatThrownBy(() -> PARAMETERS.check(given)).isInstanceOf(UserError.class)
                .hasMessageMatching("The parameter (query|limit|mode|documents) cannot be (?s).*")
                .extracting(e -> ((UserError) e).hint()).asString().startsWith("It takes ");
    }

    @Test
    void theSchemaAllowsNothingElse() {
        Map<String, Object> schema = PARAMETERS.schema();
        assertThat(schema).containsEntry("additionalProperties", false).containsEntry("required",
                List.of("query"));
        assertThat((Map<?, ?>) schema.get("properties")).hasSize(4);
    }
}
