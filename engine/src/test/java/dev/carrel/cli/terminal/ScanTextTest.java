package dev.carrel.cli.terminal;

import java.util.List;

import dev.carrel.assist.answer.AnswerCitation;
import dev.carrel.assist.answer.CheckedAnswer;
import dev.carrel.assist.answer.CheckedAnswer.Draughtsman;
import dev.carrel.assist.scan.ClaimEvidence;
import dev.carrel.assist.scan.ScannedClaim;
import dev.carrel.assist.scan.Stance;
import dev.carrel.cli.terminal.style.Terminal;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/// Rows of evidence as people see them.
final class ScanTextTest {
    private final ScanText text = new ScanText(new Terminal(60, Terminal.Colours.OFF));

    private static ClaimEvidence evidence(String sentence, @Nullable Stance stance,
            @Nullable Double confidence) {
        return new ClaimEvidence(new AnswerCitation("d", "d-0", 4, 2, sentence, "A title", "[smith, p. 4 ¶2]",
                null), stance, confidence);
    }

    private static ScannedClaim scanned(@Nullable Draughtsman model,
            ClaimEvidence... evidence) {
        return new ScannedClaim("claim", model == null ? CheckedAnswer.By.EXTRACT : CheckedAnswer.By.MODEL,
                model, List.of(evidence), List.of("claim"), new CheckedAnswer.LibraryState("default", "1"),
                new CheckedAnswer.Took(1, 2, 3), null);
    }

    @Test
    void eachRowSaysHowItStandsToTheClaim() {
        ScannedClaim scanned = scanned(new Draughtsman("tiny", "localhost", "stance-1"),
                evidence("It did.", Stance.SUPPORTS, 0.9),
                evidence("It did not, and it never will in all the years to come.", Stance.CONTRADICTS, null),
                evidence("It rained.", null, null));
        assertThat(text.of(scanned)).isEqualTo("""
                supports     It did. [smith, p. 4 ¶2] 90%
                             A title

                contradicts  It did not, and it never will in all the years
                             to come. [smith, p. 4 ¶2]
                             A title

                no verdict   It rained. [smith, p. 4 ¶2]
                             A title

                """);
        assertThat(ScanText.notes(scanned)).singleElement().asString()
                .contains("supports: 1, contradicts: 1, mentions: 0", "tiny at localhost");
    }

    @Test
    void withoutAModelNoVerdictIsSpokenOf() {
        assertThat(text.of(scanned(null, evidence("It did.", null, null)))).isEqualTo("""
                It did. [smith, p. 4 ¶2]
                A title

                """);
    }

    @Test
    void aTextOfADocumentCannotSteerTheTerminal() {
        assertThat(text.of(scanned(null, evidence("It \u001B[31mdid.", null, null))))
                .doesNotContain("\u001B");
    }
}
