package dev.carrel.index.opensearch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/// A question is answered in few round trips, whatever it is: each costs the way to the cluster and back.
@Tag("thorough")
final class RoundTripsIT {
    /// One for works that the query may cite, one for each leg, which are asked at the same time, one for exact scores with all that is
    /// shown, one for what is compared with it, and one for words that nobody has asked about. Looks whether the library has changed
    /// come beside them.
    private static final int MOST = 6;

    @Test
    void aQuestionTakesFewRequests(@TempDir Path temporary) throws IOException {
        Path samples = Path.of("..", "samples").toAbsolutePath().normalize();
        try (CountingProxy proxy = new CountingProxy(TestCluster.shared().getFirst());
                Library library = Library.open(
                        new Home(TestModels.rememberingHomeIn(temporary.resolve("home"))), "round-trips",
                        Settings.standard().with(Map.of("index.backend", "opensearch", "index.hosts",
                                proxy.uri().toString()), "test"))) {
            library.intake().add(List.of(samples), Progress.SILENT);
            library.search().ask("sleep", SearchOptions.STANDARD);
            for (String query : List.of("why do people lie awake", "urban heat island shade",
                    "confidence intervals and p values", "sleep hygiene")) {
                proxy.taken();
                assertThat(library.search().ask(query, SearchOptions.STANDARD).results()).isNotEmpty();
                assertThat(proxy.taken().stream().filter(asked -> asked.startsWith("POST")).toList())
                        .as(query).hasSizeBetween(3, MOST);
                library.search().ask(query, SearchOptions.STANDARD);
                assertThat(proxy.taken()).as("the same again").hasSize(1);
            }
            library.upkeep().erase();
        }
    }
}
