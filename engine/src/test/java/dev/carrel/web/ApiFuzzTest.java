package dev.carrel.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import dev.carrel.testing.Randomized;
import dev.carrel.testing.TestFolder;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/// Whatever is asked, the server answers in its own words and lives.
@ExtendWith(Randomized.class)
@Tag("thorough")
final class ApiFuzzTest {
    private static final int REQUESTS = Randomized.rounds(150);
    /// What needs the library to itself may have to wait.
    private static final Set<String> MAY_BE_BUSY = Set.of("addSources", "sync", "reindex", "evaluate",
            "removeDocument", "removeSource", "removeWorks");

    @TempDir
    static Path folder;
    private static Served served;
    private static Described described;
    private static List<String> ids;
    private static String token;
    private static List<String> places;

    @BeforeAll
    static void serve() throws Exception {
        TestFolder more = new TestFolder(folder.resolve("more"));
        more.write("bees.md", "# Bees\n\nBees dance to tell where flowers are.\n");
        more.write("broken.pdf", "%PDF-1.4 and then nothing\n");
        Files.createDirectories(folder.resolve("empty"));
        served = Served.open(folder, Served.LOCAL, Served.SAMPLES.resolve("sleep"),
                Served.SAMPLES.resolve("cities"));
        described = new Described(served.wire().get("/api/openapi.json").json());
        String code = served.wire().get("/api/pairings").json().path("code").asString();
        token = served.wire().post("/api/pairings", "{\"code\":\"" + code + "\"}").json().path("token")
                .asString();
        ids = new ArrayList<>(List.of("1", "2", "999"));
        for (JsonNode hit : served.wire().get("/api/search?q=sleep+city&view=passages&limit=50").json()
                .path("results")) {
            ids.add(hit.path("document").path("id").asString());
            ids.add(hit.path("document").path("path").asString());
            ids.add(hit.path("passage").path("id").asString());
        }
        served.wire().get("/api/sources").json().path("sources")
                .forEach(each -> ids.add(each.path("id").asString()));
        places = List.of(more.path().toString(), folder.resolve("empty").toString(), more.path() + "/bees.md",
                more.path() + "/broken.pdf", folder.resolve("nowhere").toString());
    }

    @AfterAll
    static void end() throws Exception {
        served.close();
    }

    @Test
    void whateverIsAskedIsAnswered(Random random) throws IOException {
        RandomCalls calls = new RandomCalls(random, ids, places);
        List<Described.Operation> operations = List.copyOf(described.operations().values());
        Map<String, Integer> statuses = new TreeMap<>();
        Set<String> wrong = new TreeSet<>();
        int well = 0;
        for (int i = 0; i < REQUESTS; i++) {
            Wire wire = served.wire().with("Authorization", random.nextInt(3) == 0 ? "" : "Bearer " + token);
            RandomCalls.Made made = random.nextInt(20) == 0
                    ? calls.message(wire)
                    : calls.of(operations.get(random.nextInt(operations.size())), wire);
            Wire.Answer answer = served.wire().exchange(made.head(), made.body());
            well += answer.status() < 300 ? 1 : 0;
            statuses.merge(made.operation() + " " + answer.status(), 1, Integer::sum);
            complaint(made, answer)
                    .ifPresent(complaint -> wrong.add(complaint + "\n" + made + "\n" + answer.text()));
        }
        assertThat(well).as("answers to what was asked rightly: %s", statuses).isGreaterThan(REQUESTS / 10);
        assertThat(wrong).as("of %s requests", REQUESTS).isEmpty();
        assertThat(served.wire().get("/api/status").status()).isEqualTo(200);
        assertThat(served.wire().get("/").status()).isEqualTo(200);
    }

    private static Optional<String> complaint(RandomCalls.Made made, Wire.Answer answer) {
        boolean busy = answer.status() == 503 && MAY_BE_BUSY.contains(made.operation());
        if (answer.status() >= 500 && !busy) {
            return Optional.of("failed with " + answer.status());
        }
        if (!answer.header("X-Content-Type-Options").equals("nosniff")
                || answer.header("Content-Security-Policy").isEmpty()
                || !answer.header("X-Injected").isEmpty()) {
            return Optional.of("is not protected");
        }
        boolean isBare = answer.status() < 400 || made.head().startsWith("HEAD ");
        return isBare || isRefusal(made, answer)
                ? Optional.empty()
                : Optional.of("has no words for " + answer.status());
    }

    private static boolean isRefusal(RandomCalls.Made made, Wire.Answer answer) {
        try {
            JsonNode json = answer.json();
            return made.operation().equals("mcp")
                    ? json.path("error").path("message").isString()
                    : described.violations(json).isEmpty();
        } catch (JacksonException e) {
            return false;
        }
    }
}
