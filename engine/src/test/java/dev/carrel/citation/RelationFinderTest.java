package dev.carrel.citation;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Reference;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Year;
import dev.carrel.document.text.TextSketch;
import dev.carrel.document.work.CitationList;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Versions;
import dev.carrel.document.work.WorkIdentity;
import dev.carrel.testing.Randomized;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

@ExtendWith(Randomized.class)
class RelationFinderTest {
    private static final String TITLE = "Graph Sampling in Large Networks: A Survey of Methods";
    private static final WorkIdentity CITING = paper("citing", "Something else entirely",
            List.of("Ada Raman"), 2020,
            null);
    private static final WorkIdentity CITED = paper("cited", TITLE,
            List.of("Anna B. Müller", "Juan de la Cruz"),
            2011,
            "10.1000/G.1");

    private static WorkIdentity paper(String key, String title, List<String> authors, @Nullable Integer year,
            @Nullable String doi) {
        return new WorkIdentity(DocumentId.of(key), "folder", key, "/papers/" + key + ".pdf",
                DocumentType.PAPER,
                title, authors,
                year == null ? null : new Year(year), Doi.known(doi), null, null, TextSketch.NONE);
    }

    private static WorkIdentity with(WorkIdentity work, DocumentType type, TextSketch sketch, String source) {
        return new WorkIdentity(work.id(), source, work.key(), work.path(), type, work.title(),
                work.authors(),
                work.year(),
                work.doi(), work.citekey(), work.url(), sketch);
    }

    private static List<DocumentId> cited(Reference reference, WorkIdentity... works) {
        RelationFinder relating = new RelationFinder(List.of(works), Set.of(), () -> {});
        relating.reference(CITING.id(), 0, reference);
        return relating.citations().cites(CITING.id());
    }

    private static Reference reference(@Nullable String title, @Nullable Integer year, String... authors) {
        return new Reference("", null, null, title, List.of(authors), year == null ? null : new Year(year));
    }

    @ParameterizedTest
    @ValueSource(strings = {TITLE, "GRAPH SAMPLING IN LARGE NETWORKS: A SURVEY OF METHODS",
            "Graph sampling in large networks - a survey of methods.", "Graph sampling in large networks",
            "Graph sarnpling in large networks: a survey of methods",
            "Graph sam-pling in large networks: A survey of methods",
            "Graph sampling in large networks: a survey oi methods",
            "Grâph sampling in large “networks”: a survey of methods"})
    void aTitleIsRecognisedThroughItsPrintings(String printed) {
        assertThat(cited(reference(printed, 2011, "A. B. Müller"), CITING, CITED))
                .containsExactly(CITED.id());
    }

    @ParameterizedTest
    @CsvSource({"A. B. Müller, 2011, true", "AB Muller, 2011, true", "'Müller, A. B.', 2012, true",
            "J. de la Cruz, , true",
            ", 2011, true", "A. B. Mueller, 2011, true", "X. Chen, 2011, false",
            "A. B. Müller, 1987, false"})
    void authorsAndYearHaveToAgreeAsFarAsTheyAreKnown(@Nullable String author, @Nullable Integer year,
            boolean same) {
        Reference reference = author == null ? reference(TITLE, year) : reference(TITLE, year, author);
        assertThat(cited(reference, CITING, CITED).isEmpty()).isEqualTo(!same);
    }

    @Test
    void aDoiNeedsNoTitle() {
        assertThat(cited(new Reference("", null, new Doi("10.1000/g.1"), null, List.of(), null),
                CITING, CITED))
                .containsExactly(CITED.id());
    }

    @Test
    void shortTitlesNeedAuthors() {
        WorkIdentity summary = paper("summary", "Summary", List.of("A. One"), 2011, null);
        assertThat(cited(reference("Summary", 2011, "B. Two"), CITING, summary)).isEmpty();
        assertThat(cited(reference("Summary", 2011), CITING, summary)).isEmpty();
        assertThat(cited(reference("Summary", 2011, "A. One"), CITING, summary))
                .containsExactly(summary.id());
    }

    @Test
    void aKeyMeansWhatItMeansToItsSource() {
        WorkIdentity elsewhere = with(paper("7", "Seven", List.of(), null, null), DocumentType.PAPER,
                TextSketch.NONE,
                "other");
        Reference key = new Reference("7", "7", null, null, List.of(), null);
        assertThat(cited(key, CITING, elsewhere)).isEmpty();
        WorkIdentity here = paper("7", "Seven", List.of(), null, null);
        assertThat(cited(key, CITING, here)).containsExactly(here.id());
    }

