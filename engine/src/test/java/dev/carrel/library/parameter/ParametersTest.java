package dev.carrel.library.parameter;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.base.UserError;
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
    void aTextThatIsTooLongIsToldHowLongItMayBe() {
        assertThatThrownBy(
                () -> PARAMETERS.check(Map.of("query", "q", "documents", List.of("a".repeat(21)))))
                .extracting(e -> ((UserError) e).hint()).asString().contains("20 characters");
    }

    @Test
    void theSchemaAllowsNothingElse() {
        Map<String, Object> schema = PARAMETERS.schema();
        assertThat(schema).containsEntry("additionalProperties", false).containsEntry("required",
                List.of("query"));
        assertThat((Map<?, ?>) schema.get("properties")).hasSize(4);
    }

    private static final Parameters MORE = Parameters.of(
            new Parameter.Texts("q", Parameter.Need.OPTIONAL, 2, 20, "What."),
            new Parameter.Text("filter", Parameter.Need.OPTIONAL, 20, "Which."),
            new Parameter.Whole("limit", 1, 50, 10, "How many."),
            new Parameter.Real("least", -1, 1, "How near."),
            new Parameter.Flag("explain", "Whether to say why."));

    private static Arguments written(Map<String, List<String>> address) {
        return MORE.check(MORE.written(address));
    }

    @Test
    void anAddressSaysEverythingAsText() {
        Arguments arguments = written(Map.of("q", List.of("a", "b"), "filter", List.of("3"), "limit",
                List.of("7"), "least", List.of("-0.25"), "explain", List.of("true")));
        assertThat(arguments.texts("q")).containsExactly("a", "b");
        assertThat(arguments.text("filter")).hasValue("3");
        assertThat(arguments.whole("limit")).isEqualTo(7);
        assertThat(arguments.written("least")).hasValue("-0.25");
        assertThat(arguments.flag("explain")).isTrue();
        assertThat(written(Map.of("explain", List.of("false"))).flag("explain")).isFalse();
        assertThat(written(Map.of("q", List.of("one"))).texts("q")).containsExactly("one");
    }

    @Test
    void whatIsNotWrittenHasItsUsualValue() {
        assertThat(written(Map.of()).flag("explain")).isFalse();
        assertThat(written(Map.of()).written("least")).isEmpty();
        assertThat(written(Map.of()).has("limit")).isFalse();
        assertThat(written(Map.of("limit", List.of("50"))).has("limit")).isTrue();
    }

    static List<Map<String, List<String>>> wronglyWritten() {
        return List.of(Map.of("limit", List.of("1e1")), Map.of("limit", List.of("")),
                Map.of("limit", List.of("7", "8")),
                Map.of("limit", List.of("99999999999999999999")), Map.of("limit", List.of("+7")),
                Map.of("limit", List.of(" 7")), Map.of("limit", List.of("٧")), Map.of("limit", List.of("-1")),
                Map.of("least", List.of("NaN")), Map.of("least", List.of("Infinity")),
                Map.of("least", List.of("1.01")), Map.of("least", List.of("1e-3")),
                Map.of("least", List.of("0x1")),
                Map.of("least", List.of("0,5")), Map.of("explain", List.of("TRUE")),
                Map.of("explain", List.of("1")),
                Map.of("explain", List.of("")), Map.of("explain", List.of("true", "false")),
                Map.of("filter", List.of("a", "b")), Map.of("filter", List.of("")), Map.of("q", List.of("")),
                Map.of("q", List.of("a", "b", "c")), Map.of("q", List.of("x".repeat(21))));
    }

    @ParameterizedTest
    @MethodSource("wronglyWritten")
    void whatAnAddressCannotMeanIsRefused(Map<String, List<String>> address) {
        assertThatThrownBy(() -> written(address)).isInstanceOf(UserError.class)
                .hasMessageMatching("The parameter (q|filter|limit|least|explain) cannot be (?s).*");
    }

    @Test
    void anUnknownNameInAnAddressIsRefused() {
        assertThatThrownBy(() -> written(Map.of("limt", List.of("3")))).isInstanceOf(UserError.class)
                .hasMessage("There is no parameter \"limt\".");
    }

    @Test
    void anEmojiIsNotCutInHalfWhenItIsRepeated() {
        assertThatThrownBy(() -> written(Map.of("limit", List.of("x".repeat(58) + "😀😀"))))
                .isInstanceOf(UserError.class)
                .satisfies(e -> assertThat(e.getMessage()).endsWith("x…."));
    }

    @Test
    void numbersAndFlagsHaveSchemas() {
        String properties = String.valueOf(MORE.schema().get("properties"));
        assertThat(properties).contains("type=number", "minimum=-1.0", "maximum=1.0");
        assertThat(properties).contains("type=boolean", "default=false");
    }
}
