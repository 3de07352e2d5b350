package dev.carrel.index.opensearch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.whole.LibraryCopy;
import dev.carrel.search.Hit;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

/// A library goes from this machine into a cluster and back, and answers the same everywhere.
@Tag("thorough")
final class CopyIT {
    @TempDir
    private Path temporary;

    @AfterEach
    void deleteWhatWasMade() throws IOException {
        try (ClusterClient client = new ClusterClient(TestCluster.settings("none", TestCluster.shared()))) {
            client.delete("carrel-there-v*", Map.of());
        }
    }

    @Test
    void thereAndBackNothingChangesAndNothingIsEmbedded() throws IOException {
        Home home = new Home(TestModels.rememberingHomeIn(temporary.resolve("home")));
        List<Hit> before;
        try (Library library = Library.open(home, "here", home.settings("here", Map.of()))) {
            library.intake().add(List.of(Path.of("..", "samples").toAbsolutePath().normalize()),
                    Progress.SILENT);
            before = answers(library);
        }
        LibraryCopy copy = new LibraryCopy(home, Map.of());
        copy.copy("here", "there", Map.of("index.backend", "opensearch", "index.hosts",
                TestCluster.shared().getFirst().toString()));
        assertSame(home, "there", before);
        copy.copy("there", "back", Map.of());
        assertSame(home, "back", before);
    }

    private static void assertSame(Home home, String name, List<Hit> before) throws IOException {
        try (Library library = Library.open(home, name, home.settings(name, Map.of()))) {
            List<Hit> now = answers(library);
            assertThat(now.stream().map(hit -> hit.found().passage().id()))
                    .containsExactlyElementsOf(
                            before.stream().map(hit -> hit.found().passage().id()).toList());
            assertThat(now.stream().map(Hit::snippet))
                    .containsExactlyElementsOf(before.stream().map(Hit::snippet).toList());
            for (int i = 0; i < now.size(); i++) {
                assertThat(now.get(i).score()).isCloseTo(before.get(i).score(),
                        within(1e-5));
            }
            assertThat(library.intake().makeVectors(Progress.SILENT, false).embedded()).isZero();
        }
    }

    private static List<Hit> answers(Library library) throws IOException {
        List<Hit> all = new ArrayList<>();
        for (String query : List.of("why do people lie awake", "useEffect", "urban heat island",
                "\"second reader\"")) {
            all.addAll(library.search().ask(query, SearchOptions.STANDARD).results());
        }
        return all;
    }
}
