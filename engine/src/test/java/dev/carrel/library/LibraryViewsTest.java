package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import dev.carrel.base.UserError;
import dev.carrel.ingest.Outcome;
import dev.carrel.ingest.Progress;
import dev.carrel.ingest.Report;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.ranking.Mode;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// One open library under several settings.
@Tag("thorough")
final class LibraryViewsTest {
    private static final SearchOptions WORDS = SearchOptions.STANDARD.withMode(Mode.KEYWORD);

    @TempDir
    private Path temporary;
    private Home home;
    private TestFolder folder;

    @BeforeEach
    void write() throws IOException {
        home = new Home(TestModels.homeIn(temporary.resolve("home")));
        folder = new TestFolder(temporary.resolve("docs"));
        folder.write("cats.md", "# Cats\n\nCats purr when they are content.");
        folder.write("dogs.md", "# Dogs\n\nDogs bark at strangers.");
    }

    private Library open() throws IOException {
        return Library.open(home, "default", Settings.standard());
    }

    private static Settings settings(String key, String value) {
        return Settings.standard().with(Map.of(key, value), "test");
    }

    private void writeMany() throws IOException {
        for (int i = 0; i < 40; i++) {
            folder.write("d" + i + ".md", "# D" + i + "\n\n" + ("Sentence " + i + " is here. ").repeat(6));
        }
    }

    private static int documents(Library library) throws IOException {
        return library.status().statistics().documents();
    }

    @Test
    void aViewHasItsOwnSettingsAndTheSameModelAndDocuments() throws IOException {
        try (Library library = open()) {
            library.intake().add(List.of(folder.path()), Progress.SILENT);
            try (Library view = library.with(settings("search.limit", "1"))) {
                assertThat(view.settings().searchOptions().limit()).isEqualTo(1);
                assertThat(view.name()).isEqualTo("default");
                assertThat(view.embedder()).isSameAs(library.embedder());
                assertThat(view.search().ask("purr", WORDS).results()).hasSize(1);
            }
            assertThat(library.search().ask("a feline", SearchOptions.STANDARD).results()).as("still open")
                    .isNotEmpty();
        }
    }

    @Test
    void anotherScoringAndAnotherModelAreTheViewsOwn() throws IOException {
        TestModels.miniLmIn(home.path().resolve("models"));
        try (Library library = open()) {
            library.intake().add(List.of(folder.path()), Progress.SILENT);
            try (Library view = library.with(settings("keyword.similarity", "tfidf"))) {
                assertThat(view.search().ask("purr", WORDS).results()).hasSize(1);
            }
            try (Library view = library.with(settings("embedding.model", "all-MiniLM-L6-v2"))) {
                assertThat(view.embedder().model()).isNotEqualTo(library.embedder().model());
                assertThatThrownBy(() -> view.search().ask("purr", SearchOptions.STANDARD))
                        .isInstanceOf(UserError.class);
            }
            assertThat(library.search().ask("a feline", SearchOptions.STANDARD).results()).isNotEmpty();
        }
    }

    @Test
    void whatAViewAddsTheOthersFind() throws IOException {
        try (Library library = open(); Library reader = library.with(settings("search.limit", "5"))) {
            try (Library view = library.with(settings("chunking.max-tokens", "32"))) {
                assertThat(view.intake().add(List.of(folder.path()), Progress.SILENT).indexed()).isEqualTo(2);
            }
            assertThat(reader.search().ask("bark", WORDS).results()).hasSize(1);
            assertThat(library.facts().chunking()).isEqualTo(32);
            try (Library view = library.with(settings("chunking.max-tokens", "64"))) {
                view.upkeep().reindex(Progress.SILENT);
            }
            assertThat(library.facts().chunking()).isEqualTo(64);
            assertThat(reader.search().ask("bark", WORDS).results()).hasSize(1);
        }
    }

