package dev.carrel.ingest.watch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

import dev.carrel.testing.TestFolder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

final class WatcherTest {
    private static final Watcher.Timing QUICK = new Watcher.Timing(Duration.ofMillis(150),
            Duration.ofSeconds(2),
            Duration.ofMillis(300));

    @TempDir
    private Path temporary;
    private TestFolder folder;
    private TestFolder other;

    @BeforeEach
    void open() throws IOException {
        folder = new TestFolder(temporary.resolve("docs"));
        other = new TestFolder(temporary.resolve("other"));
        folder.write("a.txt", "one");
        other.write("b.txt", "two");
    }

    /// Something that changes files.
    private interface Change {
        void make() throws IOException;
    }

    /// What is told after a change, up to the place where it was made. Of changes before it some may come late.
    private static Set<Path> told(Watcher watcher, Path place, Change change) throws Exception {
        change.make();
        Set<Path> told = new LinkedHashSet<>();
        while (!told.contains(place)) {
            told.addAll(watcher.changed());
        }
        return told;
    }

    private void assertTold(Watcher watcher, Change change) throws Exception {
        assertThat(told(watcher, folder.path(), change)).containsExactly(folder.path());
    }

    @ParameterizedTest
    @EnumSource
    void everyChangeIsToldOfItsPlace(Watcher.Events events) throws Exception {
        Path file = other.path().resolve("b.txt");
        try (Watcher watcher = new Watcher(List.of(folder.path(), file), events, QUICK)) {
            assertThat(watcher.withoutEvents()).hasSize(events == Watcher.Events.NEVER ? 2 : 0);
            assertTold(watcher, () -> folder.write("a.txt", "changed"));
            assertTold(watcher, () -> folder.write("new/deep/c.txt", "new"));
            assertTold(watcher, () -> folder.write("new/deep/c.txt", "in a new folder"));
            assertTold(watcher, () -> Files.move(folder.path().resolve("new"), folder.path().resolve("old")));
            assertTold(watcher, () -> folder.write("old/deep/c.txt", "in a renamed folder"));
            assertTold(watcher, () -> folder.delete("a.txt"));
            assertThat(told(watcher, file, () -> other.write("b.txt", "a file alone"))).contains(file)
                    .isSubsetOf(folder.path(), file);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aPlaceThatGoesAndComesBackIsToldBothTimes(Watcher.Events events) throws Exception {
        Path away = temporary.resolve("away");
        try (Watcher watcher = new Watcher(List.of(folder.path()), events, QUICK)) {
            assertTold(watcher, () -> Files.move(folder.path(), away));
            assertThat(watcher.withoutEvents()).containsExactly(folder.path());
            assertTold(watcher, () -> Files.move(away, folder.path()));
            assertTold(watcher, () -> folder.write("a.txt", "again"));
        }
    }

    @Test
    void hiddenFilesAndNeighboursAreNobodysBusiness() throws Exception {
        Path file = other.path().resolve("b.txt");
        TestFolder last = new TestFolder(temporary.resolve("last"));
        try (Watcher watcher = new Watcher(List.of(folder.path(), file, last.path()),
                Watcher.Events.WHERE_POSSIBLE, QUICK)) {
            folder.write(".hidden", "x");
            folder.write(".git/index", "x");
            other.write("neighbour.txt", "x");
            assertThat(told(watcher, last.path(), () -> last.write("c.txt", "x")))
                    .containsExactly(last.path());
            assertTold(watcher, () -> folder.write(".gitignore", "*.log"));
        }
    }

    @Test
    void manyChangesAreOneAndWhatIsLostIsNotForgotten() throws Exception {
        try (Watcher watcher = new Watcher(List.of(folder.path()), Watcher.Events.WHERE_POSSIBLE, QUICK)) {
            assertTold(watcher, () -> {
                for (int i = 0; i < 3000; i++) {
                    Files.writeString(folder.path().resolve("f" + i + ".txt"), "x");
                }
            });
        }
    }

    @Test
    void closingEndsTheWaiting() throws Exception {
        Watcher watcher = new Watcher(List.of(folder.path()), Watcher.Events.WHERE_POSSIBLE,
                Watcher.Timing.STANDARD);
        CompletableFuture<Void> closing = CompletableFuture.runAsync(() -> close(watcher));
        assertThat(watcher.changed()).isEmpty();
        closing.join();
    }

    private static void close(Watcher watcher) {
        try {
            watcher.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