    @Test
    void aListNamesDocumentsByWhateverTheyGoBy() {
        RelationFinder relating = new RelationFinder(List.of(CITING, CITED), Set.of(), () -> {});
        relating.list(new CitationList("list", "/papers/citations.tsv",
                List.of(new CitationList.Citation("citing", "doi:10.1000/G.1"),
                        new CitationList.Citation("cited.pdf", CITING.id().value()),
                        new CitationList.Citation("citing", "nobody"))));
        assertThat(relating.citations().cites(CITING.id())).containsExactly(CITED.id());
        assertThat(relating.citations().citedBy(CITING.id())).containsExactly(CITED.id());
        assertThat(relating.citations().cited(CITING.id(), Citations.LISTED)).contains(CITED.id());
    }

    private static Versions versions(WorkIdentity... works) {
        return new RelationFinder(List.of(works), Set.of("corpus"), () -> {}).versions();
    }

    @Test
    void aPreprintAndItsArticleAreOneWork() {
        WorkIdentity preprint = paper("preprint", "Graph sampling in large networks", List.of("Müller, Anna"),
                2010,
                "10.48550/arXiv.1001.0001");
        WorkIdentity page = with(paper("page", TITLE, List.of(), null, null), DocumentType.PAGE,
                TextSketch.NONE,
                "web");
        assertThat(versions(CITED, preprint, page, CITING).of(CITED.id()))
                .containsExactlyInAnyOrder(CITED.id(), preprint.id(), page.id());
    }

    @Test
    void aDoiThatTwoDifferentWorksCarryDoesNotMakeThemOne() {
        WorkIdentity chapter = paper("chapter", "An unrelated chapter about cats", List.of("Tom Katz"), 2011,
                "10.1000/g.1");
        assertThat(versions(CITED, chapter).works()).isEmpty();
    }

    @Test
    void aPoorlyReadFileIsOneWithTheEntryOfItsDoi() {
        WorkIdentity file = paper("file", "gki757 4433..4442", List.of(), 2010, "10.1000/g.1");
        WorkIdentity entry = paper("entry", TITLE, CITED.authors(), null, "https://doi.org/10.1000/G.1");
        assertThat(versions(CITED, file, entry).of(file.id())).containsExactlyInAnyOrder(CITED.id(),
                file.id(),
                entry.id());
        WorkIdentity firstLine = paper("line", "Graph sampling in large", List.of("Read Wrongly"), 2010,
                "10.1000/g.1");
        assertThat(versions(CITED, firstLine).works()).hasSize(1);
    }

    @Test
    void chaptersThatNameNobodyAreNotOneForTheirBooksDoi() {
        WorkIdentity first = paper("one", "The purring of cats", List.of(), null, "10.1000/g.1");
        WorkIdentity second = paper("two", "What dogs are afraid of", List.of(), null, "10.1000/g.1");
        assertThat(versions(CITED, first, second).works()).isEmpty();
        WorkIdentity chapter = paper("chapter", "An unrelated chapter about cats", List.of("Tom Katz"), 2011,
                "10.1000/g.1");
        assertThat(versions(CITED, first, chapter).works()).isEmpty();
    }

    @Test
    void theDocumentsOfACorpusAreDifferentWorks() {
        WorkIdentity one = with(CITED, DocumentType.PAPER, TextSketch.NONE, "corpus");
        WorkIdentity two = with(paper("two", TITLE, CITED.authors(), 2011, null), DocumentType.PAPER,
                TextSketch.NONE,
                "corpus");
        assertThat(versions(one, two).works()).isEmpty();
    }

    @Test
    void pagesOfDocumentationWithOneTitleAreNotOneWork() {
        WorkIdentity one = with(paper("a", TITLE, List.of(), null, null), DocumentType.DOCUMENTATION,
                TextSketch.NONE,
                "folder");
        WorkIdentity two = with(paper("b", TITLE, List.of(), null, null), DocumentType.DOCUMENTATION,
                TextSketch.NONE,
                "folder");
        assertThat(versions(one, two).works()).isEmpty();
    }

