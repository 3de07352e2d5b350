package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import dev.carrel.document.DocumentId;
import dev.carrel.document.reason.Reason;
import dev.carrel.index.Snapshot;
import dev.carrel.ingest.Progress;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.search.Answer;
import dev.carrel.search.Hit;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/// Real files of several formats, and how the library sees that they belong together.
@Tag("thorough")
final class DocumentConnectionsTest {
    private static final SearchOptions WORDS = SearchOptions.STANDARD.withMode(Mode.KEYWORD);

    @TempDir
    private Path temporary;
    private TestFolder folder;
    private Library library;

    @BeforeEach
    void write() throws IOException {
        folder = new TestFolder(temporary.resolve("papers"));
        folder.write("preprint.md", """
                ---
                title: "Evening light and the sleep of readers: a field study"
                authors: [Ada Raman, Tom Katz]
                year: 2021
                ---
                # Abstract

                Evening light delays the melatonin of people who read on a screen.

                # Introduction

                We walk in the footsteps of others.

                # References

                1. Doe J, Roe R. Lamps and clocks. J Light. 2001;3:12-15.
                """);
        folder.write("published.html",
                """
                        <html><head><title>Evening Light and the Sleep of Readers</title>
                        <meta name="citation_title" content="Evening Light and the Sleep of Readers: A Field Study">
                        <meta name="citation_author" content="Raman, Ada"><meta name="citation_author" content="Katz, Tom">
                        <meta name="citation_publication_date" content="2022">
                        <meta name="citation_doi" content="10.1000/light.22"></head><body><article>
                        <h1>Evening Light and the Sleep of Readers: A Field Study</h1>
                        <p>Evening light delays the melatonin of people who read on a screen.
                        This page has the article as it was published, after two rounds of review.</p></article></body></html>
                        """);
        folder.write("lamps.tex", """
                \\documentclass{article}
                \\title{Lamps and Clocks}
                \\author{Jane Doe and Richard Roe}
                \\date{2001}
                \\begin{document}
                \\maketitle
                Lamps set clocks, and melatonin follows.
                \\end{document}
                """);
        folder.write("later.md",
                """
                        ---
                        title: What later studies made of it
                        authors: [Xi Chen]
                        year: 2023
                        ---
                        # Abstract

                        It was confirmed.

                        # References

                        - Raman, A., & Katz, T. (2022). Evening light and the sleep of readers. *Sleep*, 1(2), 3–4. https://doi.org/10.1000/LIGHT.22
                        - Doe, J., & Roe, R. (2001). Lamps and clocks. *Journal of Light*, 3, 12–15.
                        - Nobody, N. (1999). A work that is not here. *Void*, 1, 1–2.
                        """);
        library = Library.open(new Home(TestModels.rememberingHomeIn(temporary.resolve("home"))), "default",
                Settings.standard());
        add();
    }

    @AfterEach
    void close() throws IOException {
        library.close();
    }

    private void add() throws IOException {
        library.intake().add(List.of(folder.path()), Progress.SILENT);
    }

    private DocumentId id(String name) {
        return DocumentId.of(folder.path().resolve(name).toString());
    }

    private DocumentConnections connections(String name) throws IOException {
        try (LibraryContents contents = library.contents()) {
            return contents.connections(id(name));
        }
    }

    private List<String> found(String query, SearchOptions options) throws IOException {
        Answer answer = library.search().ask(query, options);
        return answer.results().stream()
                .map(hit -> Path.of(hit.found().origin().path()).getFileName().toString())
                .toList();
    }

    @Test
    void aWorkIsFoundOnceWithItsVersions() throws IOException {
        List<Hit> hits = library.search().ask("melatonin screen", WORDS).results();
        assertThat(found("melatonin screen", WORDS)).hasSize(2).contains("lamps.tex");
        assertThat(hits.getFirst().versions()).hasSize(1);
        assertThat(hits.getFirst().versions().getFirst().origin().id())
                .isIn(id("preprint.md"), id("published.html"))
                .isNotEqualTo(hits.getFirst().found().origin().id());
        assertThat(hits.getLast().versions()).isEmpty();
        assertThat(hits).extracting(Hit::rank).containsExactly(1, 2);
    }

    @Test
    void everyVersionHasItsPassages() throws IOException {
        assertThat(found("melatonin screen", WORDS.withView(View.PASSAGES))).contains("preprint.md",
                "published.html");
    }

    @Test
    void whatOneVersionTellsIsTrueOfTheWork() throws IOException {
        for (String condition : List.of("year:2021", "doi:10.1000/light.22", "type:page")) {
            assertThat(found("melatonin screen " + condition, WORDS)).as(condition).hasSize(1);
            assertThat(found("melatonin screen " + condition, WORDS.withView(View.PASSAGES))).as(condition)
                    .contains("preprint.md", "published.html");
        }
        assertThat(found("melatonin screen -year:2021", WORDS)).doesNotContain("preprint.md",
                "published.html");
    }

