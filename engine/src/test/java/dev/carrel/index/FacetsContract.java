package dev.carrel.index;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.SectionKind;
import dev.carrel.document.origin.Source;
import dev.carrel.document.reason.Reason;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Labels;
import dev.carrel.document.work.Relations;
import dev.carrel.document.work.Versions;
import dev.carrel.index.Facets.Count;
import dev.carrel.index.Facets.YearCount;
import dev.carrel.ranking.query.Quantifier;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.testing.EntryBuilder;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;

/// What any index must count.
@ExtendWith(Randomized.class)
public abstract class FacetsContract {
    private static final Source PAPERS = new Source("papers", Source.Kind.FOLDER, "/papers", null);

    private PassageIndex index;

    protected abstract PassageIndex open(Path in, Supplier<Labels> labels) throws IOException;

    private Supplier<Labels> labels = () -> Labels.NONE;

    @BeforeEach
    void openTheIndex(@TempDir Path folder) throws IOException {
        index = open(folder.resolve("index"), () -> labels.get());
    }

    @AfterEach
    void closeTheIndex() throws IOException {
        index.close();
    }

    @FunctionalInterface
    private interface Change {
        void with(Writer writer) throws IOException;
    }

    private void write(Change change) throws IOException {
        try (Writer writer = index.writer()) {
            change.with(writer);
            writer.commit();
        }
    }

    private void put(EntryBuilder... entries) throws IOException {
        write(writer -> {
            for (EntryBuilder each : entries) {
                writer.put(each.build());
            }
        });
    }

