package dev.carrel.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

/// The packed program for many people: a server that a proxy publishes, tokens that read and write, limits, the access log; and libraries
/// that are copied while processes are killed.
final class ManyPeopleIT {
    @TempDir
    static Path folder;
    private static Program carrel;

    @BeforeAll
    static void aLibrary() throws Exception {
        Path notes = Files.createDirectories(folder.resolve("notes"));
        for (int i = 0; i < 40; i++) {
            Files.writeString(notes.resolve("bees-" + i + ".md"),
                    "# Bees " + i + "\n\nBees dance to tell where flowers are, by way " + i + ".\n");
        }
        carrel = new Program(folder.resolve("home"), folder);
        carrel.run("add", notes.toString()).exits(0);
    }

    /// A server behind a proxy, as the proxy reaches it.
    private record Running(Process process, URI address) implements AutoCloseable {
        static Running start(String... more) throws IOException {
            List<String> typed = new ArrayList<>(
                    List.of("serve", "--port", "0", "--public", "https://library.example.org"));
            typed.addAll(List.of(more));
            Process process = carrel.start(typed.toArray(String[]::new));
            return new Running(process, URI.create(new BufferedReader(
                    new InputStreamReader(process.getInputStream(), UTF_8)).readLine()));
        }

        HttpResponse<String> send(String method, String target, @Nullable String token) throws Exception {
            HttpRequest.Builder request = HttpRequest.newBuilder(address.resolve(target)).method(method,
                    method.equals("GET")
                            ? HttpRequest.BodyPublishers.noBody()
                            : HttpRequest.BodyPublishers.ofString("{\"quote\": \"Bees dance\"}"))
                    .header("Content-Type", "application/json");
            Optional.ofNullable(token)
                    .ifPresent(secret -> request.header("Authorization", "Bearer " + secret));
            try (HttpClient client = HttpClient.newHttpClient()) {
                return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            }
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }

    @Test
    void tokensSayWhoMayReadAndWhoMayWriteAndTheLogSaysWhoCame() throws Exception {
        String reader = carrel.launch("token", "create", "ann").exits(0).out().strip();
        String writer = carrel.run("token", "create", "job", "--role", "write", "--json").exits(0).json()
                .get("token").asString();
        assertThat(carrel.run("token").exits(0).out()).contains("ann  read", "job  write")
                .doesNotContain(reader, writer);
        Path log = folder.resolve("access.log");
        try (Running server = Running.start("--access-log", "access.log")) {
            assertThat(server.address().getQuery()).as("no secret is printed").isNull();
            assertThat(server.send("GET", "/api/search?q=bees", null).statusCode()).isEqualTo(401);
            assertThat(server.send("GET", "/api/search?q=bees", "guessed").statusCode()).isEqualTo(401);
            assertThat(server.send("GET", "/api/search?q=dancing", reader).statusCode()).isEqualTo(200);
            assertThat(server.send("POST", "/api/verify", reader).statusCode()).isEqualTo(200);
            assertThat(server.send("GET", "/api/pairings", reader).statusCode()).isEqualTo(403);
            HttpResponse<String> refused = server.send("DELETE", "/api/documents/bees-1.md", reader);
            assertThat(refused.statusCode()).isEqualTo(403);
            assertThat(refused.body()).contains("Your token lets you read", "role write");
            assertThat(server.send("DELETE", "/api/jobs/x", writer).statusCode()).isEqualTo(404);
            carrel.run("token", "remove", "ann").exits(0);
            assertThat(server.send("GET", "/api/status", reader).statusCode()).isEqualTo(401);
            server.process().toHandle().destroy();
            assertThat(server.process().waitFor()).isZero();
        }
        assertThat(log).content().contains(" ann GET /api/search 200 ", " - GET /api/? 401 ",
                " ann DELETE /api/documents/{id} 403 ", " job DELETE /api/jobs/{id} 404 ")
                .doesNotContain("dancing", "bees", reader, writer);
        carrel.run("token", "remove", "job").exits(0);
    }

    @Test
    void whoAsksTooOftenWaitsAndOthersDoNot() throws Exception {
        String fast = carrel.run("token", "create", "fast").exits(0).out().strip();
        String slow = carrel.run("token", "create", "slow").exits(0).out().strip();
        try (Running server = Running.start("--set", "serve.requests-per-minute=6")) {
            assertThat(server.send("GET", "/api/status", fast).statusCode()).isEqualTo(200);
            assertThat(IntStream.range(0, 3).mapToObj(_ -> status(server, fast))).contains(429);
            assertThat(server.send("GET", "/api/status", slow).statusCode()).isEqualTo(200);
        }
        carrel.run("token", "remove", "fast").exits(0);
        carrel.run("token", "remove", "slow").exits(0);
    }

    private static int status(Running server, String token) {
        try {
            return server.send("GET", "/api/status", token).statusCode();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aCopyThatIsKilledIsNoLibraryAndGoesOn() throws Exception {
        Path hidden = folder.resolve("home/libraries/.twin.copy");
        Process copying = carrel.start("library", "copy", "default", "twin");
        while (!Files.exists(hidden.resolve("index-1")) && copying.isAlive()) {
            Thread.onSpinWait();
        }
        copying.destroyForcibly().waitFor();
        boolean ended = Files.exists(folder.resolve("home/libraries/twin"));
        assertThat(carrel.run("libraries").exits(0).out().contains("twin")).isEqualTo(ended);
        if (!ended) {
            carrel.launch("library", "copy", "default", "twin").exits(0);
        }
        assertThat(hidden).doesNotExist();
        for (String query : List.of("bees", "how do insects say where food is", "\"by way 7\"")) {
            assertThat(carrel.run("search", "--library", "twin", "--json", query).exits(0).json()
                    .at("/results")).isEqualTo(carrel.run("search", "--json", query).exits(0).json()
                            .at("/results"));
        }
        assertThat(carrel.launch("search", "--library", "twin", "--library", "default", "bees", "--json")
                .exits(0).json().at("/results/0/library").asString()).isEqualTo("twin");
        carrel.launch("library", "remove", "--yes", "twin").exits(0);
        assertThat(folder.resolve("home/libraries")).isDirectoryNotContaining("glob:**twin**");
    }
}
