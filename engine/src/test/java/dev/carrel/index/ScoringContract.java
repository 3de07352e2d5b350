package dev.carrel.index;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.SectionKind;
import dev.carrel.embed.Vector;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.index.retrieval.KeywordScoring.Similarity;
import dev.carrel.index.retrieval.PassageScores;
import dev.carrel.index.retrieval.PassageVector;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.Nearness;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.VerbatimMatches;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.testing.EntryBuilder;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;
import static dev.carrel.testing.EntryBuilder.passage;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

/// How any index must score.
@ExtendWith(Randomized.class)
public abstract class ScoringContract {
    private static final KeywordScoring TFIDF = new KeywordScoring(3, 2, 1.5, 1.5, 1, Similarity.TFIDF);

    @TempDir
    private Path folder;

    protected abstract PassageIndex open(Path in, KeywordScoring scoring) throws IOException;

    /// Waits until nothing is left of records that were removed, where an engine keeps them for a while after it was settled.
    ///
    /// @param in as it was opened
    protected void awaitPurge(Path in) throws IOException {}

    private interface Question<T> {
        T ask(Snapshot snapshot) throws IOException;
    }

    private <T> T with(KeywordScoring scoring, List<EntryBuilder> entries, Question<T> question)
            throws IOException {
        try (PassageIndex index = open(folder.resolve("index"), scoring)) {
            try (Writer writer = index.writer()) {
                for (EntryBuilder each : entries) {
                    writer.put(each.build());
                }
                writer.settle();
            }
            try (Snapshot snapshot = index.snapshot()) {
                return question.ask(snapshot);
            }
        }
    }

    private static Ranking keyword(Snapshot snapshot, String query) throws IOException {
        return snapshot.retrieval().keyword(QueryParser.parse(query), View.PASSAGES, 100);
    }

    private static double score(Ranking ranking, PassageId passage) {
        return ranking.candidates().stream().filter(candidate -> candidate.passage().equals(passage))
                .mapToDouble(Candidate::score).findFirst().orElseThrow();
    }

    @Test
    void fieldsWeighAsTheyShould() throws IOException {
        List<EntryBuilder> entries = List.of(
                entry("title", "zebra", "other words here"),
                entry("summary").title("other").section(SectionKind.SUMMARY, "Abstract")
                        .text("zebra words here"),
                entry("heading").title("other").section(SectionKind.CONTENT, "zebra")
                        .text("other words here"),
                entry("body", "other", "zebra words here"),
                entry("none", "other", "words here only"));
        Ranking ranking = with(KeywordScoring.STANDARD, entries, snapshot -> keyword(snapshot, "zebras"));
        assertThat(ranking.candidates()).extracting(Candidate::passage).containsExactly(passage("title", 0),
                passage("summary", 0), passage("heading", 0), passage("body", 0));
    }

    @Test
    void tfidfIsCountByLengthTimesRarity() throws IOException {
        List<EntryBuilder> entries = List.of(
                entry("a", "first", "zebra zebra grass water"),
                entry("b", "second", "lion grass water stone"),
                entry("c", "third", "lion tree"));
        // The index holds three passages and three documents' own records; what counts is passages that hold text.
        Ranking ranking = with(TFIDF, entries, snapshot -> keyword(snapshot, "zebras lions"));
        assertThat(score(ranking, passage("a", 0)))
                .isCloseTo(2.0 / 4 * Math.log(3.0 / 1), within(0.02));
        assertThat(score(ranking, passage("b", 0)))
                .isCloseTo(1.0 / 4 * Math.log(3.0 / 2), within(0.02));
        assertThat(score(ranking, passage("c", 0)))
                .isCloseTo(1.0 / 2 * Math.log(3.0 / 2), within(0.02));
    }

    @Test
    void theVeryFormThatWasTypedComesFirst() throws IOException {
        List<EntryBuilder> entries = List.of(
                entry("one", "first", "a network of cells"), entry("many", "second", "networks of a cell"),
                entry("other", "third", "nothing of the kind"));
        List<Ranking> found = with(KeywordScoring.STANDARD, entries,
                snapshot -> List.of(keyword(snapshot, "network"), keyword(snapshot, "networks")));
        assertThat(found).allSatisfy(ranking -> assertThat(ranking.candidates()).hasSize(2));
        assertThat(found).extracting(ranking -> ranking.candidates().getFirst().passage())
                .containsExactly(passage("one", 0), passage("many", 0));
    }

