package dev.carrel.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

/// `carrel serve` as it is packed: where it listens, what it answers, how it ends.
final class ServeIT {
    private static final String ADDRESS = "http://127\\.0\\.0\\.1:\\d+/";

    @TempDir
    static Path folder;
    private static Program carrel;

    @BeforeAll
    static void aLibrary() throws Exception {
        Path notes = Files.createDirectories(folder.resolve("notes"));
        Files.writeString(notes.resolve("bees.md"), "# Bees\n\nBees dance to tell where flowers are.\n");
        Files.writeString(notes.resolve("owls.md"), "# Owls\n\nOwls hear a mouse below the snow.\n");
        carrel = new Program(folder.resolve("home"), folder);
        carrel.run("add", notes.toString()).exits(0);
    }

    /// A server that runs.
    private record Running(Process process, URI address) implements AutoCloseable {
        static Running start(String... arguments) throws IOException {
            Process process = carrel.start(arguments);
            return new Running(process, URI.create(said(process)));
        }

        static Running startAndSayInJson(String library) throws IOException {
            Process process = carrel.start("serve", "--port", "0", "--library", library, "--json");
            JsonNode said = JsonMapper.shared().readTree(said(process));
            assertThat(said.get("library").asString()).isEqualTo(library);
            assertThat(said.get("address").asString()).matches(ADDRESS);
            return new Running(process, URI.create(said.get("address").asString()));
        }

        private static String said(Process process) throws IOException {
            return String.valueOf(new BufferedReader(
                    new InputStreamReader(process.getInputStream(), UTF_8)).readLine());
        }

        JsonNode ask(String target) throws Exception {
            try (HttpClient client = HttpClient.newHttpClient()) {
                return JsonMapper.shared().readTree(client.send(
                        HttpRequest.newBuilder(address.resolve(target)).build(),
                        HttpResponse.BodyHandlers.ofByteArray()).body());
            }
        }

        JsonNode post(String target) throws Exception {
            try (HttpClient client = HttpClient.newHttpClient()) {
                return JsonMapper.shared()
                        .readTree(client.send(HttpRequest.newBuilder(address.resolve(target))
                                .POST(HttpRequest.BodyPublishers.noBody()).build(),
                                HttpResponse.BodyHandlers.ofByteArray()).body());
            }
        }

        /// Asks until it has a library open. There is no moment without an answer.
        void awaits(String library) throws Exception {
            while (!ask("/api/server").path("library").asString().equals(library)) {
                Thread.onSpinWait();
            }
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }

    private static JsonNode timeless(JsonNode answer) {
        ((ObjectNode) answer).remove("took");
        return answer;
    }

    @Test
    void itSaysWhereItIsAnswersAsTheCommandAndEndsWhenTold() throws Exception {
        // Nothing changes between two answers that are compared.
        try (Running running = Running.start("serve", "--port", "0", "--no-watch")) {
            assertThat(running.address().toString()).matches(ADDRESS);
            assertThat(timeless(running.ask("/api/search?q=bees&limit=2"))).isEqualTo(
                    timeless(carrel.run("search", "bees", "--limit", "2", "--json").exits(0).json()));
            assertThat(running.ask("/api/status")).isEqualTo(carrel.run("status", "--json").exits(0).json());
            assertThat(running.ask("/api/server").path("version").asString()).doesNotContain("unpacked");
            running.process().toHandle().destroy();
            assertThat(running.process().waitFor()).isZero();
            String told = new String(running.process().getErrorStream().readAllBytes(), UTF_8);
            assertThat(told).contains("Ctrl-C ends it.").doesNotContain("Exception", "\tat ");
        }
    }

    @Test
    void aFileThatComesWhileItRunsIsFound() throws Exception {
        Path papers = Files.createDirectories(folder.resolve("papers"));
        Files.writeString(papers.resolve("moths.md"), "# Moths\n\nMoths fly to lamps.\n");
        carrel.run("add", "--library", "watched", papers.toString()).exits(0);
        try (Running running = Running.start("serve", "--port", "0", "--library", "watched");
                HttpClient client = HttpClient.newHttpClient()) {
            assertThat(running.ask("/api/server").path("watches").asBoolean()).isTrue();
            try (Stream<String> lines = client.send(
                    HttpRequest.newBuilder(running.address().resolve("/api/events")).build(),
                    HttpResponse.BodyHandlers.ofLines()).body()) {
                Iterator<String> news = lines.iterator();
                news.next();
                Files.writeString(papers.resolve("herons.md"), "# Herons\n\nHerons stand in the reeds.\n");
                String line = news.next();
                while (!line.contains("\"documents\":2,")) {
                    line = news.next();
                }
            }
            assertThat(running.ask("/api/search?q=herons&mode=keyword").at("/results/0/document/title")
                    .asString()).isEqualTo("Herons");
        }
    }