    @Test
    void referencesLeadToDocuments() throws IOException {
        DocumentConnections later = connections("later.md");
        assertThat(later.cites()).hasSize(2).contains(id("lamps.tex"));
        assertThat(later.cited(0)).isIn(Optional.of(id("preprint.md")),
                Optional.of(id("published.html")));
        assertThat(later.cited(1)).contains(id("lamps.tex"));
        assertThat(later.cited(2)).isEmpty();
        assertThat(connections("lamps.tex").citedBy()).containsExactlyInAnyOrder(id("later.md"),
                id("preprint.md"));
        assertThat(connections("preprint.md").citedBy()).containsExactly(id("later.md"));
        assertThat(connections("published.html").citedBy()).containsExactly(id("later.md"));
    }

    @Test
    void whoIsCitedRanksHigher() throws IOException {
        double lamps = connections("lamps.tex").pageRank().orElseThrow();
        assertThat(lamps).isGreaterThan(connections("published.html").pageRank().orElseThrow());
        assertThat(connections("published.html").pageRank()).isEqualTo(connections("preprint.md").pageRank());
        assertThat(connections("later.md").pageRank().orElseThrow()).isLessThan(lamps);
        assertThat(lamps).isEqualTo(1, Offset.offset(1e-9));
    }

    @Test
    void whatGoesTakesItsConnectionsAlong() throws IOException {
        folder.delete("published.html");
        folder.delete("later.md");
        add();
        assertThat(connections("preprint.md").versions()).isEmpty();
        assertThat(connections("preprint.md").citedBy()).isEmpty();
        assertThat(connections("lamps.tex").citedBy()).containsExactly(id("preprint.md"));
        library.upkeep().remove(List.of(id("lamps.tex")), List.of());
        assertThat(connections("preprint.md").cites()).isEmpty();
        assertThat(connections("preprint.md").pageRank()).isEmpty();
    }

    @Test
    void rebuildingKeepsTheConnections() throws IOException {
        library.upkeep().reindex(Progress.SILENT);
        assertThat(connections("lamps.tex").citedBy()).hasSize(2);
        assertThat(connections("preprint.md").versions()).hasSize(1);
    }

    @Test
    void aListOfCitationsIsASource() throws IOException {
        Path list = folder.write("citations.tsv",
                "citing\tcited\nlamps.tex\tlater.md\nlamps.tex\tnobody\n\nbroken\n");
        var report = library.intake().add(List.of(list), Progress.SILENT);
        assertThat(report.failed()).singleElement()
                .satisfies(failed -> assertThat(failed.reason())
                        .isEqualTo(new Reason.AtLine(5, "not two names with a tab between them")));
        assertThat(report.indexed()).isZero();
        assertThat(report.citations()).isEqualTo(2);
        assertThat(library.intake().add(List.of(list), Progress.SILENT).citations()).as("and told again")
                .isEqualTo(2);
        assertThat(connections("later.md").citedBy()).containsExactly(id("lamps.tex"));
        library.upkeep().reindex(Progress.SILENT);
        assertThat(connections("later.md").citedBy()).containsExactly(id("lamps.tex"));
        try (Snapshot snapshot = library.snapshot()) {
            library.upkeep().remove(List.of(), snapshot.register().sources().stream()
                    .filter(source -> source.location().equals(list.toString())).map(source -> source.id())
                    .toList());
        }
        assertThat(connections("later.md").citedBy()).isEmpty();
    }

    @Test
    void aCorpusCitesByItsOwnKeys() throws IOException {
        folder.write("corpus/corpus.jsonl", """
                {"_id": "1", "title": "First", "text": "One.", "metadata": {"cites": ["2", "3"]}}
                {"_id": "2", "title": "Second", "text": "Two.", "metadata": {"cites": ["2"]}}
                """);
        Path corpus = folder.path().resolve("corpus/corpus.jsonl");
        library.intake().add(List.of(corpus), Progress.SILENT);
        try (Snapshot snapshot = library.snapshot()) {
            assertThat(snapshot.relations().citations().cites(DocumentId.of(corpus + "#1")))
                    .containsExactly(DocumentId.of(corpus + "#2"));
            assertThat(snapshot.relations().citations().cites(DocumentId.of(corpus + "#2"))).isEmpty();
        }
    }

    @Test
    void nothingIsFoundOutAnewWhenNothingHasChanged() throws IOException {
        long before = basis();
        add();
        assertThat(basis()).isEqualTo(before);
        folder.write("new.md", "# New\n\nText.");
        add();
        assertThat(basis()).isNotEqualTo(before);
    }

