package dev.carrel.cli.terminal;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

import dev.carrel.cli.terminal.progress.BarProgress;
import dev.carrel.cli.terminal.progress.LineProgress;
import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.document.reason.Reason;
import dev.carrel.ingest.Outcome;
import org.junit.jupiter.api.Test;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

/// What people read while they wait.
final class ProgressTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final AtomicLong seconds = new AtomicLong();

    private LineProgress lines() {
        return new LineProgress(new PrintStream(out, true, UTF_8),
                () -> TimeUnit.SECONDS.toNanos(seconds.get()));
    }

    @Test
    void aLineSaysWhatIsCountedHowFastAndHowLongItTakes() {
        LineProgress progress = lines();
        progress.reading("/papers", OptionalInt.of(40));
        seconds.set(20);
        progress.outcome("a", new Outcome.Unchanged());
        assertThat(out.toString(UTF_8)).isEqualTo("""
                Reading /papers ...
                1 of 40 files, 3.0 a minute, 13 min 0 s left
                """);
    }

    @Test
    void whereNobodyKnowsHowManyThereAreDocumentsAreCounted() {
        LineProgress progress = lines();
        progress.reading("/library.bib", OptionalInt.empty());
        seconds.set(20);
        progress.outcome("a", new Outcome.Unchanged());
        assertThat(out.toString(UTF_8)).endsWith("1 document, 3.0 a minute\n");
    }

    @Test
    void whereNothingWasAnnouncedThereIsStillANoun() {
        LineProgress progress = lines();
        seconds.set(100);
        progress.outcome("a", new Outcome.Unchanged());
        assertThat(out.toString(UTF_8)).isEqualTo("1 document, 0.6 a minute\n");
    }

    @Test
    void passagesAreCountedByTheSecond() {
        LineProgress progress = lines();
        progress.embedding(1000);
        seconds.set(10);
        progress.embedded(430);
        assertThat(out.toString(UTF_8)).contains("430 of 1,000 passages, 43 a second, 13 s left");
    }

    @Test
    void failuresStandApartFromTheSpeed() {
        try (BarProgress progress = new BarProgress(new PrintStream(out, true, UTF_8),
                new Terminal(120, Terminal.Colours.OFF))) {
            progress.reading("/papers", OptionalInt.of(40));
            for (int i = 0; i < 24; i++) {
                progress.outcome("a", new Outcome.Failed(new Reason.Empty()));
            }
        }
        assertThat(out.toString(UTF_8)).contains(", 24 failed").doesNotContainPattern("s\\d+ failed");
    }
}