    @Test
    void manyViewsAnswerAtOnceWhileOneAdds() throws Exception {
        try (Library library = open(); ExecutorService executor = Executors.newFixedThreadPool(6)) {
            library.intake().add(List.of(folder.path()), Progress.SILENT);
            writeMany();
            Future<Report> adding = executor.submit(() -> {
                try (Library view = library.with(Settings.standard())) {
                    return view.intake().add(List.of(folder.path()), Progress.SILENT);
                }
            });
            List<Future<Integer>> asked = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                Settings settings = settings("search.limit", String.valueOf(1 + i));
                asked.add(executor.submit(() -> {
                    try (Library view = library.with(settings)) {
                        return view.search().ask("cats purr", view.settings().searchOptions()).results()
                                .size();
                    }
                }));
            }
            for (Future<Integer> each : asked) {
                assertThat(each.get()).isPositive();
            }
            assertThat(adding.get().indexed()).isEqualTo(40);
            assertThat(documents(library)).isEqualTo(42);
        }
    }

    /// Says when there is a first vector, and waits there until the test has looked.
    private record Held(CountDownLatch begun, CountDownLatch looked) implements Progress {
        Held() {
            this(new CountDownLatch(1), new CountDownLatch(1));
        }

        @Override
        public void reading(String location, OptionalInt files) {}

        @Override
        public void outcome(String path, Outcome outcome) {}

        @Override
        public void embedding(int passages) {}

        @Override
        public void embedded(int passages) {
            begun.countDown();
            try {
                looked.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @Test
    void stoppingAViewLeavesTheOthersRunning() throws Exception {
        writeMany();
        Held held = new Held();
        try (Library library = open(); ExecutorService executor = Executors.newSingleThreadExecutor()) {
            Future<Report> adding = executor.submit(() -> {
                try (Library view = library.with(Settings.standard())) {
                    return view.intake().add(List.of(folder.path()), held);
                }
            });
            held.begun().await();
            try (Library busy = library.with(Settings.standard())) {
                assertThatThrownBy(() -> busy.intake().add(List.of(folder.path()), Progress.SILENT))
                        .isInstanceOf(UserError.class).hasMessageContaining("writing");
                assertThatThrownBy(library.upkeep()::erase).isInstanceOf(UserError.class)
                        .hasMessageContaining("writing");
                busy.stop();
            }
            held.looked().countDown();
            assertThat(adding.get().interrupted()).isFalse();
            assertThat(adding.get().indexed()).isEqualTo(42);
        }
    }

    @Test
    void closingTheOwnerWhileAViewAddsLeavesALibraryThatOpens() throws Exception {
        writeMany();
        Held held = new Held();
        Library library = open();
        try (ExecutorService executor = Executors.newSingleThreadExecutor()) {
            Future<Report> adding = executor.submit(() -> {
                try (Library view = library.with(Settings.standard())) {
                    return view.intake().add(List.of(folder.path()), held);
                }
            });
            held.begun().await();
            library.stop();
            held.looked().countDown();
            library.close();
            assertThat(adding.get().interrupted()).isTrue();
        }
        assertThatThrownBy(() -> library.with(Settings.standard())).isInstanceOf(IllegalStateException.class);
        try (Library again = open()) {
            assertThat(again.intake().add(List.of(folder.path()), Progress.SILENT).waiting()).isZero();
            assertThat(documents(again)).isEqualTo(42);
        }
    }

    @Test
    void whatIsErasedIsGoneForAllAndCanBeFilledAgain() throws IOException {
        try (Library library = open(); Library reader = library.with(settings("search.limit", "5"))) {
            for (int round = 0; round < 3; round++) {
                library.intake().add(List.of(folder.path()), Progress.SILENT);
                assertThat(reader.search().ask("purr", WORDS).results()).hasSize(1);
                try (Library view = library.with(Settings.standard())) {
                    view.upkeep().erase();
                }
                assertThat(reader.search().ask("purr", WORDS).results()).isEmpty();
                assertThat(documents(library)).isZero();
            }
        }
    }

    @Test
    void whatAnotherProcessErasedIsNoticed() throws IOException {
        try (Library library = open()) {
            for (int round = 0; round < 3; round++) {
                library.intake().add(List.of(folder.path()), Progress.SILENT);
                assertThat(library.search().ask("purr", WORDS).results()).hasSize(1);
                Library.erase(home, "default", Settings.standard());
                assertThat(library.search().ask("purr", WORDS).results()).isEmpty();
            }
        }
    }
}
