package dev.carrel.document;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class PassageIdTest {
    @Test
    void anIdSurvivesItsPrint() {
        PassageId id = new PassageId(DocumentId.of("a"), 12);
        assertThat(PassageId.parse(id.toString())).isEqualTo(id);
        assertThatThrownBy(() -> PassageId.parse("nothing")).isInstanceOf(IllegalArgumentException.class);
    }
}
