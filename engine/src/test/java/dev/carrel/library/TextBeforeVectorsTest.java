package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

import dev.carrel.ingest.Outcome;
import dev.carrel.ingest.Progress;
import dev.carrel.ingest.Report;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.testing.ScriptedEmbeddings;
import dev.carrel.testing.ScriptedEndpoint;
import dev.carrel.testing.TestFolder;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/// The text of everything comes before vectors, also of what is added later.
@Tag("thorough")
final class TextBeforeVectorsTest {
    private static final int MANY = 300;

    @TempDir
    private Path temporary;

    /// Counts vectors, and notes how many another run had made when the first document came in.
    private static final class Counted implements Progress {
        private final AtomicInteger made = new AtomicInteger();
        private final AtomicInteger atFirst = new AtomicInteger(-1);
        private final AtomicInteger others;

        Counted(AtomicInteger others) {
            this.others = others;
        }

        @Override
        public void reading(String location, OptionalInt files) {}

        @Override
        public void outcome(String path, Outcome outcome) {
            atFirst.compareAndSet(-1, others.get());
        }

        @Override
        public void embedding(int passages) {}

        @Override
        public void embedded(int passages) {
            made.addAndGet(passages);
        }
    }

    @Test
    void aSmallFolderDoesNotWaitForTheVectorsOfALargeOne() throws Exception {
        TestFolder large = new TestFolder(temporary.resolve("large"));
        for (int i = 0; i < MANY; i++) {
            large.write("paper" + i + ".md", "# Paper " + i + "\n\nThis is about the number " + i + ".");
        }
        TestFolder small = new TestFolder(temporary.resolve("small"));
        small.write("herons.md", "# Herons\n\nHerons stand in the reeds.");
        CountDownLatch makesVectors = new CountDownLatch(1);
        CountDownLatch smallCame = new CountDownLatch(1);
        try (ScriptedEndpoint server = ScriptedEmbeddings.serving(8, request -> {
            if (request.json().toString().contains("about the number")) {
                makesVectors.countDown();
                smallCame.await();
            }
        });
                Library library = open(server);
                ExecutorService executor = Executors.newCachedThreadPool()) {
            Counted first = new Counted(new AtomicInteger());
            Counted second = new Counted(first.made);
            Future<Report> one = executor.submit(() -> library.intake().add(List.of(large.path()), first));
            makesVectors.await();
            Future<Report> two = executor.submit(() -> {
                smallCame.countDown();
                return library.intake().add(List.of(small.path()), second);
            });
            assertThat(two.get().indexed()).isEqualTo(1);
            assertThat(second.atFirst.get()).as("vectors before the text was in").isBetween(0, MANY - 1);
            assertThat(one.get().interrupted()).isFalse();
            assertThat(one.get().waiting()).isZero();
            assertThat(library.status().waiting()).isZero();
        }
    }

    private Library open(ScriptedEndpoint server) throws IOException {
        return Library.open(new Home(temporary.resolve("home")), "default",
                Settings.standard().with(Map.of("embedding.endpoint.url", server.address(),
                        "embedding.endpoint.model", "tiny"), "test"));
    }
}