    @Test
    void aFieldThatWeighsNothingFindsNothing() throws IOException {
        List<EntryBuilder> entries = List.of(entry("title", "zebra", "other words here"),
                entry("body", "other", "a zebra drinks"));
        Ranking ranking = with(new KeywordScoring(0, 2, 1.5, 1.5, 1, Similarity.BM25), entries,
                snapshot -> keyword(snapshot, "zebra"));
        assertThat(ranking.candidates()).extracting(Candidate::passage).containsExactly(passage("body", 0));
    }

    @Test
    void theVerbatimQueryCountsTwice() throws IOException {
        List<EntryBuilder> entries = List.of(entry("verbatim", "one", "the automation bias grows"),
                entry("apart", "two", "the bias automation grows"));
        Ranking ranking = with(KeywordScoring.STANDARD, entries,
                snapshot -> keyword(snapshot, "automation bias"));
        assertThat(score(ranking, passage("verbatim", 0)))
                .isCloseTo(2 * score(ranking, passage("apart", 0)), within(1e-5));
    }

    @Test
    void theDomainCountsHalfAsMuchAgain() throws IOException {
        List<EntryBuilder> entries = List.of(
                entry("there", "one", "hooks of react").metadata(m -> m.url("https://www.react.dev/x")),
                entry("elsewhere", "two", "hooks of react").metadata(m -> m.url("https://www.blogs.dev/x")),
                entry("path", "two", "hooks of react").metadata(m -> m.url("https://www.blogs.dev/react")));
        with(new KeywordScoring(3, 2, 0.0001, 1.5, 1, Similarity.TFIDF), entries, snapshot -> {
            Ranking ranking = keyword(snapshot, "hooks react");
            assertThat(ranking.candidates().getFirst().passage()).isEqualTo(passage("there", 0));
            return ranking;
        });
    }

    private static Vector random(Random random) {
        float[] components = new float[8];
        for (int i = 0; i < components.length; i++) {
            components[i] = (float) random.nextGaussian();
        }
        return Vector.unit(components);
    }

    private static List<EntryBuilder> library(Random random, int documents) {
        String[] words = {"zebra", "lion", "grass", "water", "stone", "tree", "page_size"};
        List<EntryBuilder> entries = new ArrayList<>();
        for (int i = 0; i < documents; i++) {
            EntryBuilder entry = entry("d" + i).title(words[i % 7]);
            Vector[] vectors = new Vector[1 + random.nextInt(4)];
            for (int j = 0; j < vectors.length; j++) {
                StringBuilder text = new StringBuilder("text");
                for (int k = 0; k < 1 + random.nextInt(6); k++) {
                    text.append(' ').append(words[random.nextInt(7)]);
                }
                entry.text(text.toString());
                vectors[j] = random(random);
            }
            entries.add(entry.vectors(vectors));
        }
        return entries;
    }

    @Test
    void anyPassageCanBeScoredAsTheListsScoreIt(Random random) throws IOException {
        List<EntryBuilder> entries = library(random, 40);
        Query query = QueryParser.parse("zebra lions page_size");
        Vector asked = random(random);
        with(KeywordScoring.STANDARD, entries, snapshot -> {
            Ranking keyword = snapshot.retrieval().keyword(query, View.PASSAGES, 1000);
            Ranking nearest = snapshot.retrieval().nearest(asked, query, View.PASSAGES, 1000);
            List<PassageScores> scored = snapshot.scoring().score(
                    nearest.candidates().stream().map(c -> c.passage().document()).distinct().toList(), query,
                    Optional.of(asked));
            assertThat(scored).hasSize(nearest.candidates().size());
            for (PassageScores each : scored) {
                assertThat(each.similarity()).isCloseTo(score(nearest, each.passage()), within(1e-5));
                boolean listed = keyword.candidates().stream()
                        .anyMatch(c -> c.passage().equals(each.passage()));
                assertThat(each.keyword() != null).isEqualTo(listed);
                assertThat(each.distinctTerms() > 0).isEqualTo(listed);
                if (listed) {
                    assertThat(each.keyword()).isEqualTo(score(keyword, each.passage()));
                }
            }
            return scored;
        });
    }

