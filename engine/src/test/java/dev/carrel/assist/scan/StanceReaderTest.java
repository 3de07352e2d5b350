package dev.carrel.assist.scan;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

final class StanceReaderTest {
    private static final String ONE = "{\"passage\":2,\"verdict\":\"supports\",\"sentence\":\"It did {so}.\",\"confidence\":0.8}";
    private static final StatedStance READ = new StatedStance("2", Stance.SUPPORTS, "It did {so}.", 0.8);

    private static List<StatedStance> read(String reply) {
        return StanceReader.read(reply).orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"evidence\":[" + ONE + "]}", ONE, "[" + ONE + "]",
            "He said \"look:\n```json\n{\"evidence\": [" + ONE + ",]}\n```\nI hope that helps {you}!",
            "{\"evidence\":[" + ONE + ",{\"passage\":3,\"verdict\":\"contra"})
    void whatIsAroundItAndWhereItBreaksOffDoNotMatter(String reply) {
        assertThat(read(reply)).containsExactly(READ);
    }

    @Test
    void membersMayBeWrittenInOtherWays() {
        assertThat(read("{'passage':'[4]','verdict':'Contradicted','sentence':'No.','confidence':'75%'}"))
                .containsExactly(new StatedStance("4", Stance.CONTRADICTS, "No.", 0.75));
        assertThat(read("{\"passage\":\"1\",\"verdict\":\"mentions\",\"confidence\":7}"))
                .containsExactly(new StatedStance("1", Stance.MENTIONS, "", null));
    }

    @Test
    void anEmptyListIsAReplyAndOtherTextIsNone() {
        assertThat(read("{\"evidence\": [ ]}")).isEmpty();
        for (String none : List.of("", "All of them support it.", "{}", "{{{{", "}}}", "{\"passage\":1}",
                "{\"passage\":1,\"verdict\":\"does not support\"}")) {
            assertThat(StanceReader.read(none)).as(none).isEmpty();
        }
    }

    @Test
    void anEnormousReplyOfBracesIsReadInNoTime() {
        assertThat(StanceReader.read("{\"".repeat(500_000) + "}".repeat(500_000))).isEmpty();
    }
}
