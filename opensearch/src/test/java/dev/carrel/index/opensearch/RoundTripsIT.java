package dev.carrel.index.opensearch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
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
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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
    private static final Duration LONG_WAY = Duration.ofMillis(150);
    private static final int DOCUMENTS = 30;
    private static final int PASSAGES = 40;
    private static final int DIMENSIONS = 384;
    private static final String GERMAN = """
            # Die Wahrscheinlichkeitsverteilung der Schlafdauer

            Die Verteilung der Messwerte und der Wahrscheinlichkeit ist nicht immer die gleiche, und wer sie kennt, der weiß auch,
            wie sicher die Schätzung ist. Das gilt für alle Verteilungen, die wir in diesem Kapitel betrachten.

            Wie die Schlafdauer der Versuchspersonen mit dem Lebensalter abnimmt, das zeigt die Abbildung. Die Versuche und die Personen
            sind in der Tabelle genannt, und die Fehlerrechnung steht in dem Anhang. Jede Rechnung hat einen Fehler, und das Schlaflabor
            kennt die Abweichung der Messgeräte nur aus dem Datenblatt.
            """;

    /// Kinds of what may be asked of a library that holds German texts.
    static Stream<Named<List<String>>> questions() {
        return Stream.of(
                Named.of("English", List.of("people who lie awake in the heat", "trust in automation",
                        "islands without shade", "library catalogue history")),
                Named.of("long", List.of(
                        "how do people who sleep badly because of noise or light in the street or stress at work learn new movements",
                        "which kinds of shade from trees, buildings or awnings lower the temperature of walls, streets and squares")),
                Named.of("names that stand nowhere",
                        List.of("Zotero opensearch lucene", "kinases in Drosophila")),
                Named.of("German words", List.of("Verteilung der Wahrscheinlichkeit", "Fehler der Abweichung",
                        "Schlafdauer und Lebensalter", "Tabelle der Versuche")),
                Named.of("parts of compounds",
                        List.of("Dauer", "Alter", "Geräte und Labor", "Blatt mit Daten")),
                Named.of("compounds of words that stand apart",
                        List.of("Messwertverteilung", "Personentabelle",
                                "Rechnungsfehler der Schätzung", "Versuchstabelle")));
    }

    @Test
    void aQuestionTakesFewRequests(@TempDir Path temporary) throws IOException {
        try (CountingProxy proxy = new CountingProxy(TestCluster.shared().getFirst());
                Library library = samples(temporary, "round-trips", proxy)) {
            library.search().ask("sleep", SearchOptions.STANDARD);
            assertFewInTurn(library, proxy, List.of("why do people lie awake", "urban heat island shade",
                    "confidence intervals and p values", "sleep hygiene"));
            library.upkeep().erase();
        }
    }

    @ParameterizedTest
    @MethodSource("questions")
    void aQuestionTakesAsFewWhereThereAreGermanTexts(List<String> questions, @TempDir Path temporary)
            throws IOException {
        try (CountingProxy proxy = new CountingProxy(TestCluster.shared().getFirst());
                Library library = samples(temporary, "round-trips-german", proxy)) {
            library.intake().add(List.of(Files.writeString(temporary.resolve("verteilung.md"), GERMAN)),
                    Progress.SILENT);
            library.search().ask("Schlaf", SearchOptions.STANDARD);
            assertFewInTurn(library, proxy, questions);
            library.upkeep().erase();
        }
    }

    private static Library samples(Path temporary, String name, CountingProxy proxy) throws IOException {
        Library library = Library.open(
                new Home(TestModels.rememberingHomeIn(temporary.resolve("home"))), name,
                Settings.standard().with(Map.of("index.backend", "opensearch", "index.hosts",
                        proxy.uri().toString()), "test"));
        library.intake().add(List.of(Path.of("..", "samples").toAbsolutePath().normalize()), Progress.SILENT);
        return library;
    }

    /// Each question is asked for the first time, and then once more.
    private static void assertFewInTurn(Library library, CountingProxy proxy, List<String> questions)
            throws IOException {
        List<Cost> costs = new ArrayList<>();
        proxy.takes(LONG_WAY);
        for (String query : questions) {
            proxy.taken();
            assertThat(library.search().ask(query, SearchOptions.STANDARD).results()).as(query).isNotEmpty();
            List<CountingProxy.Exchange> exchanges = untilTheLastSearch(proxy.taken());
            costs.add(new Cost(query, exchanges.size(), CountingProxy.inTurn(exchanges)));
            proxy.taken();
            library.search().ask(query, SearchOptions.STANDARD);
            assertThat(proxy.taken()).as("the same again")
                    .allMatch(each -> each.asked().startsWith("GET"));
        }
        proxy.takes(Duration.ZERO);
        assertThat(costs).allSatisfy(each -> assertThat(each.requests()).isBetween(4, MOST));
        assertThat(costs).as("a thread may be late").anyMatch(each -> each.inTurn() <= MOST_IN_TURN);
    }

    /// The requests that a question took, and how many of them waited for one another.
    private record Cost(String query, int requests, int inTurn) {}

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
