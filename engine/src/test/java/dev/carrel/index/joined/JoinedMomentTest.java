package dev.carrel.index.joined;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.CitingSentence;
import dev.carrel.document.work.CitingText;
import dev.carrel.document.work.Relations;
import dev.carrel.document.work.Versions;
import dev.carrel.embed.Vector;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.Searchable;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.index.retrieval.PassageScores;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Quantifier;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryParser;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;
import static dev.carrel.testing.EntryBuilder.id;
import static dev.carrel.testing.EntryBuilder.passage;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

/// Whether several libraries answer as one that holds all their documents.
final class JoinedMomentTest {
    @TempDir
    private Path folder;
    private final Map<String, LuceneIndex> indexes = new HashMap<>();

    @AfterEach
    void close() throws IOException {
        for (LuceneIndex index : indexes.values()) {
            index.close();
        }
    }

    private void fill(String library, IndexEntry... entries) throws IOException {
        LuceneIndex index = indexes.computeIfAbsent(library,
                name -> LuceneIndex.open(folder.resolve(name), KeywordScoring.STANDARD));
        try (Writer writer = index.writer()) {
            for (IndexEntry entry : entries) {
                writer.put(entry);
            }
            writer.commit();
        }
    }

    private LuceneIndex index(String library) {
        return Objects.requireNonNull(indexes.get(library));
    }

    private Searchable joined(String... libraries) throws IOException {
        List<Member> members = new ArrayList<>();
        for (String library : libraries) {
            members.add(member(library, Member.Vectors.COMPARABLE));
        }
        return new JoinedMoment(members, LuceneIndex.terms());
    }

    private Member member(String library, Member.Vectors vectors) throws IOException {
        return new Member(library, index(library).snapshot(), vectors);
    }

    private static IndexEntry text(String path, String text, double degrees) {
        return entry(path, "Title", text).vectors(vector(degrees)).build();
    }

    private static Vector vector(double degrees) {
        double angle = Math.toRadians(degrees);
        return Vector.unit(new float[]{(float) Math.cos(angle), (float) Math.sin(angle)});
    }

    private static List<DocumentId> documents(Ranking ranking) {
        return ranking.candidates().stream().map(each -> each.passage().document()).toList();
    }

