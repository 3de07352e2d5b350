package dev.carrel.mcp.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import dev.carrel.base.UserError;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static java.nio.charset.StandardCharsets.UTF_8;

/// Starts a server as a client would and asks it something.
///
/// @param home the person's
public record Connection(ServerCommand launch, Path home) {
    /// The path of a program with windows: it was not started by a shell.
    private static final String PLAIN_PATH = "/usr/bin:/bin:/usr/sbin:/sbin";

    /// The server's answer about itself.
    ///
    /// @param took from its start to the answer that counts documents
    public record Answered(String server, int tools, int documents, Duration took) {}

    /// @throws UserError if it does not start, or does not answer as it should
    public Answered ask(Duration patience) throws IOException {
        long start = System.nanoTime();
        Path complaints = Files.createTempFile("carrel-doctor", ".txt");
        try {
            Process process = started(complaints);
            Thread guard = guard(process, patience);
            try {
                return asked(process, start);
            } catch (IOException | JacksonException e) {
                throw silent(Files.readString(complaints));
            } finally {
                guard.interrupt();
                end(process);
            }
        } finally {
            Files.deleteIfExists(complaints);
        }
    }

    private Process started(Path complaints) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(launch.command());
        builder.command().addAll(launch.arguments());
        builder.redirectError(complaints.toFile()).directory(home.toFile());
        builder.environment().clear();
        builder.environment().putAll(Map.of("PATH", PLAIN_PATH, "HOME", home.toString()));
        builder.environment().putAll(launch.environment());
        try {
            return builder.start();
        } catch (IOException e) {
            throw UserError.cannotRun(launch.command() + " cannot be started.",
                    "Run `carrel mcp --install` to write where it is now.");
        }
    }

    /// Ends the process, and with it the waiting, if it takes too long.
    private static Thread guard(Process process, Duration patience) {
        return Thread.ofVirtual().start(() -> {
            try {
                if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                    process.destroyForcibly();
                }
            } catch (InterruptedException answered) {
                Thread.currentThread().interrupt();
            }
        });
    }

    private static Answered asked(Process process, long start) throws IOException {
        try (Writer to = new OutputStreamWriter(process.getOutputStream(), UTF_8);
                BufferedReader from = new BufferedReader(
                        new InputStreamReader(process.getInputStream(), UTF_8))) {
            JsonNode greeting = request(1, "initialize", Map.of("protocolVersion", "2025-11-25",
                    "capabilities", Map.of(), "clientInfo", Map.of("name", "carrel-doctor", "version", "1")),
                    to, from);
            send(Map.of("jsonrpc", "2.0", "method", "notifications/initialized"), to);
            JsonNode tools = request(2, "tools/list", Map.of(), to, from).path("tools");
            JsonNode library = request(3, "tools/call",
                    Map.of("name", "library", "arguments", Map.of()), to, from);
            return new Answered(greeting.path("serverInfo").path("name").asString(""), tools.size(),
                    library.path("structuredContent").path("documents").asInt(0),
                    Duration.ofNanos(System.nanoTime() - start));
        }
    }

    private static JsonNode request(int id, String method, Map<String, Object> parameters, Writer to,
            BufferedReader from) throws IOException {
        send(Map.of("jsonrpc", "2.0", "id", id, "method", method, "params", parameters), to);
        String line = from.readLine();
        if (line == null) {
            throw new IOException("it ended");
        }
        JsonNode answer = JsonMapper.shared().readTree(line);
        if (answer.path("id").asInt(-1) != id || !answer.has("result")) {
            throw new IOException("another answer");
        }
        return answer.path("result");
    }

    private static void send(Map<String, Object> message, Writer to) throws IOException {
        to.write(JsonMapper.shared().writeValueAsString(message) + "\n");
        to.flush();
    }

    private UserError silent(String complaints) {
        String said = complaints.lines().filter(line -> !line.isBlank()).reduce((_, last) -> last)
                .orElse("");
        return UserError.cannotRun(launch.command() + " " + String.join(" ", launch.arguments())
                + " does not answer" + (said.isEmpty() ? "." : ": " + said),
                "Run it in a terminal to see why, or `carrel mcp --install` to write it anew.");
    }

    private static void end(Process process) {
        try {
            if (!process.waitFor(5, TimeUnit.SECONDS)) {
                process.destroy();
            }
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
        }
    }
}
