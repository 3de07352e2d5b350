package dev.carrel.web;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;

import dev.carrel.document.origin.Source;
import dev.carrel.ingest.Outcome;
import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

@Tag("thorough")
final class SourceWatchTest {
    @TempDir
    private Path temporary;
    private Home home;
    private TestFolder folder;
    private final List<String> told = new CopyOnWriteArrayList<>();
    private final AtomicBoolean reading = new AtomicBoolean();

    @BeforeEach
    void prepare() throws IOException {
        home = new Home(TestModels.rememberingHomeIn(temporary.resolve("home")));
        folder = new TestFolder(temporary.resolve("papers"));
        folder.write("herons.md", "# Herons\n\nHerons stand in the reeds.");
    }

    private Library open() throws IOException {
        return Library.open(home, "default", Settings.standard());
    }

    private SourceWatch watch(Library library) {
        return new SourceWatch(library, sources -> {
            sources.stream().map(Source::location).forEach(told::add);
            return reading::get;
        });
    }

    /// Looks around when the text is in, and the vectors are not.
    private record Onlooker(Runnable look) implements Progress {
        @Override
        public void outcome(String path, Outcome outcome) {}

        @Override
        public void embedding(int passages) {
            look.run();
        }
    }

    @Test
    void whatSomebodyIsAddingIsLeftToThemUntilTheyHaveFinished() throws IOException {
        List<String> meanwhile = new CopyOnWriteArrayList<>();
        try (Library library = open(); SourceWatch watch = watch(library)) {
            watch.look();
            library.intake().add(List.of(folder.path()), new Onlooker(() -> {
                watch.look();
                watch.look();
                meanwhile.addAll(told);
                meanwhile.add("looked");
            }));
            assertThat(meanwhile).containsExactly("looked");
            watch.look();
            assertThat(told).containsExactly(folder.path().toString());
        }
    }

    @Test
    void whatTheLibraryHeldBeforeIsBroughtUpToDateAtOnce() throws IOException {
        try (Library library = open()) {
            library.intake().add(List.of(folder.path()), Progress.SILENT);
            try (SourceWatch watch = watch(library)) {
                watch.look();
                assertThat(told).containsExactly(folder.path().toString());
            }
        }
    }

    @Test
    void whatChangesAgainAndAgainIsReadOnceAtATimeAndOnceMoreAfterwards() throws IOException {
        try (Library library = open()) {
            library.intake().add(List.of(folder.path()), Progress.SILENT);
            Source source = library.status().sources().getFirst();
            try (SourceWatch watch = watch(library)) {
                reading.set(true);
                watch.look();
                for (int i = 0; i < 5; i++) {
                    watch.tell(List.of(source));
                    watch.look();
                }
                assertThat(told).as("beside the first look at all sources").hasSize(2);
                reading.set(false);
                watch.look();
                watch.look();
                assertThat(told).hasSize(3).containsOnly(folder.path().toString());
            }
        }
    }

    @Test
    void nothingIsWatchedAfterItsEnd() throws IOException {
        try (Library library = open()) {
            SourceWatch watch = watch(library);
            watch.look();
            watch.close();
            library.intake().add(List.of(folder.path()), Progress.SILENT);
            watch.look();
            assertThat(told).isEmpty();
        }
    }
}
