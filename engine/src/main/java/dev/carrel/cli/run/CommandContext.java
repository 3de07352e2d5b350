package dev.carrel.cli.run;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;

import dev.carrel.cli.terminal.style.Style;
import dev.carrel.cli.terminal.style.StyledText;
import dev.carrel.cli.terminal.style.Terminal;

import static java.nio.charset.StandardCharsets.UTF_8;

/// The surroundings of a command: its streams, the environment, and what the terminal can show.
///
/// @param out      belongs to results
/// @param err      takes all the rest
/// @param terminal where `out` leads to
/// @param messages where `err` leads to
/// @param here     the working directory
/// @param host     what the command runs in
public record CommandContext(InputStream in, PrintStream out, PrintStream err, Terminal terminal,
        Terminal messages,
        Map<String, String> environment, Path here, CommandHost host) {

    public static CommandContext ofProcess() {
        Map<String, String> environment = System.getenv();
        PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, UTF_8);
        return new CommandContext(System.in, ResultOutput.standard(), err, Terminal.of("out", environment),
                Terminal.of("err", environment), environment, Path.of("").toAbsolutePath(),
                CommandHost.OWN_PROCESS);
    }

    public CommandContext with(Terminal.Colours colours) {
        return new CommandContext(in, out, err, terminal.with(colours), messages.with(colours), environment,
                here,
                host);
    }

    /// An argument taken for a path, seen from the working directory; as typed if it can be none.
    public String path(String typed) {
        try {
            return here.resolve(typed).normalize().toString();
        } catch (InvalidPathException e) {
            return typed;
        }
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
    public ExitCode finish(ExitCode exit) {
        out.flush();
        if (out instanceof ResultOutput results && results.failure().isPresent()) {
            say("carrel: The result could not be written: " + results.failure().get()
                    + ". Write it elsewhere, or make room.");
            return ExitCode.CANNOT_RUN;
        }
        return exit;
    }
}