    /// `lamp` is everywhere in one library and rare in the other, where it would weigh ten times as much.
    private void parted() throws IOException {
        List<IndexEntry> lamps = new ArrayList<>();
        List<IndexEntry> others = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            lamps.add(text("lamp" + i, i % 3 == 0 ? "lamp lamp glows" : "a lamp glows dimly", i));
            others.add(text("fish" + i, i == 0 ? "one lamp among many fish" : "many fish swim", 90 + i));
        }
        fill("lamps", lamps.toArray(IndexEntry[]::new));
        fill("fish", others.toArray(IndexEntry[]::new));
        lamps.addAll(others);
        fill("whole", lamps.toArray(IndexEntry[]::new));
    }

    @Test
    void cosinesAreThoseOfTheWhole() throws IOException {
        parted();
        Query query = QueryParser.parse("anything");
        try (Searchable joined = joined("lamps", "fish"); Searchable whole = joined("whole")) {
            assertThat(joined.retrieval().nearest(vector(58), query, View.PAPERS, 20))
                    .isEqualTo(whole.retrieval().nearest(vector(58), query, View.PAPERS, 20));
            assertThat(joined.scoring().documentVectors(List.of(id("lamp3"), id("fish3"), id("absent"))))
                    .containsOnlyKeys(id("lamp3"), id("fish3"));
            assertThat(joined.scoring().nearness(List.of(id("fish3")), vector(93))).singleElement()
                    .satisfies(near -> assertThat(near.similarity()).isCloseTo(1, within(1e-6)));
        }
    }

    @Test
    void aWordWeighsAsMuchAsInTheWhole() throws IOException {
        parted();
        Query query = QueryParser.parse("lamp");
        try (Searchable joined = joined("lamps", "fish"); Searchable whole = joined("whole")) {
            Map<DocumentId, Double> expected = scores(whole.retrieval().keyword(query, View.PAPERS, 40));
            Map<DocumentId, Double> found = scores(joined.retrieval().keyword(query, View.PAPERS, 40));
            assertThat(found.keySet()).isEqualTo(expected.keySet());
            // What is left is how long the passages of each library are in the mean.
            found.forEach((document, score) -> assertThat(score / expected.getOrDefault(document, 0.0))
                    .as(document.value()).isCloseTo(1, within(0.15)));
            List<PassageScores> exact = joined.scoring().score(Set.of(passage("fish0", 0)), query, vector(0));
            assertThat(exact).singleElement().satisfies(score -> assertThat(score.keyword())
                    .isCloseTo(found.getOrDefault(id("fish0"), 0.0), within(1e-6)));
        }
    }

    private static Map<DocumentId, Double> scores(Ranking ranking) {
        Map<DocumentId, Double> scores = new HashMap<>();
        for (Candidate each : ranking.candidates()) {
            scores.put(each.passage().document(), each.score());
        }
        return scores;
    }

    @Test
    void everyPassageSaysWhichLibraryItIsFrom() throws IOException {
        parted();
        try (Searchable joined = joined("lamps", "fish")) {
            assertThat(joined.stored().passages(List.of(passage("fish2", 0), passage("lamp4", 0),
                    passage("absent", 0)))).extracting(FoundPassage::library).containsExactly("fish",
                            "lamps");
            assertThat(joined.stored().named("fish2")).containsExactly(id("fish2"));
            assertThat(joined.stored().summaries(List.of(id("fish1"), id("lamp1"))))
                    .extracting(each -> each.origin().id()).containsExactly(id("fish1"), id("lamp1"));
            assertThat(joined.stored().entry(id("fish1"))).isPresent();
        }
    }

    @Test
    void aDocumentOfSeveralLibrariesIsFoundInTheFirst() throws IOException {
        fill("old", text("shared", "A lamp glows.", 10), text("old", "An old lamp.", 20));
        fill("new", text("shared", "A lamp glows, in other words, and brightly.", 12),
                text("new", "A new lamp.", 40));
        Query query = QueryParser.parse("lamp");
        try (Searchable joined = joined("old", "new"); Searchable other = joined("new", "old")) {
            assertThat(documents(joined.retrieval().keyword(query, View.PASSAGES, 10)))
                    .containsExactlyInAnyOrder(id("shared"), id("old"), id("new"));
            assertThat(documents(joined.retrieval().nearest(vector(12), query, View.PASSAGES, 10)))
                    .containsExactly(id("shared"), id("old"), id("new"));
            assertThat(text(joined)).isEqualTo("A lamp glows.");
            assertThat(text(other)).startsWith("A lamp glows, in other words");
        }
    }

    private static String text(Searchable moment) throws IOException {
        return moment.stored().passages(List.of(passage("shared", 0))).getFirst().passage().text();
    }

    @Test
    void whatIsSaidInEachIsFoundOnce() throws IOException {
        CitingSentence own = new CitingSentence(passage("old", 0), id("shared"), "Lamps glow [1].", null);
        CitingSentence other = new CitingSentence(passage("new", 0), id("shared"), "New lamps glow [1].", 2);
        fill("old", text("shared", "A lamp glows.", 10), text("old", "An old lamp.", 20));
        fill("new", text("shared", "A lamp glows.", 12), text("new", "A new lamp.", 40));
        say("old", own);
        say("new", own);
        say("new", other);
        try (Searchable joined = joined("old", "new")) {
            assertThat(joined.citing().sentences(QueryParser.parse("lamps"), 10))
                    .containsExactlyInAnyOrder(own, other);
            assertThat(joined.citing().sentences(QueryParser.parse("lamps"), 1)).containsExactly(own);
            assertThat(joined.citing().sentences(List.of(id("old"), id("new")), QueryParser.parse("fish")))
                    .containsExactlyInAnyOrder(own, other);
        }
    }

    private void say(String library, CitingSentence sentence) throws IOException {
        try (Writer writer = index(library).writer()) {
            writer.put(new CitingText(sentence.citing(), "test", 1, List.of(sentence)));
            writer.commit();
        }
    }

    @Test
    void aLibraryOfAnotherModelIsAskedByWordsOnly() throws IOException {
        fill("own", text("own", "A lamp glows.", 10));
        fill("foreign", entry("foreign", "Title", "A lamp shines.")
                .vectors(Vector.unit(new float[]{1, 0, 0})).build());
        Query query = QueryParser.parse("lamp");
        try (Searchable joined = new JoinedMoment(List.of(member("own", Member.Vectors.COMPARABLE),
                member("foreign", Member.Vectors.FOREIGN)), LuceneIndex.terms())) {
            assertThat(documents(joined.retrieval().nearest(vector(10), query, View.PAPERS, 10)))
                    .containsExactly(id("own"));
            assertThat(documents(joined.retrieval().keyword(query, View.PAPERS, 10)))
                    .containsExactlyInAnyOrder(id("own"), id("foreign"));
            assertThat(joined.scoring().score(Set.of(passage("own", 0), passage("foreign", 0)), query,
                    vector(10))).hasSize(2).allSatisfy(score -> {
                        assertThat(score.keyword()).isNotNull();
                        assertThat(score.similarity() == null)
                                .isEqualTo(score.passage().document().equals(id("foreign")));
                    });
            assertThat(joined.scoring().vectors(Set.of(passage("foreign", 0)))).isEmpty();
            assertThat(joined.census().statistics().embedded()).isEqualTo(1);
        }
    }

    @Test
    void onlyWhatStandsNowhereIsAbsentOrCorrected() throws IOException {
        fill("one", text("a", "The horizon is far. Sunlight falls on the water.", 10));
        fill("two", text("b", "Photosynthesis needs sunlight and water.", 20));
        try (Searchable joined = joined("one", "two")) {
            Query known = QueryParser.parse("photosynthesis at the horizon");
            assertThat(joined.vocabulary().corrected(known)).isEmpty();
            assertThat(joined.scoring().background(known, Optional.empty()).absent()).isEmpty();
            Query mistyped = QueryParser.parse("photosyntesis of water");
            assertThat(joined.vocabulary().corrected(mistyped).map(Query::words))
                    .contains("photosynthesis of water");
            assertThat(joined.scoring().background(mistyped, Optional.empty()).absent())
                    .containsExactly("photosyntesis");
            assertThat(joined.vocabulary().frequencies(List.of("sunlight", "horizon")).values())
                    .containsExactlyInAnyOrder(2, 1);
        }
    }

    @Test
    void countsAreAddedUp() throws IOException {
        parted();
        try (Searchable joined = joined("lamps", "fish"); Searchable whole = joined("whole")) {
            assertThat(joined.census().statistics().documents()).isEqualTo(60);
            assertThat(joined.census().scope(QueryParser.parse("lamp")))
                    .isEqualTo(whole.census().scope(QueryParser.parse("lamp")));
            List<Query> queries = List.of(QueryParser.parse("lamp"));
            assertThat(joined.census().facets(queries, Quantifier.ALL))
                    .isEqualTo(whole.census().facets(queries, Quantifier.ALL));
            assertThat(joined.census().coverage(List.of(id("lamp1"), id("fish1")))).hasSize(2);
        }
    }

    @Test
    void relationsAreThoseOfEach() throws IOException {
        parted();
        relate("lamps", "lamp1", "lamp2", 3);
        relate("fish", "fish1", "fish2", 5);
        try (Searchable joined = joined("lamps", "fish")) {
            Citations citations = joined.relations().citations();
            assertThat(citations.cites(id("lamp1"))).containsExactly(id("lamp2"));
            assertThat(citations.cited(id("fish1"), 5)).contains(id("fish2"));
            assertThat(citations.citedBy(id("fish2"))).containsExactly(id("fish1"));
            assertThat(citations.rank(id("fish2"))).hasValue(1);
            assertThat(joined.relations().versions().of(id("fish1"))).hasSize(2);
        }
    }

    private void relate(String library, String citing, String cited, int reference) throws IOException {
        long one = Citations.number(id(citing));
        long other = Citations.number(id(cited));
        boolean first = one < other;
        Citations citations = new Citations(first ? new long[]{one, other} : new long[]{other, one},
                first ? new int[]{0, 1, 1} : new int[]{0, 0, 1}, new int[]{first ? 1 : 0},
                new int[]{reference}, first ? new double[]{0.5, 1} : new double[]{1, 0.5}, 0.25);
        try (Writer writer = index(library).writer()) {
            writer.put(new Relations(1, citations, new Versions(List.of(List.of(id(citing), id(cited))))));
            writer.commit();
        }
    }

    @Test
    void aLibraryThatFailsIsNamed() throws IOException {
        parted();
        Searchable closed = index("fish").snapshot();
        closed.close();
        try (Searchable lamps = index("lamps").snapshot()) {
            Searchable joined = new JoinedMoment(
                    List.of(new Member("lamps", lamps, Member.Vectors.COMPARABLE),
                            new Member("fish", new FailingMoment(closed), Member.Vectors.COMPARABLE)),
                    LuceneIndex.terms());
            assertThatThrownBy(() -> joined.retrieval().keyword(QueryParser.parse("lamp"), View.PAPERS, 5))
                    .isInstanceOfSatisfying(MemberException.class,
                            failed -> assertThat(failed.library()).isEqualTo("fish"))
                    .hasMessage("the cable is cut");
        }
    }
}
