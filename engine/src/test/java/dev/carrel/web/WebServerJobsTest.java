package dev.carrel.web;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;

import dev.carrel.ingest.Progress;
import dev.carrel.testing.SmallPdf;
import dev.carrel.testing.TestFolder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/// Work in the background: how it is followed, tried again and ended.
@Tag("thorough")
final class WebServerJobsTest {
    @TempDir
    private Path folder;
    private TestFolder notes;

    @BeforeEach
    void write() throws IOException {
        notes = new TestFolder(folder.resolve("notes"));
        notes.write("bees.md", "# Bees\n\nBees dance to tell where flowers are.\n");
    }

    private static String added(Path path) {
        return "{\"paths\":[\"" + path + "\"]}";
    }

    private static JsonNode ended(Served served, JsonNode job) throws IOException {
        return EventStream.ended(served.wire(), job);
    }

    @Test
    void aJobIsHeardToItsEndAndThenTheLibrary() throws Exception {
        try (Served served = Served.open(folder, Served.LOCAL);
                EventStream stream = new EventStream(served.wire())) {
            Wire.Answer begun = served.wire().post("/api/sources", added(notes.path()));
            assertThat(begun.status()).isEqualTo(202);
            List<EventStream.Event> events = stream.until(each -> each.isEndOf(begun.json()));
            EventStream.Event library = events.stream().filter(EventStream.Event::isLibrary)
                    .reduce((_, later) -> later).orElseThrow();
            assertThat(library.data().path("documents").asInt()).isEqualTo(1);
            assertThat(library.data().path("embedded").asInt()).isPositive();
            EventStream.Event end = events.getLast();
            assertThat(end.data().path("result").path("indexed").asInt()).isEqualTo(1);
            assertThat(events.stream().map(each -> each.data().path("state").asString("")))
                    .containsSubsequence("running", "done");
        }
    }

    @Test
    void whatOthersBringInIsHeardToo() throws Exception {
        try (Served served = Served.open(folder, Served.LOCAL);
                EventStream stream = new EventStream(served.wire())) {
            served.library().intake().add(List.of(notes.path()), Progress.SILENT);
            JsonNode told = stream
                    .until(each -> each.isLibrary() && each.data().path("documents").asInt() > 0).getLast()
                    .data();
            assertThat(told.path("documents").asInt()).isEqualTo(1);
        }
    }

    @Test
    void jobsAreNamedByTheirPlaces() throws Exception {
        try (Served served = Served.open(folder, Served.LOCAL)) {
            Path zotero = Files.createDirectories(folder.resolve("Zotero"));
            Files.writeString(zotero.resolve("zotero.sqlite"), "nothing of a database");
            assertThat(served.wire().post("/api/sources", "{\"zotero\":\"" + zotero + "\"}").json()
                    .path("title").asString()).isEqualTo("Zotero at " + zotero);
            assertThat(
                    served.wire().post("/api/sources", added(notes.path())).json().path("title").asString())
                    .isEqualTo(notes.path().toString());
        }
    }

    @Test
    void aPlaceThatIsNotThereIsRefusedAtOnce() throws Exception {
        try (Served served = Served.open(folder, Served.LOCAL)) {
            Path nowhere = folder.resolve("nowhere");
            for (String asked : List.of("{\"zotero\":\"" + nowhere + "\"}",
                    "{\"zotero\":\"" + notes.path().getParent() + "\"}",
                    "{\"zotero\":\"http://example.org/\"}",
                    added(nowhere))) {
                Wire.Answer answer = served.wire().post("/api/sources", asked);
                assertThat(answer.status()).as(asked).isEqualTo(400);
                assertThat(answer.json().path("error").path("message").asString()).endsWith(".");
            }
            assertThat(served.wire().get("/api/jobs").json().path("jobs")).isEmpty();
        }
    }

    @Test
    void aWholeDiskIsReadOnlyIfItIsMeant() throws Exception {
        try (Served served = Served.open(folder, Served.LOCAL)) {
            Wire.Answer answer = served.wire().post("/api/sources", added(folder.getRoot()));
            assertThat(answer.status()).isEqualTo(428);
            assertThat(answer.json().path("error").path("message").asString()).contains("is a whole disk");
            assertThat(served.wire().get("/api/jobs").json().path("jobs")).isEmpty();
        }
    }

