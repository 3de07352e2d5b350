package dev.carrel.search.similar;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.text.TextSplitter;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Relations;
import dev.carrel.document.work.Versions;
import dev.carrel.embed.Vector;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.testing.EntryBuilder;
import dev.carrel.testing.RandomText;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;
import static dev.carrel.testing.EntryBuilder.id;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

/// A library of a few directions and a few citations.
@ExtendWith(Randomized.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SimilarDocumentsTest {
    private PassageIndex index;
    private SimilarDocuments similar;

    private static Vector at(double degrees) {
        double radians = Math.toRadians(degrees);
        return Vector.unit(new float[]{(float) Math.cos(radians), (float) Math.sin(radians)});
    }

    private static EntryBuilder document(String name, double first, double second) {
        return entry(name, name, "one of " + name, "two of " + name).vectors(at(first), at(second));
    }

    @BeforeAll
    void fill(@TempDir Path folder) throws IOException {
        index = LuceneIndex.open(folder, KeywordScoring.STANDARD);
        try (Writer writer = index.writer()) {
            writer.put(document("own", 0, 20).build());
            writer.put(document("preprint", 1, 19).build());
            // Its nearest passage is nearer than any of the others', and as a whole it is farther away.
            writer.put(document("digression", 10, 110).build());
            writer.put(document("near", 5, 25).build());
            writer.put(document("far", 150, 170).build());
            writer.put(entry("waiting", "waiting", "no vector yet").build());
            writer.put(new Relations(1,
                    graph(Map.of("own", List.of("classic", "near"), "far", List.of("classic"),
                            "waiting", List.of("classic", "own", "digression"))),
                    new Versions(List.of(List.of(id("own"), id("preprint"))))));
            writer.put(entry("classic", "classic", "a classic without a vector").build());
            writer.settle();
        }
        similar = new SimilarDocuments(index);
    }

    /// Who cites whom, by names.
    private static Citations graph(Map<String, List<String>> cites) {
        long[] ids = Stream
                .concat(cites.keySet().stream(), cites.values().stream().flatMap(List::stream)).distinct()
                .map(name -> id(name)).sorted().mapToLong(Citations::number).toArray();
        Arrays.sort(ids);
        int[] starts = new int[ids.length + 1];
        List<Integer> cited = new ArrayList<>();
        for (int i = 0; i < ids.length; i++) {
            starts[i] = cited.size();
            DocumentId citing = Citations.id(ids[i]);
            cites.forEach((name, works) -> {
                if (id(name).equals(citing)) {
                    works.forEach(work -> cited
                            .add(Arrays.binarySearch(ids, Citations.number(id(work)))));
                }
            });
        }
        starts[ids.length] = cited.size();
        return new Citations(ids, starts, cited.stream().mapToInt(Integer::intValue).toArray(),
                new int[cited.size()], new double[ids.length], 1);
    }

    @AfterAll
    void close() throws IOException {
        index.close();
    }

    private static List<String> titles(SimilarityResult found) {
        return found.results().stream().map(each -> each.document().metadata().title()).toList();
    }

    @Test
    void meaningIsThatOfTheWholeDocument() throws IOException {
        SimilarityResult found = similar.to(id("own"), SimilarityKind.MEANING, 10);
        assertThat(titles(found)).containsExactly("near", "digression", "far");
        assertThat(found.results().getFirst().score()).isCloseTo(Math.cos(Math.toRadians(5)), within(1e-5));
        assertThat(found.results().getFirst().citations()).isNull();
        assertThat(found.missing()).isEmpty();
    }

    @Test
    void sharedCitationsAreCountedBothWays() throws IOException {
        SimilarityResult found = similar.to(id("own"), SimilarityKind.CITATIONS, 10);
        assertThat(titles(found)).containsExactlyInAnyOrder("far", "waiting", "digression", "classic");
        SharedCitations far = shared(found, "far");
        assertThat(far.cites()).containsExactly(id("classic"));
        assertThat(far.citedBy()).isEmpty();
        // One of what three citations of its own and one of the other have in common.
        assertThat(far.score()).isCloseTo(1 / Math.sqrt(3.0 * 1), within(1e-9));
        assertThat(shared(found, "digression").citedBy()).containsExactly(id("waiting"));
    }

    private static SharedCitations shared(SimilarityResult found, String title) {
        return found.results().stream().filter(each -> each.document().metadata().title().equals(title))
                .map(each -> Objects.requireNonNull(each.citations()).shared()).findFirst()
                .orElseThrow();
    }

    @Test
    void bothAreFusedAndNamed() throws IOException {
        SimilarityResult found = similar.to(id("preprint"), SimilarityKind.BOTH, 2);
        assertThat(found.results()).hasSize(2);
        SimilarDocument first = found.results().getFirst();
        assertThat(first.meaning()).isNotNull();
        assertThat(first.citations()).isNotNull();
        assertThat(titles(found)).doesNotContain("own", "preprint");
    }

    @Test
    void aDocumentWithoutVectorsSaysSo() throws IOException {
        SimilarityResult found = similar.to(id("waiting"), SimilarityKind.BOTH, 10);
        assertThat(found.missing()).hasSize(1).first().asString().contains("no vectors");
        assertThat(titles(found)).contains("far");
    }

    @RepeatedTest(10)
    void aTextIsCutIntoPartsThatFit(Random random) {
        String text = new RandomText(random).prose(1 + random.nextInt(20));
        List<String> parts = new TextSplitter(part -> part.strip().split("\\s+").length, 12).prose(text);
        assertThat(parts).allSatisfy(
                part -> assertThat(part.split("\\s+").length).isBetween(1, 12));
        assertThat(String.join("", parts).replaceAll("\\s", "")).isEqualTo(text.replaceAll("\\s", ""));
    }
}