    @Test
    void passagesAreScoredAlikeWhetherOrNotTheyHaveJustBeenFound(Random random) throws IOException {
        List<EntryBuilder> entries = library(random, 40);
        Set<PassageId> asked = new HashSet<>(Set.of(passage("unknown", 0)));
        entries.forEach(each -> each.build().passages().forEach(passage -> asked.add(passage.id())));
        Query query = QueryParser.parse("zebra lions page_size");
        Vector vector = random(random);
        with(KeywordScoring.STANDARD, entries, snapshot -> {
            List<PassageScores> before = snapshot.scoring().score(asked, query, vector);
            List<PassageVector> vectors = snapshot.scoring().vectors(asked);
            snapshot.retrieval().keyword(query, View.PASSAGES, 10);
            snapshot.retrieval().nearest(vector, query, View.PAPERS, 10);
            assertThat(before).hasSize(asked.size() - 1)
                    .containsExactlyInAnyOrderElementsOf(snapshot.scoring().score(asked, query, vector));
            assertThat(snapshot.scoring().vectors(asked)).containsExactlyInAnyOrderElementsOf(vectors);
            return before;
        });
    }

    @Test
    void aDocumentIsTheMeanOfItsPassages(Random random) throws IOException {
        List<EntryBuilder> entries = library(random, 40);
        entries.add(entry("waiting", "lion", "a lion that has no vector yet"));
        List<IndexEntry> built = entries.stream().map(EntryBuilder::build).toList();
        Map<DocumentId, Vector> vectors = with(KeywordScoring.STANDARD, entries,
                snapshot -> snapshot.scoring().documentVectors(
                        built.subList(5, built.size()).stream().map(each -> each.origin().id()).toList()));
        assertThat(vectors).hasSize(35).doesNotContainKey(EntryBuilder.id("waiting"));
        for (IndexEntry each : built.subList(5, 40)) {
            Vector vector = Objects.requireNonNull(vectors.get(each.origin().id()));
            assertThat(vector.similarity(vector)).isCloseTo(1, within(1e-6));
            assertThat(vector.similarity(mean(each.vectors()))).isCloseTo(1, within(1e-6));
        }
    }

    private static Vector mean(List<Vector> vectors) {
        float[] sum = new float[vectors.getFirst().dimensions()];
        for (Vector vector : vectors) {
            for (int i = 0; i < sum.length; i++) {
                sum[i] += vector.components()[i] / vectors.size();
            }
        }
        return Vector.unit(sum);
    }

    @Test
    void distinctTermsAreCounted() throws IOException {
        List<EntryBuilder> entries = List.of(entry("a", "one", "lion lion lion", "lion and zebra", "grass"));
        List<PassageScores> scored = with(KeywordScoring.STANDARD, entries, snapshot -> snapshot
                .scoring()
                .score(List.of(EntryBuilder.id("a")), QueryParser.parse("zebras lions"), Optional.empty()));
        assertThat(scored).extracting(PassageScores::distinctTerms).containsExactlyInAnyOrder(1, 2, 0);
        assertThat(scored).extracting(PassageScores::similarity).containsOnlyNulls();
    }

    @Test
    void viewPapersHasEnoughDocumentsWhoeverHasManyPassages() throws IOException {
        List<EntryBuilder> entries = new ArrayList<>();
        String[] many = new String[200];
        Vector[] near = new Vector[200];
        for (int i = 0; i < many.length; i++) {
            many[i] = "zebra zebra " + i;
            near[i] = Vector.unit(new float[]{1, i / 10_000f});
        }
        entries.add(entry("book", "zebra", many).vectors(near));
        for (int i = 0; i < 20; i++) {
            entries.add(entry("p" + i, "other", "one zebra among many other words")
                    .vectors(Vector.unit(new float[]{1, 1 + i})));
        }
        Query query = QueryParser.parse("zebra");
        with(KeywordScoring.STANDARD, entries, snapshot -> {
            assertThat(snapshot.retrieval().keyword(query, View.PAPERS, 10).candidates()).hasSize(10)
                    .extracting(c -> c.passage().document()).doesNotHaveDuplicates()
                    .first().isEqualTo(EntryBuilder.id("book"));
            assertThat(snapshot.retrieval().nearest(near[0], query, View.PAPERS, 10).candidates()).hasSize(10)
                    .extracting(c -> c.passage().document()).doesNotHaveDuplicates();
            return snapshot.retrieval().keyword(query, View.PAPERS, 50).candidates();
        });
    }