    private long basis() throws IOException {
        try (Snapshot snapshot = library.snapshot()) {
            return snapshot.relations().basis();
        }
    }

    private static final String CITING = """
            ---
            title: A review of lamps
            authors: [Xi Chen]
            year: 2024
            ---
            # Introduction

            Nobody had asked before. Clocks follow lamps, as Doe and Roe (2001) found %s.

            # References

            - Doe, J., & Roe, R. (2001). Lamps and clocks. *Journal of Light*, 3, 12–15.
            """;

    private List<String> said(String name) throws IOException {
        return connections(name).said().stream().map(said -> said.sentence().text()).toList();
    }

    @Test
    void whatOthersSayAboutAWorkIsToldWithItsPlace() throws IOException {
        assertThat(said("lamps.tex")).isEmpty();
        folder.write("review.md", CITING.formatted("in winter"));
        add();
        assertThat(said("lamps.tex"))
                .containsExactly("Clocks follow lamps, as Doe and Roe (2001) found in winter.");
        DocumentConnections.Said said = connections("lamps.tex").said().getFirst();
        assertThat(said.citing().metadata().title()).isEqualTo("A review of lamps");
        try (LibraryContents contents = library.contents()) {
            assertThat(contents.read(id("review.md")).orElseThrow().passages())
                    .filteredOn(passage -> passage.id().equals(said.sentence().passage())).singleElement()
                    .satisfies(passage -> assertThat(passage.text()).contains(said.sentence().text()));
        }
    }

    @Test
    void whatIsSaidChangesWithTheCitingTextAndGoesWithIt() throws IOException {
        folder.write("review.md", CITING.formatted("in winter"));
        add();
        folder.write("review.md", CITING.formatted("in summer too"));
        add();
        assertThat(said("lamps.tex"))
                .containsExactly("Clocks follow lamps, as Doe and Roe (2001) found in summer too.");
        library.upkeep().remove(List.of(id("review.md")), List.of());
        assertThat(said("lamps.tex")).isEmpty();
    }

    @Test
    void whatWasSaidBeforeTheWorkCameIsToldOnceItIsThere() throws IOException {
        folder.write("review.md", CITING.formatted("in winter"));
        folder.delete("lamps.tex");
        add();
        folder.write("lamps.md",
                "---\ntitle: Lamps and clocks\nauthors: [Jane Doe, Richard Roe]\nyear: 2001\n---\nLamps.\n");
        add();
        assertThat(said("lamps.md"))
                .containsExactly("Clocks follow lamps, as Doe and Roe (2001) found in winter.");
    }

    @Test
    void aWorkIsFoundByWhatIsSaidAboutItIfThatIsAskedFor() throws IOException {
        folder.write("review.md", CITING.formatted("in winter"));
        add();
        assertThat(found("said:winter", WORDS)).containsExactly("lamps.tex");
        assertThat(found("said:\"clock following in winters\"", WORDS)).containsExactly("lamps.tex");
        assertThat(found("melatonin -said:winter", WORDS)).doesNotContain("lamps.tex").hasSize(1);
        assertThat(found("said:\"winter nobody\"", WORDS)).as("words of two sentences").isEmpty();
        assertThat(found("said:summer", WORDS)).isEmpty();
    }

    @Test
    void notesAndManuscriptsCiteByKey() throws IOException {
        folder.write("refs.bib",
                "@article{doe2001, title={Lamps and Clocks}, author={Doe, Jane and Roe, Richard}, year={2001}}\n");
        folder.write("note.md",
                "# Reading\n\nTwo lamps are enough [see @doe2001, p. 3; @nobody]. More to come.\n");
        folder.write("draft.tex",
                "\\begin{document}\\title{Draft}\n\nLamps matter \\citep[p.~3]{nobody,doe2001}. They do.\n\\end{document}\n");
        library.intake().add(List.of(folder.path(), folder.path().resolve("refs.bib")), Progress.SILENT);
        assertThat(said("lamps.tex")).containsExactlyInAnyOrder(
                "Two lamps are enough [see @doe2001, p. 3; @nobody].",
                "Lamps matter [nobody,doe2001].");
    }

    /// It is the words of the citing paper: whoever looks for them finds that one, and nobody quotes the cited one for them.
    @Test
    void whatIsSaidAboutAWorkIsNoneOfItsText() throws IOException {
        folder.write("review.md", CITING.formatted("in winter"));
        add();
        assertThat(found("winter", WORDS)).containsExactly("review.md");
        assertThat(found("winter", WORDS.withView(View.PASSAGES))).containsExactly("review.md");
    }
}