    private Facets facets(Quantifier quantifier, String... typed) throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            return snapshot.census().facets(Stream.of(typed).map(QueryParser::parse).toList(), quantifier);
        }
    }

    private Facets facets(String typed) throws IOException {
        return facets(Quantifier.ALL, typed);
    }

    private void putThree() throws IOException {
        write(writer -> writer.put(PAPERS));
        put(reef("reef", metadata -> metadata.year(2019).tags(List.of("Coral", "to read"))
                .collections(List.of("Thesis/Chapter 2"))).source("papers"),
                reef("lake", metadata -> metadata.year(2021).tags(List.of("coral"))
                        .collections(List.of("Thesis"))).source("papers"),
                entry("guide", "Guide", "How to count fish.")
                        .metadata(metadata -> metadata.type(DocumentType.DOCUMENTATION).year(2021))
                        .source("manuals"));
    }

    private static EntryBuilder reef(String path, UnaryOperator<Metadata.Builder> metadata) {
        return entry(path).title(path).section(SectionKind.SUMMARY, "Abstract").text("Polyps bleach.")
                .section(SectionKind.METHODS, "Methods").text("Divers counted fish.", "Twice.")
                .metadata(metadata);
    }

    private static Count count(String value, int count) {
        return new Count(value, value, count);
    }

    @Test
    void anIntroductionIsNoMethodsThoughOfTheirKind() throws IOException {
        put(entry("paper").title("Paper").section(SectionKind.METHODS, "1 Introduction").text("Reefs matter.")
                .section(SectionKind.METHODS, "2 Sites").text("Off Palau.")
                .section(SectionKind.FINDINGS, "3 Results and discussion").text("Reefs bleach."));
        assertThat(facets("").sections()).extracting(Count::value)
                .containsExactly("discussion", "introduction", "methods", "results");
        assertThat(facets("reefs").sections()).extracting(Count::value)
                .containsExactly("discussion", "introduction", "results");
        assertThat(facets("matter section:methods").documents()).isZero();
        assertThat(facets("matter kind:methods").documents()).isOne();
        assertThat(facets("matter section:introduction").documents()).isOne();
        assertThat(facets("bleach section:discussion").documents()).isOne();
        assertThat(facets("bleach section:results").documents()).isOne();
        assertThat(facets("bleach section:conclusion").documents()).isZero();
    }

    @Test
    void anEmptyIndexHasNothingToCount() throws IOException {
        assertThat(facets("")).isEqualTo(
                new Facets(0, List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(),
                        List.of(), List.of(), List.of()));
        assertThat(facets("fish type:paper").documents()).isZero();
    }

    @Test
    void withoutWordsAllDocumentsAreCounted() throws IOException {
        putThree();
        assertThat(facets(""))
                .isEqualTo(new Facets(3, List.of(new YearCount(2019, 1), new YearCount(2021, 2)),
                        List.of(count("paper", 2), count("documentation", 1)),
                        List.of(count("Thesis", 2), count("Thesis/Chapter 2", 1)),
                        List.of(count("Coral", 2), count("to read", 1)), List.of(), List.of(), List.of(),
                        List.of(),
                        List.of(new Count("methods", "Methods", 2), new Count("summary", "Abstract", 2),
                                new Count("content", "Content", 1)),
                        List.of(new Count("papers", "/papers", 2), count("manuals", 1))));
    }

    @Test
    void documentsThatHoldAnyOfTheWordsAreCountedBySectionsThatDo() throws IOException {
        putThree();
        Facets fish = facets("fish zeppelin");
        assertThat(fish.documents()).isEqualTo(3);
        assertThat(fish.sections()).extracting(Count::value).containsExactly("methods", "content");
        assertThat(facets("polyps").documents()).isEqualTo(2);
        assertThat(facets("zeppelin").documents()).isZero();
        assertThat(facets("fish -divers").documents()).isOne();
        assertThat(facets("\"counted fish\"").documents()).isEqualTo(2);
    }

    @Test
    void aConditionNarrowsAllCountsButThoseOfItsOwnProperty() throws IOException {
        putThree();
        Facets papers = facets("fish type:paper");
        assertThat(papers.documents()).isEqualTo(2);
        assertThat(papers.types()).containsExactly(count("paper", 2), count("documentation", 1));
        assertThat(papers.years()).containsExactly(new YearCount(2019, 1), new YearCount(2021, 1));
        Facets both = facets("type:paper year:2021");
        assertThat(both.documents()).isOne();
        assertThat(both.types()).containsExactly(count("documentation", 1), count("paper", 1));
        assertThat(both.years()).containsExactly(new YearCount(2019, 1), new YearCount(2021, 1));
        assertThat(both.tags()).containsExactly(count("Coral", 1));
        assertThat(facets("-type:paper").types()).hasSize(2);
        assertThat(facets("section:summary").sections()).hasSize(3);
        assertThat(facets("section:summary").types()).containsExactly(count("paper", 2));
    }

    @Test
    void severalQueriesAreAskedForAllOrForAny() throws IOException {
        putThree();
        assertThat(facets(Quantifier.ALL, "polyps", "fish").documents()).isEqualTo(2);
        assertThat(facets(Quantifier.ANY, "polyps", "fish").documents()).isEqualTo(3);
        assertThat(facets(Quantifier.ALL, "polyps", "fish").sections())
                .as("no section answers both").isEmpty();
        assertThat(facets(Quantifier.ANY, "polyps", "fish").sections()).extracting(Count::value)
                .containsExactly("methods", "summary", "content");
        assertThat(facets(Quantifier.ALL, "polyps year:2019", "fish year:2021").documents()).isZero();
        assertThat(facets(Quantifier.ALL, "polyps year:2019", "fish year:2021").years()).hasSize(2);
    }

    @Test
    void whatIsGoneOrCouldNotBeReadIsNotCounted() throws IOException {
        putThree();
        assertThat(facets("fish").documents()).isEqualTo(3);
        write(writer -> {
            writer.remove(EntryBuilder.id("reef"));
            writer.put(reef("lake", metadata -> metadata.year(2022)).build());
            writer.put(new Failure(entry("damaged").origin(), new Reason.Told("fish")));
        });
        assertThat(facets("fish").documents()).isEqualTo(2);
        assertThat(facets("").years()).containsExactly(new YearCount(2021, 1), new YearCount(2022, 1));
        assertThat(facets("").tags()).isEmpty();
    }

    @Test
    void versionsOfOneWorkCountOnce() throws IOException {
        putThree();
        write(writer -> writer.put(new Relations(1, Citations.NONE,
                new Versions(List.of(List.of(EntryBuilder.id("reef"), EntryBuilder.id("lake")))))));
        Facets all = facets("");
        assertThat(all.documents()).isEqualTo(2);
        assertThat(all.tags()).containsExactly(count("Coral", 1), count("to read", 1));
        assertThat(all.years()).containsExactly(new YearCount(2019, 1), new YearCount(2021, 2));
        assertThat(all.sections()).extracting(Count::count).containsExactly(1, 1, 1);
    }

    @Test
    void aCollectionInsideAnotherIsCountedForBothAndForItsNamesakes() throws IOException {
        put(entry("a", "A", "x").metadata(metadata -> metadata.collections(List.of("One/Two/Three"))),
                entry("b", "B", "x").metadata(metadata -> metadata.collections(List.of("two"))));
        assertThat(facets("").collections()).containsExactly(count("two", 2), count("One", 1),
                count("One/Two", 1), count("One/Two/Three", 1));
        for (Count each : facets("").collections()) {
            assertThat(facets("collection:\"" + each.value() + "\"").documents()).isEqualTo(each.count());
        }
    }

    @Test
    void onlyTheMostFrequentTagsAreTold() throws IOException {
        List<String> tags = IntStream.range(0, 60).mapToObj(i -> "tag%02d".formatted(i)).toList();
        put(entry("a", "A", "x").metadata(metadata -> metadata.tags(tags)),
                entry("b", "B", "x").metadata(metadata -> metadata.tags(List.of("tag59", "  ", "TAG59"))));
        assertThat(facets("").tags()).hasSize(Facets.MOST).startsWith(count("tag59", 2), count("tag00", 1))
                .endsWith(count("tag48", 1));
    }

    @RepeatedTest(4)
    void countsAreThoseOfARecount(Random random) throws IOException {
        NaiveFacets naive = new NaiveFacets(random);
        labels = naive::labels;
        write(writer -> {
            for (Source source : naive.sources()) {
                writer.put(source);
            }
        });
        for (int commit = 0; commit < 4; commit++) {
            List<IndexEntry> changed = naive.change();
            write(writer -> {
                for (IndexEntry each : changed) {
                    writer.put(each);
                }
                writer.remove(naive.removed());
                writer.put(new Relations(1, Citations.NONE, naive.versions()));
            });
        }
        for (int i = 0; i < 40; i++) {
            if (i % 10 == 0) {
                naive.label();
            }
            List<String> typed = new ArrayList<>(List.of(naive.question()));
            if (random.nextBoolean()) {
                typed.add(naive.question());
            }
            Quantifier quantifier = random.nextBoolean() ? Quantifier.ALL : Quantifier.ANY;
            assertThat(facets(quantifier, typed.toArray(String[]::new))).as(quantifier + " of " + typed)
                    .isEqualTo(naive.facets(typed.stream().map(QueryParser::parse).toList(), quantifier));
        }
    }
}