    @Test
    void theOrderOfWritingChangesNothing(Random random) throws IOException {
        List<EntryBuilder> entries = library(random, 60);
        // Some that are alike in everything: which of them come first must not depend on luck.
        for (int i = 0; i < 30; i++) {
            entries.add(entry("same" + i, "lion", "lion and zebra"));
        }
        Vector asked = random(random);
        List<Object> first = with(KeywordScoring.STANDARD, entries, snapshot -> answers(snapshot, asked));
        Collections.shuffle(entries, random);
        try (PassageIndex index = open(folder.resolve("other"), KeywordScoring.STANDARD)) {
            try (Writer writer = index.writer()) {
                for (int i = 0; i < entries.size(); i++) {
                    writer.put(entry("gone" + i, "lion", "a lion that will be gone").build());
                    writer.put(entries.get(i).build());
                    if (i % 20 == 0) {
                        writer.commit();
                    }
                }
                for (int i = 0; i < entries.size(); i++) {
                    writer.remove(EntryBuilder.id("gone" + i));
                }
                writer.settle();
            }
            awaitPurge(folder.resolve("other"));
            try (Snapshot snapshot = index.snapshot()) {
                assertThat(answers(snapshot, asked)).isEqualTo(first);
            }
        }
    }

    private static List<Object> answers(Snapshot snapshot, Vector asked) throws IOException {
        List<Object> answers = new ArrayList<>();
        for (String query : List.of("lion", "zebra lion", "\"lion and zebra\"", "year:..2030",
                "-stone lion")) {
            for (View view : View.values()) {
                answers.add(snapshot.retrieval().keyword(QueryParser.parse(query), view, 7));
                answers.add(snapshot.retrieval().nearest(asked, QueryParser.parse(query), view, 7));
            }
        }
        answers.add(snapshot
                .scoring()
                .documentVectors(IntStream.range(0, 60).mapToObj(i -> EntryBuilder.id("d" + i)).toList()));
        return answers;
    }

    @Test
    void documentsAreNearAsAWholeAndInTheirParts() throws IOException {
        Vector east = Vector.unit(new float[]{1, 0});
        Vector north = Vector.unit(new float[]{0, 1});
        List<Nearness> near = with(KeywordScoring.STANDARD, List.of(
                entry("paper").title("Paper").section(SectionKind.SUMMARY, "Abstract").text("first")
                        .section(SectionKind.CONTENT, "Text").text("second").vectors(east, north),
                entry("title").title("Title").section(SectionKind.SUMMARY).text("Title").vectors(east),
                entry("waiting", "Waiting", "no vectors yet")),
                snapshot -> snapshot.scoring().nearness(
                        List.of(EntryBuilder.id("paper"), EntryBuilder.id("title"),
                                EntryBuilder.id("waiting")),
                        north))
                .stream().sorted(Comparator.comparingDouble(Nearness::similarity)
                        .reversed())
                .toList();
        assertThat(near).hasSize(2);
        assertThat(near.getLast().summary()).as("a title is no abstract").isNull();
        assertThat(near.getFirst().best()).isEqualTo(passage("paper", 1));
        assertThat(near.getFirst().similarity()).isCloseTo(1, within(1e-6));
        assertThat(near.getFirst().document()).isCloseTo(Math.sqrt(0.5), within(1e-6));
        assertThat(near.getFirst().summary()).isNotNull().isCloseTo(0.0, within(1e-6));
        assertThat(near.getFirst().figure()).isNull();
    }

    @Test
    void aQueryStandsVerbatimOrInAHeading() throws IOException {
        VerbatimMatches standing = with(KeywordScoring.STANDARD, List.of(
                entry("verbatim", "One", "They work on night shifts here."),
                entry("apart", "Two", "Shifts at night are long."),
                entry("heading").title("Three").section(SectionKind.CONTENT, "Shifts of the night")
                        .text("Something else.")),
                snapshot -> snapshot.scoring().standing(Set.of(passage("verbatim", 0), passage("apart", 0),
                        passage("heading", 0)), QueryParser.parse("night shifts")));
        assertThat(standing.verbatim()).containsExactly(passage("verbatim", 0));
        assertThat(standing.inHeading()).containsExactly(passage("heading", 0));
    }

    @Test
    void vectorsComeWithTheLengthOfTheirDocument() throws IOException {
        Vector east = Vector.unit(new float[]{1, 0});
        Vector north = Vector.unit(new float[]{0, 1});
        List<PassageVector> vectors = with(KeywordScoring.STANDARD,
                List.of(entry("long", "Long", "first", "second").vectors(east, north),
                        entry("waiting", "Waiting", "none yet")),
                snapshot -> snapshot.scoring().vectors(Set.of(passage("long", 1), passage("waiting", 0))));
        assertThat(vectors).containsExactly(new PassageVector(passage("long", 1), north, 2));
    }
}