    @Test
    void nearlyIdenticalTextsAreOneWorkWhateverTheyAreCalled(Random random) {
        String text = text(random, 600);
        WorkIdentity one = with(paper("a", "Draft", List.of(), null, null), DocumentType.NOTE,
                TextSketch.of(text),
                "folder");
        WorkIdentity two = with(paper("b", "Final", List.of(), null, null), DocumentType.NOTE,
                TextSketch.of("A new beginning. " + text), "folder");
        WorkIdentity other = with(paper("c", "Final", List.of(), null, null), DocumentType.NOTE,
                TextSketch.of(text(random, 600)),
                "folder");
        assertThat(versions(one, two, other).works()).hasSize(1);
        assertThat(versions(one, two, other).of(one.id())).containsExactlyInAnyOrder(one.id(), two.id());
    }

    @Test
    void pagesOfDocumentationAreOneOnlyIfTheyAreCopies(Random random) {
        String text = text(random, 600);
        WorkIdentity bokeh = with(paper("a", "Bars", List.of(), null, null), DocumentType.DOCUMENTATION,
                TextSketch.of(text),
                "folder");
        WorkIdentity matplotlib = with(paper("b", "Bars", List.of(), null, null), DocumentType.DOCUMENTATION,
                TextSketch.of(text + text(random, 120)), "folder");
        WorkIdentity copy = with(paper("c", "Bars", List.of(), null, null), DocumentType.DOCUMENTATION,
                TextSketch.of(text),
                "other");
        assertThat(versions(bokeh, matplotlib, copy).works()).singleElement()
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .containsExactlyInAnyOrder(bokeh.id(), copy.id());
    }

    private static String text(Random random, int words) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < words; i++) {
            text.append(Integer.toString(random.nextInt(1_000_000), 36)).append(' ');
        }
        return text.toString();
    }

    @Test
    void aWorkDoesNotCiteItself() {
        WorkIdentity preprint = paper("preprint", TITLE, CITED.authors(), 2010, null);
        RelationFinder relating = new RelationFinder(List.of(CITED, preprint), Set.of(), () -> {});
        relating.reference(preprint.id(), 0, reference(TITLE, 2011, "A. B. Müller"));
        assertThat(relating.citations().isEmpty()).isTrue();
    }

    @Test
    void ofManyWorksWithOneTitleOnlyTheFirstAreLookedAt() {
        WorkIndex index = new WorkIndex();
        IntStream.range(0, 1000).forEach(i -> index.add(
                paper("p" + i, "Introduction to the special issue", CITED.authors(), 2000, null)));
        WorkIndex.Known last = index.all().getLast();
        assertThat(index.alike(last.described(), last)).hasSize(WorkIndex.COMMON);
        WorkIdentity misprinted = paper("misprinted", "Introduction to the specail issue", CITED.authors(),
                2000, null);
        assertThat(index.alike(WorkDescription.of(misprinted), last)).isEmpty();
    }

    private static RelationFinder ofMany(int papers, Runnable checkpoint) {
        WorkIdentity[] works = IntStream.range(0, papers)
                .mapToObj(i -> with(
                        paper("paper" + i, "Herons of the number " + i, List.of("Ada Raman"), 2020, null),
                        DocumentType.PAPER, TextSketch.of("herons stand in the reeds of lake " + i),
                        "folder"))
                .toArray(WorkIdentity[]::new);
        RelationFinder finder = new RelationFinder(List.of(works), Set.of(), checkpoint);
        for (int i = 1; i < papers; i++) {
            finder.reference(works[i].id(), 0,
                    new Reference("", null, null, "Herons of the number 0", List.of("Ada Raman"), null));
        }
        return finder;
    }

    @Test
    void itAsksForEveryDocumentAndReferenceWhetherItIsToGoOn() {
        AtomicInteger asked = new AtomicInteger();
        RelationFinder finder = ofMany(100, asked::incrementAndGet);
        // Once when it is put into the index, once for its number, once for its title, once for each band of its sketch, once for
        // its work; and for each reference.
        int found = asked.get();
        assertThat(found).isEqualTo(100 * (1 + 1 + 1 + TextSketch.BINS / 4 + 1) + 99);
        assertThat(finder.citations().citing()).isNotEmpty();
        assertThat(asked.get()).as("while papers are weighed").isGreaterThan(found + 3);
    }

    @Test
    void itEndsAtWhateverMomentItIsToldTo() {
        AtomicInteger asked = new AtomicInteger();
        ofMany(10, asked::incrementAndGet).citations();
        for (int i = 1; i <= asked.get(); i++) {
            AtomicInteger left = new AtomicInteger(i);
            assertThatThrownBy(() -> ofMany(10, () -> {
                if (left.decrementAndGet() == 0) {
                    throw new CancellationException();
                }
            }).citations()).isInstanceOf(CancellationException.class);
        }
    }
}
