package dev.carrel.document;

import java.util.List;

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

    @Test
    void aDocumentsIdIsSixteenHexadecimalDigits() {
        String id = DocumentId.of("a").value();
        assertThat(new DocumentId(id)).isEqualTo(DocumentId.of("a"));
        for (String other : List.of("", id.substring(1), id + "0", id.substring(1) + "g",
                id.substring(1) + "A",
                id.substring(1) + "é")) {
            assertThatThrownBy(() -> new DocumentId(other)).isInstanceOf(IllegalArgumentException.class);
        }
    }
}
