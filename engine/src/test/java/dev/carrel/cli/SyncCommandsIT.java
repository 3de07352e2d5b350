package dev.carrel.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Stream;

import dev.carrel.testing.FileWatch;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

/// Keeps libraries up to date, and says what they do not cover.
@DisabledOnOs(OS.WINDOWS)
class SyncCommandsIT {
    @TempDir
    private Path folder;

    private Path documents;
    private Program carrel;

    @BeforeEach
    void begin() throws Exception {
        documents = Files.createDirectories(folder.resolve("documents"));
        carrel = new Program(folder.resolve("home"), folder);
    }

    /// In one step, so that nobody who watches sees half of it.
    private void write(String name, String text) throws IOException {
        Files.createDirectories(documents.resolve(name).getParent());
        Files.move(Files.writeString(folder.resolve("draft"), text), documents.resolve(name),
                StandardCopyOption.REPLACE_EXISTING);
    }

    @Test
    void vectorsCanBeMadeLater() throws Exception {
        write("a.md", "# Apples\n\nApples are red.\n");
        write("b.md", "# Pears\n\nPears are green.\n");
        JsonNode report = carrel.run("add", "documents", "--json", "--set", "embedding.when=later").exits(0)
                .json();
        assertThat(report.at("/embedded").asInt()).isZero();
        assertThat(report.at("/waiting").asInt()).isEqualTo(2);
        assertThat(carrel.run("search", "pears").exits(0).out()).as("by words").contains("Pears");
        assertThat(carrel.run("work").exits(0).out()).isEqualTo("2 vectors made; every text has its own.\n");
        assertThat(carrel.run("work", "--json").exits(0).json().at("/embedded").asInt()).isZero();
        assertThat(carrel.run("status", "--json").json().at("/passages/waiting").asInt()).isZero();
    }

    @Test
    void allSourcesAreBroughtUpToDate() throws Exception {
        write("a.md", "# Apples\n\nApples are red.\n");
        write("b.md", "# Pears\n\nPears are green.\n");
        write("c.md", "# Plums\n\nPlums are blue.\n");
        carrel.run("add", "documents").exits(0);
        write("a.md", "# Apples\n\nApples are red or yellow.\n");
        write("d.md", "# Figs\n\nFigs are purple.\n");
        write("sub/keep.md", "# Dates\n\nDates are brown.\n");
        Files.move(documents.resolve("b.md"), documents.resolve("sub/pears.md"));
        Files.delete(documents.resolve("c.md"));
        JsonNode report = carrel.run("sync", "--json").exits(0).json();
        assertThat(report.at("/indexed").asInt()).isEqualTo(3);
        assertThat(report.at("/moved").asInt()).isEqualTo(1);
        assertThat(report.at("/removed").asInt()).isEqualTo(1);
        assertThat(report.at("/embedded").asInt()).as("not the pears").isEqualTo(3);
        assertThat(carrel.run("search", "--json", "--mode", "semantic", "pears").exits(0).json()
                .at("/results/0/document/path").asString()).endsWith("sub/pears.md");
        String id = carrel.run("status", "--json").json().at("/sources/0/id").asString();
        assertThat(carrel.run("sync", id).exits(0).out()).contains("4 documents indexed (4 unchanged)");
        assertThat(carrel.run("sync", "documents").exits(0).out()).contains("4 unchanged");
        assertThat(carrel.run("sync", "elsewhere").exits(2).err()).contains("has no source elsewhere",
                "carrel status");
        carrel.run("library", "create", "empty").exits(0);
        assertThat(carrel.run("sync", "--library", "empty").exits(2).err()).contains("carrel add");
    }

    @Test
    void aSourceThatIsNotThereKeepsItsDocuments() throws Exception {
        write("a.md", "# Apples\n\nApples are red.\n");
        write("b.md", "# Pears\n\nPears are green.\n");
        carrel.run("add", "documents").exits(0);
        Path away = folder.resolve("unplugged");
        Files.move(documents, away);
        Program.Run gone = carrel.run("sync").exits(1);
        assertThat(gone.out().lines()).singleElement().asString()
                .startsWith(documents + " is not there now; its 2 documents stay searchable.");
        Files.createDirectory(documents);
        assertThat(carrel.run("sync").exits(1).out())
                .contains("is empty now; its 2 documents stay searchable");
        carrel.run("search", "apples").exits(0);
        Files.delete(documents);
        Files.move(away, documents);
        carrel.run("sync").exits(0);
        assertThat(carrel.run("status", "--json").json().at("/documents").asInt()).isEqualTo(2);
    }

    /// A running `carrel watch`.
    private static final class Watched implements AutoCloseable {
        private final Process process;
        private final BlockingQueue<String> out = new LinkedBlockingQueue<>();
        private final BlockingQueue<String> err = new LinkedBlockingQueue<>();

        Watched(Process process) {
            this.process = process;
            Thread.ofPlatform().daemon().start(() -> pump(process.inputReader(UTF_8), out));
            Thread.ofPlatform().daemon()
                    .start(() -> pump(
                            new BufferedReader(new InputStreamReader(process.getErrorStream(), UTF_8)), err));
        }

        private static void pump(BufferedReader from, BlockingQueue<String> to) {
            from.lines().forEach(to::add);
        }

        void says(String... parts) throws InterruptedException {
            assertThat(err.take()).contains(parts);
        }

        void tells(String... parts) throws InterruptedException {
            assertThat(out.take()).contains(parts);
        }

        int end() throws InterruptedException {
            process.toHandle().destroy();
            return process.waitFor();
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }

