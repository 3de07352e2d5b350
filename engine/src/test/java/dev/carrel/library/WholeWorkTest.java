package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.Year;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.Snapshot;
import dev.carrel.ingest.Progress;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.search.Hit;
import dev.carrel.search.context.Context;
import dev.carrel.search.context.ContextRequest;
import dev.carrel.search.quote.Verdict;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.search.similar.NearPassages;
import dev.carrel.search.similar.SimilarityKind;
import dev.carrel.testing.SmallPdf;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import dev.carrel.testing.ZoteroFolder;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// The same paper as a loose PDF with a poor title, as an item of Zotero with a PDF of its own, and as an entry of a
/// bibliography.
@Tag("thorough")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WholeWorkTest {
    private static final SearchOptions WORDS = SearchOptions.STANDARD.withMode(Mode.KEYWORD);
    private static final String DOI = "10.1000/lamps.1";
    private static final String TITLE = "Reading lamps and the sleep of night workers";
    private static final String SENTENCE = "Workers who read under amber lamps slept for seven hours.";

    private TestFolder folder;
    private Library library;

    @BeforeAll
    void addThePaperThreeTimes(@TempDir Path temporary) throws IOException {
        folder = new TestFolder(temporary.resolve("papers"));
        Files.write(folder.path().resolve("loose.pdf"), SmallPdf.of("gki757 4433..4442",
                "Ada Raman and Bo Lee", "doi:" + DOI, "", SENTENCE,
                "Those who read under white lamps slept for five hours and woke twice."));
        Path bib = new TestFolder(temporary.resolve("bib")).write("library.bib", """
                @article{raman2021lamps, title = {Reading Lamps and the Sleep of Night Workers},
                  author = {Raman, Ada and Lee, Bo}, year = {2021}, journal = {Sleep}, doi = {%s}}
                @article{katz2001, title = {Tea}, author = {Katz, Tim}, year = {2001}}
                @article{noor2011, title = {Tea}, author = {Noor, Cy}, year = {2011}}
                """.formatted(DOI));
        library = Library.open(new Home(TestModels.homeIn(temporary.resolve("home"))), "default",
                Settings.standard());
        library.intake().add(List.of(folder.path(), bib), List.of(zotero(temporary).toString()),
                Progress.SILENT);
    }

    private static Path zotero(Path temporary) throws IOException {
        ZoteroFolder zotero = new ZoteroFolder(temporary.resolve("zotero"));
        long item = zotero.item("PAPER001", "journalArticle",
                Map.of("title", TITLE, "DOI", DOI, "abstractNote", "Lamps and sleep were looked into."));
        zotero.creator(item, "author", "Ada", "Raman").creator(item, "author", "Bo", "Lee")
                .tag(item, "toread").put(item, zotero.collection("Light", null));
        Path file = zotero.stored("FILE0001", item, "paper.pdf", "");
        Files.write(file, SmallPdf.of(TITLE, "Lamps and sleep were looked into."));
        return zotero.data();
    }

    @AfterAll
    void close() throws IOException {
        library.close();
    }

    private List<Hit> found(String query) throws IOException {
        return library.search().ask(query, WORDS).results();
    }

    private NamedWork named(String name) throws IOException {
        try (LibraryContents contents = library.contents()) {
            return contents.work(name).orElseThrow();
        }
    }

    @Test
    void theyAreOneWork() throws IOException {
        try (Snapshot snapshot = library.snapshot()) {
            assertThat(snapshot.relations().versions().works()).singleElement()
                    .satisfies(work -> assertThat(work).hasSize(3));
        }
    }

    @Test
    void aHitShowsTheCuratedFactsAndThePage() throws IOException {
        Hit hit = found("amber lamps").getFirst();
        Metadata metadata = hit.found().metadata();
        assertThat(hit.found().origin().path()).endsWith("loose.pdf");
        assertThat(hit.found().passage().page()).isEqualTo(1);
        assertThat(metadata.title()).isEqualTo(TITLE);
        assertThat(metadata.citekey()).isEqualTo("raman2021lamps");
        assertThat(metadata.year()).isEqualTo(new Year(2021));
        assertThat(metadata.tags()).containsExactly("toread");
        assertThat(metadata.collections()).containsExactly("Light");
        assertThat(Objects.requireNonNull(metadata.zotero()).link(hit.found().passage()))
                .contains("zotero://open-pdf/library/items/FILE0001?page=1");
        assertThat(hit.versions()).extracting(DocumentSummary::form).containsExactly("Zotero item",
                "bibliography entry");
    }

    @Test
    void whatOnlyTheCuratedEntryTellsFindsTheSentenceInThePdf() throws IOException {
        for (String condition : List.of("tag:toread", "collection:Light", "citekey:raman2021lamps",
                "year:2021", "author:lee", "doi:" + DOI)) {
            assertThat(found("\"amber lamps\" " + condition)).as(condition).singleElement()
                    .satisfies(hit -> assertThat(hit.found().passage().text()).contains(SENTENCE));
        }
        assertThat(found("\"amber lamps\" -tag:toread")).isEmpty();
        assertThat(found("tag:toread")).singleElement()
                .satisfies(hit -> assertThat(hit.found().origin().path()).endsWith(".pdf"));
    }

    @Test
    void aNameOfTheWorkMeansAllVersions() throws IOException {
        for (String name : List.of(DOI, "https://doi.org/" + DOI, "raman2021lamps", "PAPER001",
                "reading lamps — and the SLEEP of night-workers!")) {
            assertThat(named(name).documents()).as(name).hasSize(3);
        }
    }

    @Test
    void aPathAndAnIdMeanOneVersion() throws IOException {
        String path = folder.path().resolve("loose.pdf").toString();
        assertThat(named(path).documents()).containsExactly(DocumentId.of(path));
        assertThat(named(DocumentId.of(path).value().substring(0, 9)).documents()).hasSize(1);
    }

    @Test
    void theWorkIsReadWithCuratedFactsAndTheTextOfTheFullestVersion() throws IOException {
        try (LibraryContents contents = library.contents()) {
            IndexEntry entry = contents.read(named("raman2021lamps"));
            assertThat(entry.document().metadata().title()).isEqualTo(TITLE);
            assertThat(entry.document().pages()).isEqualTo(1);
        }
    }

    @Test
    void differentWorksOfOneNameAreToldApart() {
        assertThatThrownBy(() -> named("tea")).isInstanceOf(UserError.class)
                .hasMessageContaining("2 works go by the name tea")
                .satisfies(error -> assertThat(((UserError) error).hint()).contains("Tim Katz", "2001",
                        "Cy Noor", "2011", "bibliography entry", "library.bib"));
    }

    @Test
    void onlyOneVersionIsTakenOutByAName() throws IOException {
        try (LibraryContents contents = library.contents()) {
            assertThatThrownBy(() -> contents.document(DOI)).isInstanceOf(UserError.class)
                    .hasMessageContaining("has 3 versions");
        }
    }

    @Test
    void passagesLikeATextAreOfDifferentWorks() throws IOException {
        NearPassages near = library.search().similar("Lamps and sleep were looked into. " + SENTENCE, 10);
        assertThat(near.results()).extracting(each -> each.found().metadata().title())
                .containsOnlyOnce(TITLE);
    }

    @Test
    void noWorkIsLikeItself() throws IOException {
        assertThat(library.search().similar(named(DOI).fullest(), SimilarityKind.MEANING, 10).results())
                .extracting(like -> like.document().metadata().title()).containsOnly("Tea");
    }

    @Test
    void aWorkIsGatheredFromOnce() throws IOException {
        NamedWork work = named(DOI);
        Context context = library.search()
                .context(ContextRequest.about("sleep under amber lamps", work.documents(),
                        NamedWork.together(List.of(work))));
        assertThat(context.excerpts()).extracting(each -> each.found().origin().id()).hasSizeGreaterThan(0)
                .containsOnly(context.excerpts().getFirst().found().origin().id());
        assertThat(context.excerpts().getFirst().citation()).startsWith("[raman2021lamps, p. 1");
        assertThat(library.search().context(ContextRequest.about("lamps", List.of())).excerpts())
                .extracting(each -> each.found().origin().id()).filteredOn(work.documents()::contains)
                .satisfies(read -> assertThat(new HashSet<>(read)).hasSize(1));
    }

    @Test
    void aQuotationIsFoundInWhateverVersionItStands() throws IOException {
        Verdict verdict = library.search().verify(SENTENCE, named("raman2021lamps").documents());
        assertThat(verdict.findings()).singleElement()
                .satisfies(finding -> assertThat(finding.citation()).isEqualTo("[raman2021lamps, p. 1 ¶1]"));
        assertThat(library.search().verify("Lamps and sleep were looked into.", List.of()).findings())
                .hasSize(1);
    }

    @Test
    void everyVersionKeepsItsPassages() throws IOException {
        assertThat(library.search().ask("lamps", WORDS.withView(View.PASSAGES)).results())
                .extracting(hit -> hit.found().origin().id()).containsAll(named(DOI).documents());
    }
}
