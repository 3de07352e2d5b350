package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

import dev.carrel.document.origin.CapturedPage;
import dev.carrel.ingest.Outcome;
import dev.carrel.ingest.Progress;
import dev.carrel.ingest.Report;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/// Whoever brings documents in need not wait for another's documents.
@Tag("thorough")
final class TextBesideTextTest {
    @TempDir
    private Path temporary;
    private Home home;
    private TestFolder large;
    private TestFolder small;

    @BeforeEach
    void prepare() throws IOException {
        home = new Home(TestModels.rememberingHomeIn(temporary.resolve("home")));
        large = new TestFolder(temporary.resolve("large"));
        for (int i = 0; i < 10; i++) {
            large.write("paper" + i + ".md", "# Paper " + i + "\n\nThis is about the number " + i + ".");
        }
        small = new TestFolder(temporary.resolve("small"));
        small.write("herons.md", "# Herons\n\nHerons stand in the reeds.");
    }

    /// Reading takes as long as something else does.
    private record Slow(CountDownLatch begun, Until until) implements Progress {
        interface Until {
            void await() throws Exception;
        }

        @Override
        public void reading(String location, OptionalInt files) {
            begun.countDown();
            try {
                until.await();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public void outcome(String path, Outcome outcome) {}
    }

    private Library open() throws IOException {
        return Library.open(home, "default", Settings.standard());
    }

    @Test
    void aFolderIsSearchableWhileAnotherIsRead() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        try (Library library = open(); ExecutorService executor = Executors.newCachedThreadPool()) {
            Future<Report> first = executor.submit(() -> library.intake().add(List.of(large.path()),
                    new Slow(begun, () -> awaitDocuments(library, 1))));
            begun.await();
            Report second = library.intake().add(List.of(small.path()), Progress.SILENT);
            assertThat(second.indexed()).isEqualTo(1);
            assertThat(first.get().indexed()).isEqualTo(10);
            assertThat(List.of(first.get().waiting(), second.waiting())).containsOnly(0);
            assertThat(library.status().statistics().documents()).isEqualTo(11);
            assertThat(library.status().waiting()).isZero();
        }
    }

    private static void awaitDocuments(Library library, int documents) throws IOException {
        long began = System.nanoTime();
        while (library.status().statistics().documents() < documents) {
            if (System.nanoTime() - began > TimeUnit.MINUTES.toNanos(10)) {
                throw new IOException("nothing came in meanwhile");
            }
            Thread.onSpinWait();
        }
    }

    @Test
    void aPageIsTakenInWhileAFolderIsRead() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch captured = new CountDownLatch(1);
        try (Library library = open(); ExecutorService executor = Executors.newCachedThreadPool()) {
            Future<Report> first = executor
                    .submit(() -> library.intake().add(List.of(large.path()),
                            new Slow(begun, captured::await)));
            begun.await();
            String body = "<p>Corals live together with algae that give them food and colour. </p>".repeat(5);
            library.intake().capture(new CapturedPage("https://example.org/reef", "Reef",
                    "<html><head><title>Reef</title></head><body><article><h1>Reef</h1>" + body
                            + "</article></body></html>",
                    Instant.parse("2024-05-01T12:00:00Z"), CapturedPage.Occasion.CHOSEN));
            assertThat(library.status().statistics().documents()).isEqualTo(1);
            captured.countDown();
            assertThat(first.get().indexed()).isEqualTo(10);
            assertThat(library.status().waiting()).as("passages without vectors").isZero();
        }
    }

    @Test
    void stoppingOneLeavesTheOtherAtWork() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch stopped = new CountDownLatch(1);
        try (Library library = open();
                ExecutorService executor = Executors.newCachedThreadPool();
                Library view = library.with(Settings.standard())) {
            Future<Report> first = executor
                    .submit(() -> library.intake().add(List.of(large.path()),
                            new Slow(begun, stopped::await)));
            begun.await();
            Report second = view.intake().add(List.of(small.path()), (_, _) -> view.stop());
            assertThat(second.interrupted()).isTrue();
            stopped.countDown();
            assertThat(first.get().interrupted()).isFalse();
            assertThat(first.get().indexed()).isEqualTo(10);
        }
    }
}
