package dev.carrel.index.opensearch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import dev.carrel.index.Snapshot;
import dev.carrel.ingest.Progress;
import dev.carrel.ingest.Report;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.ranking.Mode;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/// Several machines, each with a home of its own, fill one library in a cluster; the real model makes vectors.
@Tag("thorough")
final class WorkersIT {
    private static final int DOCUMENTS = 90;

    @TempDir
    private Path temporary;

    private Library machine(String name, String when) throws IOException {
        return Library.open(new Home(TestModels.homeIn(temporary.resolve(name))), "workers",
                Settings.standard().with(Map.of("index.backend", "opensearch", "index.hosts",
                        TestCluster.shared().getFirst().toString(), "embedding.when", when), "test"));
    }

    @AfterEach
    void deleteWhatWasMade() throws IOException {
        try (ClusterClient client = new ClusterClient(TestCluster.settings("none", TestCluster.shared()))) {
            client.delete("carrel-workers-v*", Map.of());
        }
    }

    private Path papers(String folder) throws IOException {
        Path papers = Files.createDirectories(temporary.resolve(folder));
        for (int i = 0; i < DOCUMENTS; i++) {
            Files.writeString(papers.resolve(i + ".md"), "# Paper " + i + " of " + folder
                    + "\n\nHerons stand in reed number " + i + " of the pond called " + folder + ".\n");
        }
        return papers;
    }

    @Test
    void machinesBringSourcesInAtOnceAndShareTheirVectors() throws Exception {
        try (Library north = machine("north", "later");
                Library south = machine("south", "later");
                ExecutorService threads = Executors.newCachedThreadPool()) {
            Path ofNorth = papers("wide");
            Path ofSouth = papers("deep");
            Future<Report> one = threads
                    .submit(() -> north.intake().add(List.of(ofNorth), Progress.SILENT));
            Future<Report> other = threads
                    .submit(() -> south.intake().add(List.of(ofSouth), Progress.SILENT));
            assertThat(one.get().indexed() + other.get().indexed()).isEqualTo(2 * DOCUMENTS);
            assertThat(passagesWithoutVectors(north)).isEqualTo(2 * DOCUMENTS);

            List<Future<Report>> work = new ArrayList<>();
            for (Library each : List.of(north, south)) {
                work.add(threads.submit(() -> each.intake().makeVectors(Progress.SILENT, false)));
            }
            int made = 0;
            for (Future<Report> each : work) {
                made += each.get().embedded();
            }
            assertThat(made).as("each passage once").isEqualTo(2 * DOCUMENTS);
            assertThat(passagesWithoutVectors(south)).isZero();
            assertThat(north.search().ask("birds of reed 7 in the deep pond",
                    SearchOptions.STANDARD.withMode(Mode.SEMANTIC)).results()).isNotEmpty();
            try (Snapshot now = south.snapshot()) {
                now.verify();
            }
        }
    }

    private static int passagesWithoutVectors(Library library) throws IOException {
        try (Snapshot now = library.snapshot()) {
            return now.census().statistics().waiting();
        }
    }
}
