package dev.carrel.search;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.index.Facets;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Fused.Match;
import dev.carrel.ranking.Likelihood;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.ranking.fusion.Combination;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.EntryBuilder;
import dev.carrel.testing.Searches;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

final class SearchTest extends SmallLibrarySearch {
    private static SearchOptions floor(@Nullable Double minSimilarity) {
        return SearchOptions.STANDARD.withRanking(Formula.RRF).withMinSimilarity(minSimilarity);
    }

    @Test
    void meaningIsFoundWithoutTheWords() throws IOException {
        Answer answer = ask("confidence in robots", Mode.SEMANTIC, View.PAPERS);
        Hit first = answer.results().getFirst();
        assertThat(first.found().origin().id()).isEqualTo(EntryBuilder.id("trust"));
        assertThat(first.match()).isEqualTo(Match.SEMANTIC);
        assertThat(first.semantic()).isNotNull();
        assertThat(answer.results()).extracting(Hit::certainty)
                .isSortedAccordingTo(Comparator.reverseOrder());
        assertThat(answer.weights().semantic()).isEqualTo(1.0);
    }

    @Test
    void whatHasToAnswerSeveralQueriesAnswersEach() throws IOException {
        Answer unrelated = search.ask(
                new SearchRequest(List.of("bread dough", "black holes"), Combination.MIN),
                SearchOptions.STANDARD);
        assertThat(unrelated.results()).isEmpty();
        assertThat(unrelated.alone()).containsExactly(new Answer.Alone("bread dough", 1),
                new Answer.Alone("black holes", 1));
        Answer related = search.ask(new SearchRequest(List.of("bread dough", "yeast"), Combination.MIN),
                SearchOptions.STANDARD);
        assertThat(documents(related)).containsExactly(EntryBuilder.id("bread"));
        assertThat(ask("bread", Mode.HYBRID, View.PAPERS).alone()).isEmpty();
    }

    @Test
    void wordsAreFoundWithoutMeaning() throws IOException {
        Answer answer = ask("dough", Mode.KEYWORD, View.PAPERS);
        assertThat(documents(answer)).containsExactly(EntryBuilder.id("bread"));
        Hit hit = answer.results().getFirst();
        assertThat(hit.match()).isEqualTo(Match.KEYWORD);
        assertThat(hit.semantic()).isNull();
        assertThat(hit.keyword()).isNotNull().extracting(Hit.Keyword::relevance).isEqualTo(0.5);
        assertThat(Likelihood.isDoubtful(hit.certainty(), List.of())).isFalse();
        assertThat(answer.took().embed()).isZero();
    }

    static Stream<Arguments> ways() {
        return Stream.of(Mode.values()).flatMap(mode -> Stream.of(Formula.values())
                .map(formula -> arguments(mode, formula)));
    }

    @ParameterizedTest
    @MethodSource("ways")
    void oneDocumentCanBeAskedForAllItsHits(Mode mode, Formula formula) throws IOException {
        SearchOptions options = SearchOptions.STANDARD.withMode(mode).withRanking(formula)
                .withView(View.PASSAGES);
        Answer answer = search.ask(SearchRequest.one("dough").within(EntryBuilder.id("bread")), options);
        assertThat(answer.query()).isEqualTo("dough");
        assertThat(answer.results()).extracting(hit -> hit.found().passage().id())
                .containsExactlyInAnyOrder(EntryBuilder.passage("bread", 0),
                        EntryBuilder.passage("bread", 1));
        assertThat(
                documents(search.ask(SearchRequest.one("dough").within(EntryBuilder.id("trust")), options)))
                .hasSize(mode == Mode.KEYWORD ? 0 : 2).allMatch(EntryBuilder.id("trust")::equals);
        assertThat(
                search.ask(SearchRequest.one("dough").within(EntryBuilder.id("unknown")), options).results())
                .isEmpty();
    }

    @Test
    void severalQueriesCanBeAskedOfOneDocument() throws IOException {
        SearchRequest both = new SearchRequest(List.of("dough", "patience"), Combination.MIN)
                .within(EntryBuilder.id("bread"));
        assertThat(documents(search.ask(both, SearchOptions.STANDARD)))
                .containsExactly(EntryBuilder.id("bread"));
    }

