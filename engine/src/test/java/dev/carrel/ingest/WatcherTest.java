package dev.carrel.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import dev.carrel.testing.TestFolder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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

    private static Set<Path> after(Watcher watcher, Change change) throws Exception {
        try (ExecutorService executor = Executors.newSingleThreadExecutor()) {
            Future<Set<Path>> changed = executor.submit(watcher::changed);
            change.make();
            try {
                return changed.get(10, TimeUnit.SECONDS);
            } catch (TimeoutException e) {
                watcher.close();
                throw e;
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyChangeIsToldOfItsPlace(Watcher.Events events) throws Exception {
        Path file = other.path().resolve("b.txt");
        try (Watcher watcher = new Watcher(List.of(folder.path(), file), events, QUICK)) {
            assertThat(watcher.withoutEvents()).hasSize(events == Watcher.Events.NEVER ? 2 : 0);
            assertThat(after(watcher, () -> folder.write("a.txt", "changed"))).containsExactly(folder.path());
            assertThat(after(watcher, () -> folder.write("new/deep/c.txt", "new")))
                    .containsExactly(folder.path());
            assertThat(after(watcher, () -> folder.write("new/deep/c.txt", "in a new folder")))
                    .containsExactly(folder.path());
            assertThat(after(watcher,
                    () -> Files.move(folder.path().resolve("new"), folder.path().resolve("old"))))
                    .containsExactly(folder.path());
            assertThat(after(watcher, () -> folder.write("old/deep/c.txt", "in a renamed folder")))
                    .containsExactly(folder.path());
            assertThat(after(watcher, () -> folder.delete("a.txt"))).containsExactly(folder.path());
            assertThat(after(watcher, () -> other.write("b.txt", "a file alone"))).containsExactly(file);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aPlaceThatGoesAndComesBackIsToldBothTimes(Watcher.Events events) throws Exception {
        Path away = temporary.resolve("away");
        try (Watcher watcher = new Watcher(List.of(folder.path()), events, QUICK)) {
            assertThat(after(watcher, () -> Files.move(folder.path(), away))).containsExactly(folder.path());
            assertThat(watcher.withoutEvents()).containsExactly(folder.path());
            assertThat(after(watcher, () -> Files.move(away, folder.path()))).containsExactly(folder.path());
            assertThat(after(watcher, () -> folder.write("a.txt", "again"))).containsExactly(folder.path());
        }
    }

    @Test
    void hiddenFilesAndNeighboursAreNobodysBusiness() throws Exception {
        Path file = other.path().resolve("b.txt");
        try (Watcher watcher = new Watcher(List.of(folder.path(), file), Watcher.Events.WHERE_POSSIBLE,
                QUICK);
                ExecutorService executor = Executors.newSingleThreadExecutor()) {
            Future<Set<Path>> changed = executor.submit(watcher::changed);
            folder.write(".hidden", "x");
            folder.write(".git/index", "x");
            other.write("neighbour.txt", "x");
            assertThatThrownBy(() -> changed.get(1, TimeUnit.SECONDS)).isInstanceOf(TimeoutException.class);
            folder.write(".gitignore", "*.log");
            assertThat(changed.get(10, TimeUnit.SECONDS)).containsExactly(folder.path());
        }
    }

    @Test
    void manyChangesAreOneAndWhatIsLostIsNotForgotten() throws Exception {
        try (Watcher watcher = new Watcher(List.of(folder.path()), Watcher.Events.WHERE_POSSIBLE, QUICK)) {
            assertThat(after(watcher, () -> {
                for (int i = 0; i < 3000; i++) {
                    Files.writeString(folder.path().resolve("f" + i + ".txt"), "x");
                }
            })).containsExactly(folder.path());
        }
    }

    @Test
    void closingEndsTheWaiting() throws Exception {
        Watcher watcher = new Watcher(List.of(folder.path()), Watcher.Events.WHERE_POSSIBLE,
                Watcher.Timing.STANDARD);
        assertThat(after(watcher, watcher::close)).isEmpty();
    }
}