    @Test
    void itSaysWhereItIsAsJsonAndWhatItBeganIsEndedInOrder() throws Exception {
        Path many = Files.createDirectories(folder.resolve("many"));
        for (int i = 0; i < 400; i++) {
            Files.writeString(many.resolve(i + ".md"),
                    "# Note " + i + "\n\n" + ("Word " + i + " stands here. ").repeat(60));
        }
        carrel.run("library", "create", "other").exits(0);
        try (Running running = Running.startAndSayInJson("other");
                HttpClient client = HttpClient.newHttpClient()) {
            // Closed before the client, which otherwise waits for the rest of it.
            try (Stream<String> news = client.send(
                    HttpRequest.newBuilder(running.address().resolve("/api/events")).build(),
                    HttpResponse.BodyHandlers.ofLines()).body()) {
                assertThat(client.send(HttpRequest.newBuilder(running.address().resolve("/api/sources"))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString("{\"paths\":[\"" + many + "\"]}")).build(),
                        HttpResponse.BodyHandlers.ofString()).statusCode()).isEqualTo(202);
                assertThat(news.anyMatch(line -> line.contains("\"state\":\"running\""))).isTrue();
            }
            running.process().toHandle().destroy();
            assertThat(running.process().waitFor()).isZero();
        }
        assertThat(carrel.run("status", "--library", "other").exits(0).err()).isEmpty();
    }

    @Test
    void itServesAnotherLibraryAtTheSameAddressAndCommandsFollow() throws Exception {
        carrel.run("library", "create", "second").exits(0);
        carrel.run("library", "create", "elsewhere").exits(0);
        try (Running running = Running.start("serve", "--port", "0");
                Running other = Running.start("serve", "--port", "0", "--library", "elsewhere")) {
            assertThat(running.ask("/api/libraries").path("open").asString()).isEqualTo("default");
            assertThat(running.post("/api/libraries/elsewhere/open").path("error").path("message").asString())
                    .contains("runs already at " + other.address().toString().replaceAll("/$", ""));
            assertThat(running.ask("/api/server").path("library").asString()).isEqualTo("default");
            assertThat(running.post("/api/libraries/second/open").path("library").asString())
                    .isEqualTo("second");
            running.awaits("second");
            assertThat(running.ask("/api/status").path("documents").asInt()).isZero();
            assertThat(carrel.run("serve", "--port", "0", "--library", "second").exits(3).err())
                    .contains("runs already");
            running.post("/api/libraries/default/open");
            running.awaits("default");
            assertThat(
                    running.ask("/api/search?q=bees").path("results").path(0).path("document").path("title")
                            .asString())
                    .isEqualTo("Bees");
            running.process().toHandle().destroy();
            assertThat(running.process().waitFor()).isZero();
        }
    }

    @Test
    void itEndsInOrderWhileTheModelOfAnotherLibraryIsOpened() throws Exception {
        carrel.run("library", "create", "without").exits(0);
        for (int i = 0; i < 3; i++) {
            try (Running running = Running.start("serve", "--port", "0", "--library", "without")) {
                running.post("/api/libraries/default/open");
                running.awaits("default");
                running.process().toHandle().destroy();
                assertThat(running.process().waitFor()).isZero();
            }
        }
    }

    @Test
    void aPortThatIsTakenIsNamed() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
            Program.Run run = carrel.run("serve", "--port", String.valueOf(taken.getLocalPort())).exits(3);
            assertThat(run.err()).contains("Port " + taken.getLocalPort(), "--port");
            assertThat(run.out()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "65536", "99999999999", "many", ""})
    void anImpossiblePortIsRefused(String port) throws Exception {
        assertThat(carrel.run("serve", "--port", port).exits(2).out()).isEmpty();
    }

    @Test
    void anAddressOfNobodyIsRefused() throws Exception {
        assertThat(carrel.run("serve", "--port", "0", "--host", "nowhere.invalid").exits(3).err())
                .contains("nowhere.invalid");
    }

    @Test
    void whereOthersCanReachItTheAddressHasAToken() throws Exception {
        try (Running running = Running.start("serve", "--port", "0", "--host", "0.0.0.0")) {
            assertThat(running.address().getQuery()).matches("token=[\\w-]{32}");
            assertThat(running.ask("/api/status").path("error").path("status").asInt()).isEqualTo(401);
        }
    }

    @Test
    void helpShowsHow() throws Exception {
        assertThat(carrel.run("serve", "--help").exits(0).out()).contains("--port", "--host", "Examples:",
                "  carrel serve");
    }
}
