package dev.carrel.search;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.document.SectionKind;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Vector;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.ranking.fusion.Combination;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.EntryBuilder;
import dev.carrel.testing.Searches;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

/// Every ranking, several queries and further phrasings, on a small library with the real index and the real model.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ManyReadersTest {
    private static final Embedder MODEL = TestModels.bge();
    private PassageIndex index;
    private Search search;

    @BeforeAll
    void fill(@TempDir Path folder) throws IOException {
        index = LuceneIndex.open(folder, KeywordScoring.STANDARD);
        try (Writer writer = index.writer()) {
            for (EntryBuilder each : library()) {
                writer.put(embedded(each.build()));
            }
            writer.settle();
        }
        search = Searches.of(index);
    }

    @AfterAll
    void close() throws IOException {
        index.close();
    }

    private static List<EntryBuilder> library() {
        return List.of(
                entry("genes").title("Genes and drinking").section(SectionKind.SUMMARY, "Abstract")
                        .text("GABRA2 is associated with alcohol use disorder (AUD) in many families.")
                        .section(SectionKind.FIGURE, "Figure 1").text("Figure 1: Risk by genotype."),
                entry("aud").title("Treatment").section(SectionKind.CONTENT, "Medication")
                        .text("Naltrexone reduces relapse of AUD patients.",
                                "Counselling helps as well, if it lasts."),
                entry("sleep").title("Sleep of nurses").section(SectionKind.CONTENT, "Shift work")
                        .text("Night shifts shorten the sleep of nurses.",
                                "Automation of records did not help them."),
                entry("trust").title("Trust in automation").section(SectionKind.CONTENT, "Reliance")
                        .text("Operators rely on automation that they trust.",
                                "On night shifts they rely on it even more."),
                entry("bread").title("Bread").section(SectionKind.CONTENT, "Dough")
                        .text("Knead the dough until it is smooth."));
    }

    private static IndexEntry embedded(IndexEntry entry) {
        List<Vector> vectors = new ArrayList<>();
        entry.passages().forEach(passage -> vectors
                .add(MODEL.passage(entry.document().metadata().title() + "\n" + passage.text())));
        return entry.with(vectors);
    }

    private static SearchOptions options(Formula ranking) {
        return SearchOptions.STANDARD.withRanking(ranking);
    }

    private static List<DocumentId> documents(Answer answer) {
        return answer.results().stream().map(hit -> hit.found().origin().id()).toList();
    }

    @ParameterizedTest
    @EnumSource(Formula.class)
    void everyRankingFindsWhatIsMeantInEveryMode(Formula ranking) throws IOException {
        for (Mode mode : Mode.values()) {
            Answer answer = search.ask("night shifts of nurses", options(ranking).withMode(mode));
            assertThat(documents(answer).getFirst()).as("%s %s", ranking, mode)
                    .isEqualTo(EntryBuilder.id("sleep"));
            assertThat(answer.results()).isSortedAccordingTo(
                    (one, other) -> Double.compare(other.score(), one.score()));
        }
    }

    @Test
    void weightedTellsItsPartsByName() throws IOException {
        Hit first = search.ask("night shifts", options(Formula.WEIGHTED)).results().getFirst();
        assertThat(first.parts()).extracting(Fused.Part::name)
                .containsExactly("semantic", "keyword", "verbatim", "heading");
        assertThat(first.parts().get(2).value()).as("stands there as typed").isEqualTo(1.0);
        assertThat(first.score()).isCloseTo(first.parts().stream().mapToDouble(Fused.Part::share).sum(),
                within(1e-9));
    }

    @Test
    void aQueryInAHeadingCounts() throws IOException {
        Hit first = search.ask("medication", options(Formula.WEIGHTED)).results().getFirst();
        assertThat(first.found().origin().id()).isEqualTo(EntryBuilder.id("aud"));
        assertThat(first.parts().getLast()).isEqualTo(new Fused.Part("heading", 1.0, 0.05));
    }

    @Test
    void signalsLookAtTheAbstractAndTheFigures() throws IOException {
        Hit first = search.ask("genotype and alcohol", options(Formula.SIGNALS)).results().getFirst();
        assertThat(first.found().origin().id()).isEqualTo(EntryBuilder.id("genes"));
        assertThat(first.parts()).extracting(Fused.Part::name).containsExactly("ck", "doc", "abs", "fig",
                "pr");
        assertThat(first.parts().subList(0, 4)).allMatch(part -> part.value() != null);
        assertThat(first.parts().getLast().value()).as("nobody cites anybody").isNull();
    }

    @Test
    void signalsInViewPassagesScoreEachByItself() throws IOException {
        Answer answer = search.ask("reliance on automation at night",
                options(Formula.SIGNALS).withView(View.PASSAGES));
        assertThat(answer.results()).filteredOn(
                hit -> hit.found().origin().id().equals(EntryBuilder.id("trust"))).hasSize(2)
                .extracting(hit -> hit.parts().getFirst().value()).doesNotHaveDuplicates();
    }

    @Test
    void signalsAskInFurtherPhrasings() throws IOException {
        Answer answer = search.ask("AUD medication", options(Formula.SIGNALS));
        assertThat(answer.queries().getFirst()).isEqualTo("AUD medication");
        assertThat(answer.queries()).contains("alcohol use disorder medication").hasSizeBetween(2, 4);
    }

    @Test
    void longFormsAreAbbreviatedToo() throws IOException {
        SearchOptions always = SearchOptions.STANDARD.withMode(Mode.KEYWORD)
                .withExpansion(new SearchOptions.Expansion(SearchOptions.Expansion.When.ALWAYS, 1));
        assertThat(search.ask("relapse in alcohol use disorder", always).queries())
                .containsExactly("relapse in alcohol use disorder", "relapse in AUD");
        assertThat(search.ask("\"alcohol use disorder\"", always).queries())
                .as("what is quoted is meant as it is").noneMatch(query -> query.contains("AUD"));
        assertThat(search.ask("page_size", always).queries()).contains("page size");
    }

    @ParameterizedTest
    @CsvSource({"Which AUD medication helps, 2", "aud medication, 2", "Aud wrote of medication, 1",
            "what has aud written of medication, 1"})
    void aShortFormIsSpelledOutWhereItWasTypedAsOne(String query, int phrasings) throws IOException {
        SearchOptions always = SearchOptions.STANDARD.withMode(Mode.KEYWORD)
                .withExpansion(new SearchOptions.Expansion(SearchOptions.Expansion.When.ALWAYS, 3));
        assertThat(search.ask(query, always).queries()).hasSize(phrasings);
    }

    @Test
    void passagesThatDoNotAnswerGiveNoPhrasings() throws IOException {
        SearchOptions always = SearchOptions.STANDARD
                .withExpansion(new SearchOptions.Expansion(SearchOptions.Expansion.When.ALWAYS, 3));
        assertThat(search.ask("zebra migration in the Serengeti", always).queries())
                .containsExactly("zebra migration in the Serengeti");
    }

    @Test
    void plainSearchAsksWhatWasTyped() throws IOException {
        assertThat(search.ask("AUD medication", SearchOptions.STANDARD).queries())
                .containsExactly("AUD medication");
    }

    private Answer several(Combination combination, SearchOptions options, String... queries)
            throws IOException {
        return search.ask(new SearchRequest(List.of(queries), combination), options);
    }

    @ParameterizedTest
    @EnumSource(Combination.class)
    void severalQueriesAreJoinedByTheirFormula(Combination combination) throws IOException {
        Answer answer = several(combination, SearchOptions.STANDARD, "night shifts", "automation");
        assertThat(answer.results()).isNotEmpty().allSatisfy(hit -> {
            List<Double> known = hit.queryScores().stream().filter(Objects::nonNull)
                    .map(Objects::requireNonNull).toList();
            assertThat(hit.queryScores()).hasSize(2);
            assertThat(hit.score()).isCloseTo(combination.of(known), within(1e-9));
            assertThat(hit.certainty()).isEqualTo(hit.score());
        });
        assertThat(documents(answer).subList(0, 2)).containsExactlyInAnyOrder(EntryBuilder.id("trust"),
                EntryBuilder.id("sleep"));
    }

    @Test
    void andKeepsWhatAllQueriesFound() throws IOException {
        SearchOptions words = SearchOptions.STANDARD.withMode(Mode.KEYWORD);
        assertThat(documents(several(Combination.MIN, words, "night shifts", "automation")))
                .containsExactlyInAnyOrder(EntryBuilder.id("trust"), EntryBuilder.id("sleep"));
        assertThat(several(Combination.MIN, words, "night shifts", "dough").results()).isEmpty();
    }

    @Test
    void orKeepsWhatAnyQueryFound() throws IOException {
        Answer answer = several(Combination.ANY, SearchOptions.STANDARD.withMode(Mode.KEYWORD), "naltrexone",
                "dough");
        assertThat(documents(answer)).containsExactlyInAnyOrder(EntryBuilder.id("aud"),
                EntryBuilder.id("bread"));
        assertThat(answer.results()).allSatisfy(hit -> assertThat(hit.queryScores()).containsNull());
        assertThat(answer.query()).isEqualTo("naltrexone OR dough");
    }

    @Test
    void andInViewPassagesKeepsThePassagesOfSuchDocuments() throws IOException {
        Answer answer = several(Combination.MIN, SearchOptions.STANDARD.withMode(Mode.KEYWORD)
                .withView(View.PASSAGES), "night shifts", "automation");
        assertThat(answer.results()).hasSizeGreaterThan(2)
                .allSatisfy(hit -> assertThat(hit.queryScores()).doesNotContainNull());
    }

    @Test
    void conditionsHoldInSeveralQueries() throws IOException {
        assertThat(
                several(Combination.MIN, SearchOptions.STANDARD, "night shifts year:1900", "automation")
                        .results())
                .isEmpty();
    }

    @Test
    void fiveQueriesAreTooMany() {
        assertThatThrownBy(() -> several(Combination.MIN, SearchOptions.STANDARD, "a", "b", "c", "d", "e"))
                .isInstanceOf(UserError.class).hasMessageContaining("5 queries are too many");
    }
}
