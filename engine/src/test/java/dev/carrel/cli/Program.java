package dev.carrel.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

/// The packed program, run by its launcher in a home of its own.
final class Program {
    private static final Path LAUNCHER = Path.of("..", "carrel").toAbsolutePath().normalize();

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

    Program(Path home, Path directory) {
        this.directory = directory;
        environment.putAll(Map.of("CARREL_HOME", home.toString(), "CARREL_FAST_START", "off", "PATH",
                System.getenv("PATH"), "HOME", home.toString()));
    }

    Program with(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    Run run(String... arguments) throws Exception {
        return finish(start(arguments), "");
    }

    Run runOn(String input, String... arguments) throws Exception {
        return finish(start(arguments), input);
    }

    /// With standard output led into a file.
    Run runInto(Path file, String... arguments) throws Exception {
        return finish(builder(arguments).redirectOutput(file.toFile()).start(), "");
    }

    Process start(String... arguments) throws IOException {
        return builder(arguments).start();
    }

    private ProcessBuilder builder(String... arguments) {
        List<String> command = new ArrayList<>(List.of("/bin/bash", LAUNCHER.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder;
    }

    static Run finish(Process process, String input) throws Exception {
        CompletableFuture<String> err = CompletableFuture.supplyAsync(() -> text(process.getErrorStream()));
        try (OutputStream in = process.getOutputStream()) {
            in.write(input.getBytes(UTF_8));
        }
        String out = text(process.getInputStream());
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        return new Run(process.exitValue(), out, err.join());
    }

    private static String text(java.io.InputStream stream) {
        try {
            return new String(stream.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
