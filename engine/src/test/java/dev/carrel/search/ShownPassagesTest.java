package dev.carrel.search;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.SectionKind;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Vector;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.search.Snippet.Span;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.Searches;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

/// A paper of several passages: which of them stands for it.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ShownPassagesTest {
    private static final List<String> QUESTIONS = List.of("what temperature did the ovens have",
            "loaf volume after overnight proving", "who measured the crumb", "why does bread go stale",
            "salt and gluten", "how many loaves were baked at 230 degrees", "starch retrogradation");

    private PassageIndex index;
    private Search search;

    @BeforeAll
    void fill(@TempDir Path folder) throws IOException {
        Embedder model = TestModels.bge();
        IndexEntry paper = entry("bread", "Baking bread",
                "Baking bread is among the oldest crafts. Ovens turn dough into loaves that people eat.",
                "Overnight proving was done in a cold room. The volume of each loaf was measured with seeds.",
                "Forty loaves were baked. The ovens were held at 230 degrees, and steam was let in twice.",
                "Stale crumb is firm because starch crystallises again, which is called retrogradation.",
                "Salt tightens gluten. Without it the dough is sticky and rises too quickly.",
                "Two readers scored the crumb by eye, and their scores agreed.").build();
        List<Vector> vectors = new ArrayList<>();
        paper.passages().forEach(passage -> vectors.add(model.passage("Baking bread\n" + passage.text())));
        index = LuceneIndex.open(folder, KeywordScoring.STANDARD);
        try (Writer writer = index.writer()) {
            writer.put(paper.with(vectors));
            writer.put(withCaption(model));
            writer.put(withThanks(model));
            writer.put(withScatteredWords(model));
            writer.settle();
        }
        search = Searches.of(index);
    }

    /// Three words that have the title's vector, and the paragraph that answers.
    private static IndexEntry withCaption(Embedder model) {
        String title = "Night shifts and the memory of nurses in three hospitals";
        IndexEntry paper = entry("shifts", title, "Figure 1. Nurses.",
                "After five nights in a row they forgot twice as many of the listed items as after five days off, "
                        + "and what they had learnt in the evening was lost first. Those who had worked in this "
                        + "rhythm for years forgot no less than the others.")
                .build();
        return paper.with(paper.passages().stream()
                .map(passage -> model.passage(title + "\n" + passage.text())).toList());
    }

    /// Thanks to those whom the title names too, longer than any caption.
    private static IndexEntry withThanks(Embedder model) {
        String title = "Glacier lakes of the Andes and the villages below them";
        IndexEntry paper = entry("lakes", title).section(SectionKind.FINDINGS, "Results").text(
                "Of ninety lakes eleven may burst within ten years. A wave would reach the first houses in fourteen "
                        + "minutes, which is less than anybody there needs to climb to safe ground.")
                .section(SectionKind.CONTENT, "Acknowledgements").text(
                        "We thank the villages below the glacier lakes of the Andes, the guides of the Andes, and all "
                                + "who carried our boats up to the lakes and looked after our mules below them.")
                .section(SectionKind.CONTENT, "How to cite this article").text(
                        "Quispe, R. et al. " + title + ". J. Mount. Res. 12:103 doi: 10.1000/jmr.103 (2019).")
                .build();
        return paper.with(paper.passages().stream()
                .map(passage -> model.passage(title + "\n" + passage.text())).toList());
    }

    /// Two passages about the question, one of which has its words in one sentence.
    private static IndexEntry withScatteredWords(Embedder model) {
        String title = "Dairy farming in the mountains";
        IndexEntry paper = entry("dairy", title,
                "Goat cheese is the main product. How well it ripens depends on the cellar. The cellar of each farm is dug into "
                        + "the slope, and it is said of a cellar how long its cheese keeps.",
                "Salt was rubbed in on the first day, and the boards were turned by hand every other evening. In the cellar goat "
                        + "cheese ripened for nine weeks. Buyers came with mules, and in a good year all was sold by "
                        + "November.",
                "Roads are closed in winter, says Zamora.")
                .metadata(metadata -> metadata.authors(List.of("Ana Zamora", "Bo Lee", "Cy Roth")).year(1998))
                .build();
        return paper.with(paper.passages().stream()
                .map(passage -> model.passage(title + "\n" + passage.text())).toList());
    }

    @AfterAll
    void close() throws IOException {
        index.close();
    }

    private static Stream<Arguments> questions() {
        return Stream.of(Formula.values())
                .flatMap(formula -> QUESTIONS.stream().map(question -> arguments(formula, question)));
    }

    /// The passages of the document that view `papers` has first, in the order of view `passages`.
    private Stream<PassageId> passages(String question, SearchOptions options) throws IOException {
        DocumentId document = first(question, options.withView(View.PAPERS)).found().origin().id();
        return search.ask(question, options.withView(View.PASSAGES)).results().stream()
                .map(hit -> hit.found().passage().id()).filter(id -> id.document().equals(document));
    }

    private Hit first(String question, SearchOptions options) throws IOException {
        return search.ask(question, options).results().getFirst();
    }

    @Test
    void aPaperThatIsOnlyNamedIsShownByItsOpening() throws IOException {
        assertThat(first("Glacier lakes of the Andes and the villages below them", SearchOptions.STANDARD)
                .found().passage().text()).startsWith("Of ninety lakes");
        assertThat(first("Dairy farming in the mountains", SearchOptions.STANDARD).found().passage().text())
                .startsWith("Goat cheese is the main product");
        assertThat(first("Zamora et al. 1998", SearchOptions.STANDARD).found().passage().text())
                .startsWith("Goat cheese is the main product");
        assertThat(first("Zamora et al. 1998 winter roads", SearchOptions.STANDARD).found().passage().text())
                .isEqualTo("Roads are closed in winter, says Zamora.");
    }

    @ParameterizedTest
    @MethodSource("questions")
    void aDocumentIsShownByOneOfTheFirstTwoOfItsPassages(Formula formula, String question)
            throws IOException {
        SearchOptions options = SearchOptions.STANDARD.withMode(Mode.HYBRID).withRanking(formula)
                .withExpansion(SearchOptions.STANDARD.expansion().with(SearchOptions.Expansion.When.NEVER));
        assertThat(first(question, options.withView(View.PAPERS)).found().passage().id())
                .isIn(passages(question, options).limit(2).toList());
    }

    @Test
    void ofTwoPassagesTheOneWhoseSentenceAnswersIsShown() throws IOException {
        String question = "how long does goat cheese ripen in the cellar";
        SearchOptions options = SearchOptions.STANDARD.withMode(Mode.HYBRID);
        Hit hit = first(question, options);
        assertThat(hit.found().passage().text()).startsWith("Salt was rubbed in");
        assertThat(hit.found().passage().id())
                .isNotEqualTo(passages(question, options).findFirst().orElseThrow());
        Span marked = Objects.requireNonNull(hit.snippet().matched());
        assertThat(hit.found().passage().text().substring(marked.start(), marked.end()))
                .contains("nine weeks");
    }

    @Test
    void aCaptionIsNotShownForTheSakeOfTheTitle() throws IOException {
        Hit hit = first("nurses memory after night shifts", SearchOptions.STANDARD);
        assertThat(hit.found().passage().text()).startsWith("After five nights");
        assertThat(first("figure 1", SearchOptions.STANDARD).found().passage().text()).startsWith("Figure 1");
    }

    @Test
    void thanksAreShownToThoseWhoAskForThem() throws IOException {
        Hit hit = first("danger of glacier lakes in the Andes for villages below them",
                SearchOptions.STANDARD);
        assertThat(hit.found().passage().text()).startsWith("Of ninety lakes");
        assertThat(first("who carried the boats up to the lakes", SearchOptions.STANDARD).found().passage()
                .text())
                .startsWith("We thank");
    }

    @Test
    void howItIsToBeCitedIsNotShownForTheSakeOfTheTitle() throws IOException {
        for (String question : List.of("glacier lakes in the Andes and villages",
                "villages below glacier lakes")) {
            assertThat(first(question, SearchOptions.STANDARD).found().passage().text())
                    .doesNotStartWith("Quispe");
        }
    }

    @Test
    void meaningAloneShowsTheNearest() throws IOException {
        SearchOptions options = SearchOptions.STANDARD.withMode(Mode.SEMANTIC);
        for (String question : QUESTIONS) {
            assertThat(first(question, options.withView(View.PAPERS)).found().passage().id())
                    .isEqualTo(first(question, options.withView(View.PASSAGES)).found().passage().id());
        }
    }
}
