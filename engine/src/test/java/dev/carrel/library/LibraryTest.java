package dev.carrel.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import dev.carrel.base.UserError;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Statistics;
import dev.carrel.ingest.Outcome;
import dev.carrel.ingest.Progress;
import dev.carrel.ingest.Report;
import dev.carrel.library.home.Generations;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.ranking.Mode;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

@Tag("thorough")
final class LibraryTest {
    private static final SearchOptions WORDS = SearchOptions.STANDARD.withMode(Mode.KEYWORD);

    @TempDir
    private Path temporary;
    private Home home;
    private TestFolder folder;

    @BeforeEach
    void write() throws IOException {
        home = new Home(TestModels.homeIn(temporary.resolve("home")));
        folder = new TestFolder(temporary.resolve("docs"));
        folder.write("cats.md",
                "# Cats\n\nCats purr when they are content. " + "They sleep a lot. ".repeat(30));
        folder.write("dogs.md", "# Dogs\n\nDogs bark at strangers.");
    }

    private Library open(String... settings) throws IOException {
        Settings all = Settings.standard();
        for (int i = 0; i < settings.length; i += 2) {
            all = all.with(Map.of(settings[i], settings[i + 1]), "test");
        }
        return Library.open(home, "default", all);
    }

    private void fill() throws IOException {
        try (Library library = open()) {
            library.intake().add(List.of(folder.path()), Progress.SILENT);
        }
    }

    private static Statistics statistics(Library library) throws IOException {
        try (Snapshot snapshot = library.snapshot()) {
            return snapshot.census().statistics();
        }
    }

    @Test
    void whatIsAddedIsFound() throws IOException {
        try (Library library = open()) {
            assertThat(library.search().ask("purr", SearchOptions.STANDARD).results()).isEmpty();
            Report report = library.intake().add(List.of(folder.path()), Progress.SILENT);
            assertThat(report.indexed()).isEqualTo(2);
            assertThat(
                    library.search().ask("a feline", SearchOptions.STANDARD.withMode(Mode.SEMANTIC)).results()
                            .getFirst()
                            .found().metadata().title())
                    .isEqualTo("Cats");
            assertThat(library.facts().model()).isEqualTo("bge-small-en-v1.5-q");
        }
        try (Library again = open()) {
            assertThat(again.search().ask("purr", WORDS).results()).hasSize(1);
        }
    }

    @Test
    void anotherModelIsRefusedWithTheRemedyAndWordsStillWork() throws IOException {
        fill();
        TestModels.miniLmIn(home.path().resolve("models"));
        try (Library library = open("embedding.model", "all-MiniLM-L6-v2")) {
            assertThatThrownBy(() -> library.search().ask("purr", SearchOptions.STANDARD))
                    .isInstanceOf(UserError.class)
                    .hasMessageContaining("bge-small-en-v1.5-q").hasMessageContaining("all-MiniLM-L6-v2")
                    .extracting(e -> ((UserError) e).hint()).asString().contains("carrel reindex");
            assertThatThrownBy(() -> library.intake().add(List.of(folder.path()), Progress.SILENT))
                    .isInstanceOf(UserError.class);
            assertThat(library.search().ask("purr", WORDS).results()).hasSize(1);
        }
    }

    @Test
    void reindexingTakesAnotherModelWithoutTheFiles() throws IOException {
        fill();
        folder.delete("cats.md");
        folder.delete("dogs.md");
        TestModels.miniLmIn(home.path().resolve("models"));
        try (Library library = open("embedding.model", "all-MiniLM-L6-v2")) {
            List<Integer> found = new ArrayList<>();
            Report report = library.upkeep().reindex(new Heard() {
                @Override
                public void embedded(int passages) {
                    found.add(hits(library));
                }
            });
            assertThat(report.indexed()).isEqualTo(2);
            assertThat(report.failed()).isEmpty();
            assertThat(found).as("the old index answers meanwhile").isNotEmpty().containsOnly(1);
            assertThat(library.facts().model()).isEqualTo("all-MiniLM-L6-v2");
            assertThat(
                    library.search().ask("a feline", SearchOptions.STANDARD).results().getFirst().found()
                            .metadata()
                            .title())
                    .isEqualTo("Cats");
        }
        assertThat(home.library("default").resolve("index-2")).isDirectory();
        assertThat(home.library("default").resolve("rebuilding")).doesNotExist();
        try (Library library = open("embedding.model", "all-MiniLM-L6-v2")) {
            library.upkeep().remove(List.of(), List.of());
        }
        assertThat(home.library("default").resolve("index-1")).doesNotExist();
    }

    @Test
    void whoHasALibraryOpenFollowsWhenAnotherRebuildsIt() throws IOException {
        fill();
        try (Library watching = open(); Library rebuilding = open("chunking.max-tokens", "32")) {
            try (Snapshot held = watching.snapshot()) {
                rebuilding.upkeep().reindex(Progress.SILENT);
                rebuilding.upkeep().remove(List.of(), List.of());
                assertThat(held.census().statistics().documents()).as("a snapshot stays good").isEqualTo(2);
            }
            assertThat(hits(watching)).isEqualTo(1);
            assertThat(watching.facts().chunking()).isEqualTo(32);
            watching.upkeep().remove(List.of(), List.of("none"));
            assertThat(statistics(rebuilding).documents()).isEqualTo(2);
        }
        assertThat(home.library("default").resolve("index-1")).doesNotExist();
    }

