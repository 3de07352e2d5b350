package dev.carrel.index.lucene.store;

import java.util.Map;

import dev.carrel.base.UserError;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class IndexLayoutTest {
    @Test
    void aNewIndexHasNothingToCheck() {
        assertThatCode(() -> IndexLayout.check(Map.of())).doesNotThrowAnyException();
    }

    @Test
    void thisVersionReadsWhatItWrites() {
        assertThatCode(() -> IndexLayout.check(Map.of(IndexLayout.KEY, IndexLayout.CURRENT)))
                .doesNotThrowAnyException();
    }

    @Test
    void whatAnotherVersionWroteIsRefusedWithTheRemedy() {
        assertThatThrownBy(() -> IndexLayout.check(Map.of("model", "bge"))).isInstanceOf(UserError.class)
                .hasMessageContaining("another version");
        assertThatThrownBy(() -> IndexLayout.check(Map.of(IndexLayout.KEY, "0")))
                .isInstanceOf(UserError.class);
    }
}
