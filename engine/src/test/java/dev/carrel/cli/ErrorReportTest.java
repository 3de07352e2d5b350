package dev.carrel.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletionException;

import dev.carrel.base.UserError;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommandHost;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.style.Terminal;
import org.apache.lucene.index.CorruptIndexException;
import org.junit.jupiter.api.Test;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

class ErrorReportTest {
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void whatAUserCanFixIsSaidInOneLineWhereverItWasThrown() {
        Throwable deep = new CompletionException(
                new IllegalStateException(UserError.cannotRun("It is so.", "Do this.")));
        assertThat(tell(deep, Map.of())).isEqualTo(ExitCode.CANNOT_RUN);
        assertThat(err.toString(UTF_8)).isEqualTo("carrel: It is so. Do this.\n");
        assertThat(tell(UserError.usage("No.", "Yes."), Map.of())).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void aFullDiskLosesNothing() {
        assertThat(tell(new UncheckedIOException(new IOException("write failed: No space left on device")),
                Map.of()))
                .isEqualTo(ExitCode.CANNOT_RUN);
        assertThat(err.toString(UTF_8)).contains("disk is full", "nothing that was indexed before is lost")
                .hasLineCount(1);
        IOException merging = new IOException("background merge hit exception: _0(10.6.0):C9",
                new IOException("No space left on device"));
        assertThat(tell(new IllegalStateException("this writer is closed", merging), Map.of()))
                .isEqualTo(ExitCode.CANNOT_RUN);
        assertThat(err.toString(UTF_8)).doesNotContain("Something went wrong");
    }

    @Test
    void damageThatShowsOnlyWhileReadingIsCalledSo() {
        assertThat(tell(new UncheckedIOException(new CorruptIndexException("Corrupted: docID=1", "_7.fdt")),
                Map.of())).isEqualTo(ExitCode.CANNOT_RUN);
        assertThat(err.toString(UTF_8)).contains("The library is damaged.", "carrel remove --all --yes")
                .hasLineCount(1);
    }

    @Test
    void aFileThatMayNotBeOpenedIsNamed() {
        assertThat(tell(new AccessDeniedException("/secret"), Map.of())).isEqualTo(ExitCode.CANNOT_RUN);
        assertThat(err.toString(UTF_8)).contains("/secret", "permission").hasLineCount(1);
    }

    @Test
    void aHomeThatCannotBeMadeCanBeElsewhere() {
        Map<String, String> environment = Map.of("HOME", "/readonly/me");
        tell(new AccessDeniedException("/readonly/me/.local"), environment);
        tell(new NoSuchFileException("/readonly"), environment);
        tell(new FileSystemException("/readonly/me/.local", null, "Read-only file system"), environment);
        assertThat(err.toString(UTF_8).lines()).hasSize(3).allMatch(line -> line.contains("CARREL_HOME"));
        err.reset();
        tell(new AccessDeniedException("/readonly/you"), environment);
        assertThat(err.toString(UTF_8)).doesNotContain("CARREL_HOME");
    }

    @Test
    void theUnexpectedIsOneLineUnlessDetailsAreAskedFor() {
        assertThat(tell(new IllegalStateException("a\nb"), Map.of())).isEqualTo(ExitCode.CANNOT_RUN);
        assertThat(err.toString(UTF_8)).contains("CARREL_DEBUG=1").hasLineCount(1);
        tell(new IllegalStateException("again"), Map.of("CARREL_DEBUG", "1"));
        assertThat(err.toString(UTF_8)).contains("\tat " + ErrorReportTest.class.getName());
    }

    private ExitCode tell(Throwable thrown, Map<String, String> environment) {
        PrintStream stream = new PrintStream(err, true, UTF_8);
        Terminal terminal = new Terminal(80, Terminal.Colours.OFF);
        return ErrorReport.tell(thrown,
                new CommandContext(InputStream.nullInputStream(), stream, stream, terminal, terminal,
                        environment, Path.of("/"), CommandHost.OWN_PROCESS));
    }
}