    @Test
    void whatAQuestionFindsIsCounted() throws IOException {
        Facets facets = search.facets(SearchRequest.one("editor"), Mode.HYBRID);
        assertThat(facets.documents()).isEqualTo(2);
        assertThat(facets.types()).extracting(Facets.Count::value).containsExactly("documentation", "paper");
        assertThat(search.facets(SearchRequest.one("journalz edittor"), Mode.KEYWORD).documents())
                .as("corrected as in a search").isEqualTo(2);
        assertThat(search.facets(SearchRequest.one("editor").within(EntryBuilder.id("bread")), Mode.KEYWORD)
                .documents()).isZero();
    }

    @Test
    void byMeaningAndWithoutWordsAllDocumentsAreCounted() throws IOException {
        assertThat(search.facets(SearchRequest.one("editor"), Mode.SEMANTIC).documents()).isEqualTo(6);
        assertThat(search.facets(SearchRequest.one(""), Mode.HYBRID).documents()).isEqualTo(6);
        assertThat(search.facets(SearchRequest.one("editor type:documentation"), Mode.SEMANTIC).documents())
                .isOne();
        assertThat(search.facets(SearchRequest.one("editor -papers"), Mode.SEMANTIC).documents())
                .as("exclusions hold").isEqualTo(5);
    }

    @Test
    void bothTogetherSayWhereAHitCameFrom() throws IOException {
        Answer answer = search.ask("trust in machines", SearchOptions.STANDARD.withRanking(Formula.RRF));
        Hit first = answer.results().getFirst();
        assertThat(first.match()).isEqualTo(Match.BOTH);
        assertThat(first.score()).isEqualTo(2.0 / 61);
        assertThat(first.rank()).isEqualTo(1);
        assertThat(first.keyword()).isNotNull();
        assertThat(java.util.Objects.requireNonNull(first.keyword()).terms()).containsExactly("trust",
                "machines");
        assertThat(answer.results()).extracting(Hit::match).contains(Match.SEMANTIC);
        assertThat(answer.results()).extracting(Hit::score)
                .isSortedAccordingTo(java.util.Comparator.reverseOrder());
    }

    @Test
    void viewPassagesShowsEveryPassage() throws IOException {
        assertThat(ask("dough", Mode.KEYWORD, View.PASSAGES).results())
                .extracting(hit -> hit.found().passage().id()).containsExactlyInAnyOrder(
                        EntryBuilder.passage("bread", 0), EntryBuilder.passage("bread", 1));
        assertThat(ask("dough", Mode.HYBRID, View.PAPERS).results())
                .extracting(hit -> hit.found().origin().id()).doesNotHaveDuplicates();
    }

    @Test
    void aKeywordHitShowsThePassageWithMostOfTheWordsAndItsCosine() throws IOException {
        Hit hit = search.ask("patience dough", floor(0.99)).results().getFirst();
        assertThat(hit.match()).isEqualTo(Match.KEYWORD);
        assertThat(hit.found().passage().id()).isEqualTo(EntryBuilder.passage("bread", 1));
        assertThat(hit.semantic()).isNotNull().satisfies(semantic -> {
            assertThat(semantic.rank()).isNull();
            assertThat(semantic.similarity()).isBetween(0.3, 0.99);
            assertThat(semantic.share()).isZero();
        });
    }

