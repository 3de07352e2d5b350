package dev.carrel.document.stored;

import java.util.List;

import dev.carrel.document.reason.EveryReason;
import dev.carrel.document.reason.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

final class DocumentFormTest {
    static List<EveryReason> reasons() {
        return EveryReason.all();
    }

    @ParameterizedTest
    @MethodSource("reasons")
    void aReasonIsReadAsItWasWritten(EveryReason every) {
        assertThat(DocumentForm.reason(DocumentForm.text(every.reason()))).isEqualTo(every.reason());
    }

    @Test
    void aReasonIsWrittenWithItsKindAndDetailsAndNoSentence() {
        assertThat(DocumentForm.text(new Reason.TooSlow(60)))
                .isEqualTo("{\"kind\":\"too-slow\",\"seconds\":60}");
        assertThat(DocumentForm.text(new Reason.InAttachment("a.pdf", null, new Reason.NoText()))).isEqualTo(
                "{\"kind\":\"in-attachment\",\"file\":\"a.pdf\",\"page\":null,\"reason\":{\"kind\":\"no-text\"}}");
    }
}
