package dev.carrel.index.opensearch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.carrel.index.OwnRecords;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.testing.EntryBuilder;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;
import static dev.carrel.testing.EntryBuilder.id;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

/// German compounds are found as embedded, whether their terms are held here or asked of the cluster, and also when texts were removed
/// and their terms are still listed.
@Tag("thorough")
@ExtendWith(Randomized.class)
final class GermanAnswersIT {
    private static final String LIBRARY = "german-answers";
    private static final int DOCUMENTS = 24;
    private static final int QUESTIONS = 40;
    private static final int ALL = 1_000;
    private static final List<String> WORDS = List.of("Verteilung", "Wahrscheinlichkeit", "Messung", "Fehler",
            "Schlaf", "Stadt", "Klima", "Insel", "Baum", "Schatten", "Labor", "Gerät", "Rechnung", "Tabelle",
            "Angabe", "Versuch", "Person", "Teilung");

    @TempDir
    private Path folder;

    @AfterEach
    void deleteWhatWasMade() throws IOException {
        try (ClusterClient client = new ClusterClient(TestCluster.settings("none", TestCluster.shared()))) {
            client.delete("carrel-" + LIBRARY + "-*", Map.of());
        }
    }

    private static OpenSearchIndex cluster(GermanTerms german) throws IOException {
        return new OpenSearchIndex(new ClusterClient(TestCluster.settings(LIBRARY, TestCluster.shared())),
                new OpenSearchIndex.Clusters(OpenSearchBackend.alias(LIBRARY), 3), KeywordScoring.STANDARD,
                OwnRecords.NONE, german);
    }

    @Test
    void compoundsAreFoundAsEmbedded(Random random) throws IOException {
        List<EntryBuilder> all = IntStream.range(0, DOCUMENTS).mapToObj(i -> text("text-" + i, random))
                .toList();
        List<String> questions = Stream.generate(() -> question(random)).limit(QUESTIONS).toList();
        try (OpenSearchIndex held = cluster(new GermanTerms());
                OpenSearchIndex asked = cluster(new GermanTerms(0))) {
            fill(held, all);
            assertAsEmbedded("all", all, questions, List.of(held, asked));
            try (Writer writer = held.writer()) {
                for (int i = 0; i < DOCUMENTS / 2; i++) {
                    writer.remove(id("text-" + i));
                }
                writer.commit();
            }
            assertAsEmbedded("half", all.subList(DOCUMENTS / 2, DOCUMENTS), questions, List.of(held, asked));
        }
    }

    @Test
    void aListOfManyTermsIsHeldWhole() throws IOException {
        List<String> words = IntStream.range(0, 12_000).mapToObj(GermanAnswersIT::letters).toList();
        String[] paragraphs = IntStream.range(0, 24)
                .mapToObj(i -> "Das ist der Text und die Liste: " + String.join(" der ",
                        words.subList(500 * i, 500 * i + 500)))
                .toArray(String[]::new);
        try (OpenSearchIndex index = cluster(new GermanTerms());
                ClusterClient client = new ClusterClient(
                        TestCluster.settings(LIBRARY, TestCluster.shared()))) {
            fill(index, List.of(entry("long", "Eine Liste", paragraphs)));
            try (PointInTime moment = PointInTime
                    .open(client, new StateStore(client, OpenSearchBackend.alias(LIBRARY))).orElseThrow()) {
                List<String> terms = new ClusterRecords(moment).terms(FieldNames.GERMAN);
                assertThat(terms).hasSize((int) moment.count(Json.term("of", FieldNames.GERMAN)))
                        .hasSizeGreaterThan(words.size()).doesNotHaveDuplicates();
                assertThat(new GermanTerms(terms.size()).at(moment).orElseThrow()
                        .beginningWith(FieldNames.GERMAN, "", ALL * ALL)).hasSameElementsAs(terms);
                assertThat(new GermanTerms(terms.size() - 1).at(moment)).isEmpty();
            }
        }
    }

    /// A word of letters that no stemmer knows.
    private static String letters(int number) {
        return Integer.toString(1_000_000 + number, 10).chars()
                .mapToObj(digit -> String.valueOf("bcdfghjklm".charAt(digit - '0')))
                .collect(Collectors.joining("o"));
    }

    private static void fill(PassageIndex index, List<EntryBuilder> entries) throws IOException {
        try (Writer writer = index.writer()) {
            for (EntryBuilder each : entries) {
                writer.put(each.build());
            }
            writer.commit();
        }
    }

    private void assertAsEmbedded(String name, List<EntryBuilder> entries, List<String> questions,
            List<OpenSearchIndex> clusters) throws IOException {
        try (LuceneIndex embedded = LuceneIndex.open(folder.resolve(name), KeywordScoring.STANDARD)) {
            fill(embedded, entries);
            try (Snapshot here = embedded.snapshot()) {
                for (OpenSearchIndex each : clusters) {
                    try (Snapshot there = each.snapshot()) {
                        for (String question : questions) {
                            assertEqual(question, here, there);
                        }
                    }
                }
            }
        }
    }

    private static void assertEqual(String question, Snapshot here, Snapshot there) throws IOException {
        Query query = QueryParser.parse(question);
        // Before anything else has had the words counted.
        Map<?, Double> wanted = scores(here, query);
        Map<?, Double> found = scores(there, query);
        assertThat(new HashSet<Object>(found.keySet())).as(question)
                .isEqualTo(new HashSet<Object>(wanted.keySet()));
        wanted.forEach((passage, score) -> assertThat(found.get(passage)).as(question)
                .isCloseTo(score, within(1e-5)));
        assertThat(there.vocabulary().corrected(query)).as(question)
                .isEqualTo(here.vocabulary().corrected(query));
        assertThat(there.scoring().background(query, Optional.empty())).as(question)
                .isEqualTo(here.scoring().background(query, Optional.empty()));
    }

    private static Map<?, Double> scores(Snapshot snapshot, Query query) throws IOException {
        return snapshot.retrieval().keyword(query, View.PASSAGES, ALL).candidates().stream()
                .collect(Collectors.toMap(Candidate::passage, Candidate::score));
    }

    private static EntryBuilder text(String path, Random random) {
        String[] paragraphs = Stream.generate(
                () -> "Die %s der %s ist nicht die gleiche wie das %s, und wer die %s kennt, der weiß es."
                        .formatted(word(random), word(random), word(random), word(random)))
                .limit(3).toArray(String[]::new);
        return entry(path, "Von der " + word(random), paragraphs);
    }

    private static String question(Random random) {
        return Stream.generate(() -> random.nextInt(6) == 0 ? "the trees" : word(random))
                .limit(1 + random.nextInt(3))
                .collect(Collectors.joining(" "));
    }

    /// A word, or a compound of two.
    private static String word(Random random) {
        String word = WORDS.get(random.nextInt(WORDS.size()));
        String link = List.of("", "s", "n").get(random.nextInt(3));
        return random.nextInt(8) == 0
                ? word
                : word + link + WORDS.get(random.nextInt(WORDS.size())).toLowerCase(Locale.ROOT);
    }
}