    @Test
    void theFloorCutsMeaningAndNeverWords() throws IOException {
        List<DocumentId> free = documents(search.ask("dough", floor(null)));
        assertThat(free).hasSizeGreaterThan(3);
        assertThat(documents(search.ask("dough", floor(0.99)))).containsExactly(EntryBuilder.id("bread"));
        assertThat(search.ask("zeppelins", floor(0.99)).results()).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void whatNamesATechnicalTermComesFirst(Mode mode) throws IOException {
        for (String query : List.of("SelectEditor", "how do editors select with SelectEditor")) {
            for (View view : View.values()) {
                assertThat(documents(ask(query, mode, view))).as(query + " in " + view).first()
                        .isEqualTo(EntryBuilder.id("tables"));
            }
        }
    }

    @Test
    void aTechnicalTermThatNobodyHoldsChangesNothing() throws IOException {
        assertThat(ask("trust in TrustManagers", Mode.HYBRID, View.PAPERS).results()).isNotEmpty();
    }

    @Test
    void withoutVectorsWordsAreSearched(@TempDir Path folder) throws IOException {
        try (PassageIndex bare = LuceneIndex.open(folder, KeywordScoring.STANDARD)) {
            Search words = Searches.of(bare, () -> {
                throw new AssertionError("no model is needed");
            });
            assertThat(words.ask("dough", SearchOptions.STANDARD).results()).isEmpty();
            try (Writer writer = bare.writer()) {
                library().forEach(each -> {
                    try {
                        writer.put(each.build());
                    } catch (IOException e) {
                        throw new java.io.UncheckedIOException(e);
                    }
                });
                writer.commit();
            }
            Answer answer = words.ask("dough", SearchOptions.STANDARD);
            assertThat(answer.mode()).isEqualTo(Mode.KEYWORD);
            assertThat(documents(answer)).containsExactly(EntryBuilder.id("bread"));
            assertThat(answer.coverage()).isEqualTo(new Answer.Coverage(5, 0, 5, 0));
        }
    }

    @Test
    void theAnswerTellsHowMuchWasSearched() throws IOException {
        Answer answer = ask("dough", Mode.HYBRID, View.PAPERS);
        assertThat(answer.coverage()).isEqualTo(new Answer.Coverage(6, 1, 1, 0));
        assertThat(answer.query()).isEqualTo("dough");
        assertThat(answer.corrected()).isNull();
        assertThat(answer.took().total()).isPositive();
    }

    @Test
    void aTypoIsCorrectedAndTold() throws IOException {
        Answer answer = ask("knaed warm dogh", Mode.KEYWORD, View.PAPERS);
        assertThat(answer.corrected()).isEqualTo("knead warm dough");
        assertThat(documents(answer)).containsExactly(EntryBuilder.id("bread"));
    }

    @Test
    void theFormOfTheQueryMovesTheWeights() throws IOException {
        assertThat(ask("lee 2004", Mode.HYBRID, View.PAPERS).weights().reasons()).containsExactly("year");
        Hit hit = ask("Lee 2004", Mode.KEYWORD, View.PAPERS).results().getFirst();
        assertThat(java.util.Objects.requireNonNull(hit.keyword()).relevance()).isEqualTo(0.75);
    }

    @Test
    void fieldsFilterBothRetrievers() throws IOException {
        assertThat(documents(ask("dough author:lee", Mode.HYBRID, View.PAPERS)))
                .containsExactly(EntryBuilder.id("trust"));
        assertThat(documents(ask("author:lee", Mode.HYBRID, View.PAPERS)))
                .containsExactly(EntryBuilder.id("trust"));
        assertThat(ask("dough type:note", Mode.HYBRID, View.PAPERS).results()).isEmpty();
    }

    @Test
    void snippetsAreEscapedAndMarked() throws IOException {
        Hit hit = ask("salt", Mode.KEYWORD, View.PASSAGES).results().getFirst();
        assertThat(hit.snippet().html()).contains("dough &amp; &lt;<mark>salt</mark>&gt;.");
    }

    @Test
    void theLimitIsKept() throws IOException {
        assertThat(search.ask("dough", SearchOptions.STANDARD.withLimit(2)).results()).hasSize(2)
                .extracting(Hit::rank).containsExactly(1, 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "😀", "\"", "-", "???", "OR", "author:", "\uD83D", "a:b:c",
            "\"\" \"\""})
    void aStrangeQueryIsNoError(String query) throws IOException {
        for (Mode mode : Mode.values()) {
            assertThat(ask(query, mode, View.PASSAGES).query()).isEqualTo(query);
        }
    }

    @Test
    void theSameQuestionHasTheSameAnswer() throws IOException {
        Answer once = ask("how do machines earn trust", Mode.HYBRID, View.PASSAGES);
        Answer twice = ask("how do machines earn trust", Mode.HYBRID, View.PASSAGES);
        assertThat(twice.results()).isEqualTo(once.results());
    }

    @Test
    void anAnswerIsRememberedUntilSomethingIsCommitted(@TempDir Path folder) throws IOException {
        try (PassageIndex changing = LuceneIndex.open(folder, KeywordScoring.STANDARD)) {
            put(changing, entry("bread", "Bread", "Knead the dough."));
            Search words = Searches.of(changing);
            SearchOptions options = SearchOptions.STANDARD.withMode(Mode.KEYWORD);
            Answer first = words.ask("dough", options);
            assertThat(words.ask("dough", options).results()).isSameAs(first.results());
            assertThat(words.ask("dough", options.withView(View.PASSAGES)).results())
                    .isNotSameAs(first.results());
            put(changing, entry("pizza", "Pizza", "Roll out the dough."));
            assertThat(words.ask("dough", options).results()).hasSize(2);
        }
    }

    private static void put(PassageIndex index, EntryBuilder entry) throws IOException {
        try (Writer writer = index.writer()) {
            writer.put(entry.build());
            writer.commit();
        }
    }
}
