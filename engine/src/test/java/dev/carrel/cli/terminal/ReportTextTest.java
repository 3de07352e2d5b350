package dev.carrel.cli.terminal;

import java.util.List;
import java.util.stream.IntStream;

import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.document.reason.Reason;
import dev.carrel.ingest.Report;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ReportTextTest {
    @Test
    void failuresAreCountedAndNamedWithTheirReasons() {
        assertThat(text(new Report(990, 8, 0, 0, 3, 0, List.of(new Report.Failed("/a\u001b.pdf",
                new Reason.Told("encrypted")),
                new Report.Failed("/b.pdf", new Reason.Told("damaged"))), 0, 0, 0, List.of(), 4000, 0,
                false))).isEqualTo("""
                        998 of 1,000 documents indexed (8 unchanged), 2 failed:
                          ✗ /a␛.pdf: encrypted
                          ✗ /b.pdf: damaged
                        3 files passed over: not a kind that Carrel reads.
                        """);
    }

    @Test
    void anInterruptedRunSaysHowToGoOn() {
        assertThat(text(new Report(1, 0, 0, 2, 0, 0, List.of(), 0, 0, 0, List.of(), 5, 7, true))).isEqualTo(
                """
                        1 document indexed.
                        2 documents no longer there, taken out.
                        Interrupted, 7 passages still without a vector. Run the same command again to go on from here.
                        """);
    }

    @Test
    void manyFailuresAreNotAllNamed() {
        List<Report.Failed> failed = IntStream.range(0, 30)
                .mapToObj(i -> new Report.Failed("/" + i, new Reason.Empty()))
                .toList();
        assertThat(text(new Report(0, 0, 0, 0, 0, 0, failed, 0, 0, 0, List.of(), 0, 0, false)).lines())
                .hasSize(22)
                .last()
                .asString()
                .contains("10 more", "carrel status");
    }

    @Test
    void aPlaceThatIsNotThereIsOneSentenceWithWhatToDo() {
        assertThat(text(new Report(0, 2, 1, 0, 0, 0, List.of(), 0, 0, 0,
                List.of(new Report.Failed("/media/disk",
                        new Reason.Staying(new Reason.SourceGone(), 3))),
                0,
                0, false))).isEqualTo(
                        """
                                3 documents indexed (2 unchanged).
                                /media/disk is not there now; its 3 documents stay searchable. Run this again when it is back.
                                1 document moved, not read again.
                                """);
    }

    @Test
    void aListOfCitationsIsNoDocument() {
        assertThat(text(new Report(0, 0, 0, 0, 0, 12, List.of(), 0, 0, 0, List.of(), 0, 0, false)))
                .isEqualTo("12 citations listed.\n");
        assertThat(text(new Report(3, 0, 0, 0, 0, 1, List.of(), 0, 0, 0, List.of(), 9, 0, false)))
                .isEqualTo("3 documents indexed.\n1 citation listed.\n");
    }

    @Test
    void whatHasLongBeenMissingOrWasRemovedIsALineEach() {
        assertThat(text(new Report(0, 152, 0, 0, 0, 0, List.of(), 0, 77, 0, List.of(), 0, 0, false)))
                .isEqualTo("152 documents indexed (152 unchanged), 77 attachments still missing.\n");
        assertThat(text(new Report(0, 2, 0, 0, 0, 0, List.of(), 0, 0, 1, List.of(), 0, 0, false)))
                .endsWith("1 document that you removed stays out: `carrel status`\n");
    }

    private static String text(Report report) {
        return new ReportText(new Terminal(80, Terminal.Colours.OFF)).of(report);
    }
}
