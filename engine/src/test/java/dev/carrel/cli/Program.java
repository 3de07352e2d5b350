package dev.carrel.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommandHost;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.testing.TestModels;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

/// The program in a home of its own. A command is run in this process, by the same call as in its own one, which takes a
/// tenth of the time; what the launcher, the packed jar or the process itself has to do with is launched.
final class Program {
    static final Path LAUNCHER = Path.of("..", "carrel").toAbsolutePath().normalize();

    record Run(int exit, String out, String err) {
        JsonNode json() {
            return JsonMapper.shared().readTree(out);
        }

        /// Ended in this way, and without a stack trace.
        Run exits(int code) {
            assertThat(exit).as("%s%n%s", out, err).isEqualTo(code);
            assertThat(err).doesNotContain("\tat ", "Exception in thread");
            return this;
        }
    }

    private final Path directory;
    private final Map<String, String> environment = new HashMap<>();

    /// @param home where the models are prepared already, which saves its first command some seconds
    Program(Path home, Path directory) {
        this.directory = directory;
        environment.putAll(environment(home));
        try {
            TestModels.homeIn(home);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, String> environment(Path home) {
        return Map.of("CARREL_HOME", home.toString(), "PATH", System.getenv("PATH"), "HOME", home.toString());
    }

    /// The launcher prepares fast starts with the first command after a build. Here that is none of a test.
    private static final class FastStarts {
        private static boolean prepared;

        static synchronized void prepare() throws IOException {
            if (!prepared) {
                List<String> command = List.of("/bin/bash", LAUNCHER.toString(), "--version");
                Path nowhere = Path.of("target").toAbsolutePath();
                finish(process(command, nowhere, environment(nowhere)).start(), "").exits(0);
                prepared = true;
            }
        }
    }

    Program with(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    Run run(String... arguments) {
        return runOn("", arguments);
    }

    Run runOn(String input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        CommandContext desk = new CommandContext(new ByteArrayInputStream(input.getBytes(UTF_8)),
                new PrintStream(out, true, UTF_8), new PrintStream(err, true, UTF_8),
                Terminal.of("out", environment), Terminal.of("err", environment), environment, directory,
                CommandHost.OWN_PROCESS);
        ExitCode exit = desk.finish(Main.run(List.of(arguments), desk));
        return new Run(exit.code(), out.toString(UTF_8), err.toString(UTF_8));
    }

    /// Runs a command as a process of its own.
    Run launch(String... arguments) throws IOException {
        return launchOn("", arguments);
    }

    Run launchOn(String input, String... arguments) throws IOException {
        return finish(start(arguments), input);
    }

    /// With standard output led into a file.
    Run launchInto(Path file, String... arguments) throws IOException {
        return finish(builder(arguments).redirectOutput(file.toFile()).start(), "");
    }

    Process start(String... arguments) throws IOException {
        return builder(arguments).start();
    }

    private ProcessBuilder builder(String... arguments) throws IOException {
        FastStarts.prepare();
        List<String> command = new ArrayList<>(List.of("/bin/bash", LAUNCHER.toString()));
        command.addAll(List.of(arguments));
        return process(command, directory, environment);
    }

    /// A command with nothing in its environment but this.
    static ProcessBuilder process(List<String> command, Path directory, Map<String, String> environment) {
        ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder;
    }

    static Run finish(Process process, String input) throws IOException {
        CompletableFuture<String> err = CompletableFuture.supplyAsync(() -> text(process.getErrorStream()));
        try (OutputStream in = process.getOutputStream()) {
            in.write(input.getBytes(UTF_8));
        }
        String out = text(process.getInputStream());
        String messages = err.join();
        return new Run(process.onExit().join().exitValue(), out, messages);
    }

    /// Waits until a program that runs has said this on standard error, and leaves the rest unread.
    static void awaitSaid(Process process, String wanted) throws IOException {
        StringBuilder said = new StringBuilder();
        while (said.indexOf(wanted) < 0) {
            said.append(lineSaid(process)).append('\n');
        }
    }

    /// The next line of standard error; the rest is left unread.
    static String lineSaid(Process process) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = process.getErrorStream().read(); next != '\n'; next = process.getErrorStream()
                .read()) {
            assertThat(next).as("it ended after: %s", line).isNotNegative();
            line.append((char) next);
        }
        return line.toString();
    }

    private static String text(java.io.InputStream stream) {
        try {
            return new String(stream.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
