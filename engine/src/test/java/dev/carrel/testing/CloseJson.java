package dev.carrel.testing;

import java.util.Comparator;

import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/// Tells whether two answers are the same but for the last digits of measured numbers, whose sums are added up in another
/// order once the code is compiled for the processor at hand.
public final class CloseJson {
    private static final double NOISE = 1e-5;
    private static final Comparator<JsonNode> CLOSE = (one, other) -> isSame(one, other) ? 0 : 1;

    private CloseJson() {}

    private static boolean isSame(JsonNode one, JsonNode other) {
        if (one.isNumber() && other.isNumber()) {
            double size = Math.max(1, Math.abs(one.asDouble()));
            return Math.abs(one.asDouble() - other.asDouble()) <= NOISE * size;
        }
        return one.equals(other);
    }

    public static void assertSame(JsonNode answer, JsonNode expected) {
        assertThat(answer.equals(CLOSE, expected)).as("%s%nis not%n%s", answer, expected).isTrue();
    }
}
