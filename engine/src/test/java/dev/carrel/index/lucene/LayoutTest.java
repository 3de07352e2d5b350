package dev.carrel.index.lucene;

import java.util.Map;

import dev.carrel.document.UserError;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class LayoutTest {
    @Test
    void aNewIndexHasNothingToCheck() {
        assertThatCode(() -> Layout.check(Map.of())).doesNotThrowAnyException();
    }

    @Test
    void thisVersionReadsWhatItWrites() {
        assertThatCode(() -> Layout.check(Map.of(Layout.KEY, Layout.CURRENT))).doesNotThrowAnyException();
    }

    @Test
    void whatAnotherVersionWroteIsRefusedWithTheRemedy() {
        assertThatThrownBy(() -> Layout.check(Map.of("model", "bge"))).isInstanceOf(UserError.class)
                .hasMessageContaining("another version");
        assertThatThrownBy(() -> Layout.check(Map.of(Layout.KEY, "0"))).isInstanceOf(UserError.class);
    }
}
