package dev.carrel.cli.command;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;

import dev.carrel.cli.terminal.Style;
import dev.carrel.cli.terminal.StyledText;
import dev.carrel.cli.terminal.Terminal;

import static java.nio.charset.StandardCharsets.UTF_8;

/// Where a command works: its streams, the environment, and what the terminal can show.
///
/// @param out      belongs to results
/// @param err      takes all the rest
/// @param terminal where `out` leads to
/// @param messages where `err` leads to
/// @param here     the working directory
/// @param host     what the command runs in
public record Desk(InputStream in, PrintStream out, PrintStream err, Terminal terminal, Terminal messages,
        Map<String, String> environment, Path here, Host host) {

    public static Desk ofProcess() {
        Map<String, String> environment = System.getenv();
        PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, UTF_8);
        return new Desk(System.in, Results.standard(), err, Terminal.of("out", environment),
                Terminal.of("err", environment), environment, Path.of("").toAbsolutePath(),
                Host.OWN_PROCESS);
    }

    public Desk with(Terminal.Colours colours) {
        return new Desk(in, out, err, terminal.with(colours), messages.with(colours), environment, here,
                host);
    }

    /// Tells the person something that is not a result.
    public void say(String message) {
        out.flush();
        err.println(message);
    }

    /// The same, less loud.
    public void note(String message) {
        say(new StyledText().add(message, Style.DIM).rendered(messages.colours()));
    }

    /// Writes what is left.
    public Exit finish(Exit exit) {
        out.flush();
        if (out instanceof Results results && results.failure().isPresent()) {
            say("carrel: The result could not be written: " + results.failure().get()
                    + ". Write it elsewhere, or make room.");
            return Exit.CANNOT_RUN;
        }
        return exit;
    }
}
