package dev.carrel.index.opensearch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.embed.Vector;
import dev.carrel.index.OwnRecords;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;
import dev.carrel.index.backend.RebuildableIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.index.retrieval.PassageVector;
import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Query;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.EntryBuilder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

/// A question is answered in few round trips, whatever it is, and brings no more than it needs: each costs the way to the cluster and
/// back, and each byte is read twice.
@Tag("thorough")
final class RoundTripsIT {
    /// One for the state, one for works that the query may cite, one for words that nobody has asked about, one for each leg, one for
    /// exact scores with all that is shown, one for what is compared with it. Later looks at the state are not the question's.
    private static final int MOST = 7;
    /// The state; works, words and both legs; scores with texts.
    private static final int MOST_IN_TURN = 3;
    /// German texts are asked which of the words stand inside theirs.
    private static final int MOST_WITH_GERMAN = MOST + 2;
    private static final int DOCUMENTS = 30;
    private static final int PASSAGES = 40;
    private static final int DIMENSIONS = 384;

    @Test
    void aQuestionTakesFewRequests(@TempDir Path temporary) throws IOException {
        Path samples = Path.of("..", "samples").toAbsolutePath().normalize();
        List<Integer> inTurn = new ArrayList<>();
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
                List<CountingProxy.Exchange> exchanges = untilTheLastSearch(proxy.taken());
                assertThat(exchanges).as(query).hasSizeBetween(4, MOST);
                inTurn.add(CountingProxy.inTurn(exchanges));
                proxy.taken();
                library.search().ask(query, SearchOptions.STANDARD);
                assertThat(proxy.taken()).as("the same again")
                        .allMatch(each -> each.asked().startsWith("GET"));
            }
            Path german = Files.writeString(temporary.resolve("verteilung.md"),
                    """
                            # Die Wahrscheinlichkeitsverteilung

                            Die Verteilung der Messwerte und der Wahrscheinlichkeit ist nicht immer die gleiche, und wer sie kennt, der weiß auch,
                            wie sicher die Schätzung ist. Das gilt für alle Verteilungen, die wir in diesem Kapitel betrachten.
                            """);
            library.intake().add(List.of(german), Progress.SILENT);
            library.search().ask("Schlaf", SearchOptions.STANDARD);
            for (String query : List.of("Verteilung der Wahrscheinlichkeit",
                    "people who lie awake in the heat of urban islands without shade")) {
                proxy.taken();
                library.search().ask(query, SearchOptions.STANDARD);
                assertThat(untilTheLastSearch(proxy.taken())).as(query).hasSizeBetween(4, MOST_WITH_GERMAN);
            }
            library.upkeep().erase();
        }
        assertThat(Collections.min(inTurn)).as("a thread may be late; of %s the least", inTurn)
                .isLessThanOrEqualTo(MOST_IN_TURN);
    }

    private static List<CountingProxy.Exchange> untilTheLastSearch(List<CountingProxy.Exchange> all) {
        long last = all.stream().filter(each -> each.asked().startsWith("POST"))
                .mapToLong(CountingProxy.Exchange::begin).max().orElseThrow();
        return all.stream().filter(each -> each.begin() <= last).toList();
    }

    @Test
    void ofLongDocumentsOnlyTheBestPassagesTravelAndVectorsStay() throws IOException {
        try (CountingProxy proxy = new CountingProxy(TestCluster.shared().getFirst());
                RebuildableIndex index = new OpenSearchBackend().open(
                        TestCluster.settings("long-documents", List.of(proxy.uri())), KeywordScoring.STANDARD,
                        OwnRecords.NONE)) {
            fill(index);
            List<DocumentId> documents = IntStream.range(0, DOCUMENTS)
                    .mapToObj(i -> EntryBuilder.id("long-" + i))
                    .toList();
            Vector wanted = vector(new Random(1));
            Query query = Query.plain("sampled graphs");
            try (Snapshot snapshot = index.snapshot()) {
                snapshot.retrieval().keyword(query, View.PASSAGES, 1);
                proxy.taken();
                assertThat(snapshot.retrieval().keyword(query, View.PAPERS, 100).candidates())
                        .hasSize(DOCUMENTS);
                assertThat(snapshot.retrieval().nearest(wanted, query, View.PAPERS, 100).candidates())
                        .hasSize(DOCUMENTS);
                long lists = bytes(proxy);
                Map<PassageId, Double> cosines = new HashMap<>();
                snapshot.scoring().score(documents, query, Optional.of(wanted))
                        .forEach(each -> cosines.put(each.passage(), each.similarity()));
                long scores = bytes(proxy);
                List<PassageVector> vectors = snapshot.scoring().vectors(cosines.keySet());
                long all = bytes(proxy);
                assertThat(vectors).hasSize(DOCUMENTS * PASSAGES).allSatisfy(each -> assertThat(
                        cosines.get(each.passage()))
                        .isCloseTo(wanted.similarity(each.vector()), within(1e-6)));
                assertThat(lists).as("of %d bytes", all).isLessThan(all / 5);
                assertThat(scores).as("of %d bytes", all).isLessThan(all / 2);
            }
            index.erase();
        }
    }

    private static long bytes(CountingProxy proxy) {
        return proxy.taken().stream().mapToLong(CountingProxy.Exchange::bytes).sum();
    }

    private static void fill(RebuildableIndex index) throws IOException {
        Random chance = new Random(7);
        try (Writer writer = index.writer()) {
            for (int i = 0; i < DOCUMENTS; i++) {
                String[] paragraphs = IntStream.range(0, PASSAGES)
                        .mapToObj(each -> "graphs are sampled by random walks of " + each + " steps")
                        .toArray(String[]::new);
                Vector[] vectors = Stream.generate(() -> vector(chance)).limit(PASSAGES)
                        .toArray(Vector[]::new);
                writer.put(entry("long-" + i, "Graphs " + i, paragraphs).vectors(vectors).build());
            }
            writer.commit();
        }
    }

    private static Vector vector(Random chance) {
        float[] components = new float[DIMENSIONS];
        for (int i = 0; i < DIMENSIONS; i++) {
            components[i] = (float) chance.nextGaussian();
        }
        return Vector.unit(components);
    }
}
