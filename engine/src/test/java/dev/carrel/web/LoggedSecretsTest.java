package dev.carrel.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.testing.ScriptedEndpoint;
import dev.carrel.testing.ScriptedReply;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import dev.carrel.web.api.ServerUsage;
import dev.carrel.web.guard.AccessLog;
import dev.carrel.web.guard.Binding;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

/// Tokens and keys stand in no log and on no stream, also where everything is logged.
@Tag("thorough")
@Isolated("it listens to all logs")
final class LoggedSecretsTest {
    private static final String KEY = "sk-secret-of-the-endpoint";

    @TempDir
    private Path folder;
    private final List<String> logged = new CopyOnWriteArrayList<>();
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final PrintStream err = System.err;
    private final PrintStream out = System.out;
    private final Logger root = Logger.getLogger("");
    private final Level before = root.getLevel();
    private final Handler listening = new Handler() {
        @Override
        public void publish(LogRecord entry) {
            logged.add(new SimpleFormatter().format(entry));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    @BeforeEach
    void listen() {
        root.setLevel(Level.ALL);
        listening.setLevel(Level.ALL);
        root.addHandler(listening);
        PrintStream both = new PrintStream(printed, true, UTF_8);
        System.setErr(both);
        System.setOut(both);
    }

    @AfterEach
    void listenNoMore() {
        System.setErr(err);
        System.setOut(out);
        root.removeHandler(listening);
        root.setLevel(before);
    }

    private String all() {
        System.getLogger("dev.carrel").log(System.Logger.Level.DEBUG, "the last word");
        assertThat(logged).as("what is logged in all detail")
                .anyMatch(line -> line.contains("the last word"));
        return String.join("", logged) + printed.toString(UTF_8);
    }

    @Test
    void aTokenIsNeverLogged() throws IOException {
        Path log = folder.resolve("access.log");
        Binding binding = Binding.to("0.0.0.0", 0);
        String token = String.valueOf(binding.token());
        Home home = new Home(TestModels.rememberingHomeIn(folder.resolve("home")));
        try (Library library = Library.open(home, "default", Settings.standard());
                WebServer server = WebServer.start(library, binding,
                        new ServerUsage("test", home, false, new AccessLog(log, AccessLog.Detail.QUERIES),
                                new ServerUsage("test", home).host()),
                        _ -> List.of())) {
            Wire wire = new Wire(server.address());
            assertThat(wire.get("/?token=" + token).status()).isEqualTo(303);
            assertThat(wire.get("/?a=b&TOKEN=" + token).status()).isPositive();
            assertThat(wire.get("/api/status?token=" + token).status()).isPositive();
            Wire mine = wire.with("Authorization", "Bearer " + token);
            assertThat(mine.get("/api/search?q=herons&mode=keyword").status()).isEqualTo(200);
            assertThat(mine.get("/api/nowhere").status()).isEqualTo(404);
            assertThat(mine.post("/api/sources", "{\"paths\":").status()).isEqualTo(400);
            assertThat(mine.get("/api/documents/nobody").status()).isEqualTo(404);
            assertThat(wire.with("Cookie", "carrel=" + token).get("/api/status").status()).isPositive();
            assertThat(wire.with("Authorization", "Bearer " + token + "x").get("/api/status").status())
                    .isEqualTo(401);
            assertThat(mine.exchange("GET /api/status HTTP/1.1\r\nHost: \r\nAuthorization: Bearer " + token
                    + "\r\n: broken\r\n\r\n", new byte[0]).status()).isEqualTo(400);
        }
        assertThat(Files.readString(log)).contains("/api/search?q=herons&mode=keyword", "/?token=…")
                .doesNotContain(token);
        assertThat(all()).doesNotContain(token);
    }

    @Test
    void theKeyOfAnEndpointIsNeverLoggedOrSaid() throws IOException {
        String echo = "{\"error\":{\"message\":\"Incorrect API key provided: " + KEY + "\"}}";
        TestFolder notes = new TestFolder(folder.resolve("notes"));
        notes.write("herons.md", "# Herons\n\nHerons stand in the reeds. They wait for fish there.");
        int number = 0;
        String repeated = "";
        for (ScriptedReply reply : List.of(ScriptedReply.json(401, echo), ScriptedReply.json(200, echo),
                ScriptedReply.json(500, echo), ScriptedReply.events("data: " + echo + "\n\n"))) {
            Path keyFile = Files.writeString(folder.resolve("key"), KEY);
            Files.setPosixFilePermissions(keyFile, PosixFilePermissions.fromString("rw-------"));
            Home home = new Home(TestModels.rememberingHomeIn(folder.resolve("home" + number++)));
            try (ScriptedEndpoint endpoint = ScriptedEndpoint.of(reply);
                    Library library = Library.open(home, "default", Settings.standard().with(Map.of(
                            "assistant.url", endpoint.address(), "assistant.model", "tiny",
                            "assistant.key-from", "file:" + keyFile), "test"));
                    WebServer server = WebServer.start(library, Served.LOCAL, new ServerUsage("test", home),
                            _ -> List.of())) {
                library.intake().add(List.of(notes.path()), Progress.SILENT);
                Wire wire = new Wire(server.address());
                String question = "{\"question\":\"Where do herons stand?\"}";
                String said = wire.post("/api/ask", question).text()
                        + wire.post("/api/ask/events", question).text();
                assertThat(endpoint.asked()).isNotEmpty()
                        .allMatch(asked -> ("Bearer " + KEY).equals(asked.headers().get("authorization")));
                assertThat(said).doesNotContain(KEY);
                repeated += said;
            }
        }
        assertThat(repeated).as("what the endpoint said").contains("Incorrect API key provided: …");
        assertThat(all()).doesNotContain(KEY);
    }
}
