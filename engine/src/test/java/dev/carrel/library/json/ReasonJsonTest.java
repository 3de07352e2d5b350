package dev.carrel.library.json;

import java.util.List;
import java.util.Map;
import java.util.Objects;

import dev.carrel.document.reason.EveryReason;
import dev.carrel.document.reason.Reason;
import dev.carrel.document.stored.DocumentForm;
import dev.carrel.library.coverage.PageCoverage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

final class ReasonJsonTest {
    static List<EveryReason> reasons() {
        return EveryReason.all();
    }

    private static String json(Object tree) {
        return JsonMapper.shared().writeValueAsString(tree);
    }

    @ParameterizedTest
    @MethodSource("reasons")
    void everyReasonHasAKindAndItsText(EveryReason every) {
        Map<?, ?> because = (Map<?, ?>) Objects
                .requireNonNull(ReasonJson.TOLD.tree(every.reason()).get("because"));
        assertThat(because.get("kind")).asString().matches("[a-z]+(-[a-z]+)*");
        assertThat(because.get("text")).isEqualTo(every.sentence());
        assertThat(json(because)).as("can be written").startsWith("{\"kind\":");
        assertThat(DocumentForm.figures(every.reason().bare())).as("every figure is sent")
                .allSatisfy((figure, value) -> assertThat(because.get(figure)).isEqualTo(value));
    }

    @Test
    void aReasonIsToldInTwoPartsAndWithItsFigures() {
        assertThat(json(ReasonJson.TOLD.tree(new Reason.TooLarge(3_000_000, 1_000_000))))
                .isEqualTo("{\"reason\":\"too large: 3 MB, and the limit is 1 MB (reading.max-bytes)\","
                        + "\"because\":{\"kind\":\"too-large\","
                        + "\"text\":\"too large: 3 MB, and the limit is 1 MB (reading.max-bytes)\","
                        + "\"brief\":\"too large\",\"detail\":\"3 MB, and the limit is 1 MB (reading.max-bytes)\","
                        + "\"bytes\":3000000,\"limit\":1000000}}");
    }

    @Test
    void anAttachmentIsNamedBesideItsTrouble() {
        assertThat(json(ReasonJson.TOLD.tree(new Reason.InAttachment("a.pdf", 2, new Reason.Scanned(null)))))
                .contains("\"kind\":\"scanned\"", "\"brief\":\"a picture without text, as scanners make\"",
                        "\"detail\":\"\"", "\"file\":\"a.pdf\"", "\"page\":2")
                .contains("\"reason\":\"a.pdf: page 2: a picture without text, as scanners make\"");
    }

    @Test
    void whatIsWholeHasNoReason() {
        PageCoverage whole = new PageCoverage(1, true, true, true, null);
        assertThat(json(CoverageJson.PAGE.tree(whole))).contains("\"reason\":null,\"because\":null");
    }
}