    private static int hits(Library library) {
        try {
            return library.search().ask("purr", WORDS).results().size();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void reindexingCutsAnew() throws IOException {
        fill();
        try (Library library = open("chunking.max-tokens", "32")) {
            int before = statistics(library).passages();
            library.upkeep().reindex(Progress.SILENT);
            assertThat(statistics(library).passages()).isGreaterThan(before);
            assertThat(statistics(library).documents()).isEqualTo(2);
            assertThat(library.facts().chunking()).isEqualTo(32);
            try (Snapshot snapshot = library.snapshot()) {
                assertThat(snapshot.register().sources()).hasSize(1);
            }
            assertThat(library.intake().add(List.of(folder.path()), Progress.SILENT).unchanged())
                    .isEqualTo(2);
        }
    }

    @Test
    void anEmptyLibraryCanBeReindexed() throws IOException {
        try (Library library = open()) {
            assertThat(library.upkeep().reindex(Progress.SILENT).indexed()).isZero();
            assertThat(library.search().ask("x", SearchOptions.STANDARD).results()).isEmpty();
        }
    }

    @Test
    void onlyOneWritesAtATime() throws IOException {
        try (Library first = open(); Library second = open()) {
            List<String> refused = new ArrayList<>();
            first.intake().add(List.of(folder.path()), new Heard() {
                @Override
                public void outcome(String path, Outcome outcome) {
                    try {
                        second.upkeep().remove(List.of(), List.of("any"));
                    } catch (UserError e) {
                        refused.add(e.getMessage());
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                }
            });
            assertThat(refused).hasSize(2).allSatisfy(message -> assertThat(message).contains("writing"));
            assertThat(second.search().ask("purr", WORDS).results()).as("the other sees it").hasSize(1);
        }
    }

    @Test
    void documentsAndSourcesCanBeTakenOut() throws IOException {
        fill();
        try (Library library = open()) {
            try (Snapshot snapshot = library.snapshot()) {
                library.upkeep().remove(snapshot.stored().named(folder.path().resolve("cats.md").toString()),
                        List.of());
            }
            assertThat(library.search().ask("purr", WORDS).results()).isEmpty();
            try (Snapshot snapshot = library.snapshot()) {
                library.upkeep().remove(List.of(), List.of(snapshot.register().sources().getFirst().id()));
            }
            assertThat(statistics(library).documents()).isZero();
        }
    }

    @Test
    void aPathThatIsNotThereIsNamed() throws IOException {
        try (Library library = open()) {
            Path gone = temporary.resolve("gone");
            assertThatThrownBy(() -> library.intake().add(List.of(gone), Progress.SILENT))
                    .isInstanceOf(UserError.class)
                    .hasMessageContaining(gone.toString());
        }
    }

    @Test
    void closingEndsWhatIsRunning() throws Exception {
        for (int i = 0; i < 16; i++) {
            folder.write("d" + i + ".md", "# D" + i + "\n\n" + ("Sentence " + i + " is here. ").repeat(40));
        }
        CountDownLatch begun = new CountDownLatch(3);
        Library library = open();
        try (ExecutorService executor = Executors.newSingleThreadExecutor()) {
            Future<Report> running = executor
                    .submit(() -> library.intake().add(List.of(folder.path()), new Heard() {
                        @Override
                        public void embedded(int passages) {
                            begun.countDown();
                        }
                    }));
            begun.await();
            library.close();
            Report report = running.get();
            assertThat(report.interrupted()).isTrue();
        }
        try (Library again = open()) {
            assertThat(again.intake().add(List.of(folder.path()), Progress.SILENT).waiting()).isZero();
            assertThat(statistics(again).documents()).isEqualTo(18);
        }
        assertThatThrownBy(library::embedder).isInstanceOf(IllegalStateException.class);
        assertThat(Files.isDirectory(home.library("default"))).isTrue();
    }

    /// Hears nothing but what a test listens for.
    private abstract static class Heard implements Progress {
        @Override
        public void reading(String location, java.util.OptionalInt files) {}

        @Override
        public void outcome(String path, Outcome outcome) {}

        @Override
        public void embedding(int passages) {}

        @Override
        public void embedded(int passages) {}
    }

    @Test
    void whatAnotherVersionLeftIsEmptiedOnlyWhereItCanBeMadeAgain() throws IOException {
        fill();
        Path index = new Generations(home.library("default")).current();
        try (Directory directory = FSDirectory.open(index);
                IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig())) {
            writer.setLiveCommitData(Map.of("layout", "of old").entrySet());
            writer.commit();
        }
        try (Library old = open()) {
            assertThatThrownBy(old::status).isInstanceOf(UserError.class)
                    .hasMessageContaining("another version");
        }
        try (Library again = Library.derived(home.library("default"), home, Settings.standard())) {
            assertThat(again.status().isEmpty()).isTrue();
        }
    }
}