    @Test
    void whatFailedIsTriedAgainOnlyWhenAsked() throws Exception {
        byte[] good = SmallPdf.of("Owls at night", "Owls hunt in the dark, and hear a mouse below the snow.");
        byte[] broken = Arrays.copyOf("%PDF-1.4\nnothing".getBytes(StandardCharsets.UTF_8), good.length);
        Path paper = Files.write(notes.path().resolve("owls.pdf"), broken);
        FileTime time = FileTime.fromMillis(1_600_000_000_000L);
        Files.setLastModifiedTime(paper, time);
        try (Served served = Served.open(folder, Served.LOCAL)) {
            JsonNode first = ended(served, served.wire().post("/api/sources", added(notes.path())).json());
            assertThat(first.path("result").path("failed")).as(first.toString()).hasSize(1);
            assertThat(served.wire().get("/api/status").json().path("failed")).hasSize(1);
            // The same size and time: nobody can see that it changed.
            Files.write(paper, good);
            Files.setLastModifiedTime(paper, time);
            JsonNode plain = ended(served, served.wire().post("/api/sync", "{}").json());
            assertThat(plain.path("result").path("indexed").asInt()).isZero();
            JsonNode again = ended(served, served.wire().post("/api/sync", "{\"retry\":true}").json());
            assertThat(again.path("result").path("indexed").asInt()).as(again.toString()).isEqualTo(1);
            assertThat(served.wire().get("/api/status").json().path("failed")).isEmpty();
            assertThat(served.wire().get("/api/search?q=owls&limit=1").json().path("results").path(0)
                    .path("document").path("title").asString()).contains("Owls");
        }
    }

    @Test
    void aRequestUnderWayIsAnsweredBeforeTheEnd() throws Exception {
        Served served = Served.open(folder, Served.LOCAL, notes.path());
        byte[] body = "{\"quote\":\"Bees dance to tell\"}".getBytes(StandardCharsets.UTF_8);
        Wire wire = served.wire().with("Content-Type", "application/json").with("Expect", "100-continue");
        try (Socket socket = wire.connect(); Socket idle = served.wire().connect()) {
            socket.getOutputStream()
                    .write(wire.head("POST", "/api/verify", body.length).getBytes(StandardCharsets.UTF_8));
            assertThat(Wire.read(socket.getInputStream()).status()).as("it wants the body").isEqualTo(100);
            CompletableFuture<Void> end = CompletableFuture.runAsync(() -> close(served));
            assertThat(idle.getInputStream().read()).as("the server is ending").isNegative();
            socket.getOutputStream().write(body);
            socket.getOutputStream().flush();
            Wire.Answer answer = Wire.read(socket.getInputStream());
            assertThat(answer.status()).isEqualTo(200);
            assertThat(answer.json().path("verdict").asString()).isEqualTo("exact");
            end.join();
        }
    }

    private static void close(Served served) {
        try {
            served.close();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void aRunningJobEndsInOrderAndTheLibraryOpensAgain() throws Exception {
        for (int i = 0; i < 40; i++) {
            notes.write("note-" + i + ".md",
                    "# Note " + i + "\n\n" + ("Nobody wrote " + i + " before. ").repeat(8));
        }
        Served served = Served.open(folder, Served.LOCAL);
        try (EventStream stream = new EventStream(served.wire())) {
            JsonNode job = served.wire().post("/api/sources", added(notes.path())).json();
            stream.until(each -> each.isOf(job) && each.data().path("progress").path("done").asInt() >= 5);
        }
        served.close();
        try (Served again = Served.open(folder, Served.LOCAL)) {
            assertThat(again.wire().get("/api/search?q=nobody&mode=keyword").status()).isEqualTo(200);
            JsonNode synced = ended(again, again.wire().post("/api/sources", added(notes.path())).json());
            assertThat(synced.path("state").asString()).as(synced.toString()).isEqualTo("done");
            assertThat(again.wire().get("/api/status").json().path("documents").asInt()).isEqualTo(41);
        }
    }

    @Test
    void listenersAreLetGoAtTheEnd() throws Exception {
        Served served = Served.open(folder, Served.LOCAL);
        // Without an announced end of the connection the answer comes in pieces, and the last one tells that it is whole.
        try (EventStream stream = new EventStream(served.wire().with("Connection", "keep-alive"))) {
            served.close();
            assertThat(stream.rest()).as("the last piece is empty, so nothing was cut off")
                    .endsWith("0", "");
        }
    }

    @Test
    void aRunningJobCanBeStoppedByItself() throws Exception {
        for (int i = 0; i < 300; i++) {
            notes.write("note-" + i + ".md",
                    "# Note " + i + "\n\n" + ("Somebody wrote " + i + " here. ").repeat(40));
        }
        try (Served served = Served.open(folder, Served.LOCAL)) {
            JsonNode job = served.wire().post("/api/sources", added(notes.path())).json();
            served.wire().send("DELETE", "/api/jobs/" + job.path("id").asString(), new byte[0]);
            assertThat(ended(served, job).path("state").asString()).isEqualTo("stopped");
            assertThat(served.wire().get("/api/search?q=bees&mode=keyword").status()).isEqualTo(200);
        }
    }
}