    @Test
    void changesAreTakenOverAsTheyHappen() throws Exception {
        write("a.md", "# Apples\n\nApples are red.\n");
        carrel.run("add", "documents").exits(0);
        write("late.md", "# Late\n\nAdded before the watch began.\n");
        try (Watched watch = new Watched(carrel.start("watch"))) {
            watch.tells("added", "late.md", "1 passage");
            watch.says("Watching");
            write("b.md", "# Pears\n\nPears are green.\n");
            watch.tells("added", "b.md");
            write("new/folder/c.md", "# Plums\n\nPlums are blue.\n");
            watch.tells("added", "c.md");
            Files.move(documents.resolve("new/folder/c.md"), documents.resolve("plums.md"));
            watch.tells("moved", "plums.md", "was", "c.md");
            write("b.md", "# Pears\n\nPears are yellow.\n");
            watch.tells("changed", "b.md");
            assertThat(carrel.run("search", "yellow").exits(0).out()).contains("Pears");
            Files.delete(documents.resolve("b.md"));
            watch.tells("removed", "b.md");
            assertThat(watch.end()).isZero();
            watch.says("Ended");
        }
        assertThat(carrel.run("status", "--json").json().at("/documents").asInt()).isEqualTo(3);
    }

    @Test
    void withoutEventsFoldersAreLookedAtNowAndThen() throws Exception {
        write("a.md", "# Apples\n\nApples are red.\n");
        carrel.run("add", "documents").exits(0);
        try (Watched watch = new Watched(carrel.start("watch", "--json", "--set", "watch.interval=1"))) {
            watch.says("No events", "documents");
            watch.says("Watching");
            write("b.md", "# Pears\n\nPears are green.\n");
            watch.tells("\"event\":\"added\"", "b.md");
            Files.move(documents, folder.resolve("away"));
            watch.tells("\"event\":\"missing\"", "stay searchable");
            Files.move(folder.resolve("away"), documents);
            Files.delete(documents.resolve("b.md"));
            watch.tells("\"event\":\"removed\"", "b.md");
            assertThat(watch.end()).isZero();
        }
    }

    @Test
    void aKilledSyncLosesNothingThatMoved() throws Exception {
        for (int i = 0; i < 60; i++) {
            write("old/n" + i + ".md", "# Note " + i + "\n\nText number " + i + ".\n");
        }
        carrel.run("add", "documents").exits(0);
        Path index = folder.resolve("home/libraries/default/index-1");
        for (boolean isCommitted : new boolean[]{false, true}) {
            Path from = documents.resolve(Files.exists(documents.resolve("old")) ? "old" : "new");
            Path to = documents.resolve(from.endsWith("old") ? "new" : "old");
            Files.move(from, to);
            try (FileWatch watch = new FileWatch(index)) {
                String before = commit(index);
                Process killed = carrel.start("sync");
                watch.next();
                watch.await(place -> !isCommitted || !commit(place).equals(before));
                killed.destroyForcibly().waitFor();
            }
            JsonNode during = carrel.run("status", "--json").exits(0).json();
            assertThat(during.at("/documents").asInt()).as("each in one of both places").isEqualTo(60);
            carrel.run("sync").exits(0);
            JsonNode all = carrel.run("show", "--coverage", "--json").exits(0).json();
            assertThat(all.at("/documents").size()).isEqualTo(60);
            assertThat(all.at("/documents")).allSatisfy(document -> {
                assertThat(document.at("/path").asString()).startsWith(to.toString());
                assertThat(document.at("/embedded").asInt()).isEqualTo(1);
            });
        }
    }

    /// The name of the latest commit to an index.
    private static String commit(Path index) {
        try (Stream<Path> files = Files.list(index)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith("segments_"))
                    .max(Comparator.comparingInt(String::length)
                            .thenComparing(Comparator.naturalOrder()))
                    .orElse("");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void whatCannotBeFoundIsToldOfDocumentsAndSearches() throws Exception {
        write("a.md", "# Apples\n\nApples are red.\n");
        write("empty.md", "");
        write("blank.txt", "");
        Path notes = Files.createDirectories(folder.resolve("notes"));
        Files.writeString(notes.resolve("n.md"), "# Notes\n\nApples again.\n");
        carrel.run("add", "documents", "notes").exits(1);
        JsonNode status = carrel.run("status", "--json").exits(0).json();
        assertThat(status.at("/failed").size()).isEqualTo(2);
        assertThat(status.at("/coverage/whole").asInt()).isEqualTo(2);
        assertThat(status.at("/coverage/unreadable").asInt()).isEqualTo(2);
        assertThat(status.at("/coverage/reasons/0/documents").asInt()).isEqualTo(2);
        assertThat(status.at("/coverage/documents/0/reason").asString()).isNotEmpty();
        assertThat(carrel.run("status").exits(0).out()).contains("2 documents whole, 0 in part, 2 not at all",
                "empty.md");
        assertThat(carrel.run("show", "--coverage").exits(0).out()).contains("✓ ", "a.md", "✗ ", "blank.txt");
        assertThat(carrel.run("show", "--coverage", "documents/a.md", "--json").exits(0).json()
                .at("/coverage/embedded").asInt()).isEqualTo(1);
        assertThat(carrel.run("show", "documents/empty.md").exits(1).err()).contains("could not be read");
        carrel.run("show").exits(2);
        JsonNode all = carrel.run("search", "--json", "apples").exits(0).json();
        assertThat(all.at("/coverage/unsearchable").asInt()).isEqualTo(2);
        assertThat(all.at("/coverage/documents").asInt()).isEqualTo(2);
        JsonNode some = carrel.run("search", "--json", "apples source:" + notes).exits(0).json();
        assertThat(some.at("/coverage/unsearchable").asInt()).isZero();
        assertThat(some.at("/coverage/documents").asInt()).isEqualTo(1);
        assertThat(carrel.run("search", "apples").exits(0).err()).contains("2 documents could not be read");
    }
}
