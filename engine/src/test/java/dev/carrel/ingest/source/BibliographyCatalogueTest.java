package dev.carrel.ingest.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.carrel.chunk.Chunker;
import dev.carrel.chunk.Chunking;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.document.reason.Reason;
import dev.carrel.embed.CachedEmbedder;
import dev.carrel.embed.Embedder;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.IndexFacts;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.VectorLimit;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ingest.Ingest;
import dev.carrel.ingest.Pipeline;
import dev.carrel.ingest.Progress;
import dev.carrel.ingest.Report;
import dev.carrel.read.registry.Readers;
import dev.carrel.testing.CountingEmbedder;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

final class BibliographyCatalogueTest {
    private static final String SMITH = "@article{smith2020, title={On Corals}, author={Smith, Jane}, year=2020,"
            + " file={:papers/smith.md:Text}}\n";
    private static final String DOE = "@book{doe1999, title={Sea Grass}, file={:gone.md:Text}}\n";

    @TempDir
    private Path temporary;
    private final FileReading reading = new FileReading(Readers.standard(), 1_000_000, _ -> false);
    private TestFolder folder;
    private Embedder embedder;
    private PassageIndex index;

    @BeforeEach
    void open() throws IOException {
        folder = new TestFolder(temporary.resolve("docs"));
        embedder = new CachedEmbedder(new CountingEmbedder(TestModels.bge()), temporary.resolve("vectors"));
        index = LuceneIndex.open(temporary.resolve("index"), KeywordScoring.STANDARD);
        folder.write("papers/smith.md",
                "---\ntitle: Wrong\nauthor: Nobody\ndoi: 10.1000/x\n---\n# Wrong\n\nPolyps lose algae.");
    }

    @AfterEach
    void close() throws IOException {
        index.close();
        embedder.close();
    }

    private Report run(Catalogue catalogue) throws IOException {
        Chunking chunking = new Chunking(64, embedder.room(), Chunking.Scope.FULL);
        return new Ingest(index,
                new Pipeline(new Chunker(embedder::tokens, chunking), embedder, VectorLimit.NONE, 2, false),
                new IndexFacts("bge", embedder.model().fingerprint(), 384, 64), Clock.systemUTC(),
                (_, _, _) -> {})
                .run(List.of(catalogue), Progress.SILENT);
    }

    private Report runFile(String name) throws IOException {
        Path file = folder.path().resolve(name);
        return run(new BibliographyCatalogue(file, BibliographyCatalogue.kindOf(file, reading).orElseThrow(),
                reading));
    }

    private Optional<IndexEntry> entry(String name) throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            var ids = snapshot.stored().named(name);
            return ids.isEmpty() ? Optional.empty() : snapshot.stored().entry(ids.getFirst());
        }
    }

    private List<String> keys() throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            List<Origin> origins = new ArrayList<>();
            snapshot.register().origins(origins::add);
            return origins.stream().map(Origin::key).sorted().toList();
        }
    }

    @Test
    void anEntryHasTheTextOfItsAttachmentAndItsOwnMetadata() throws IOException {
        folder.write("refs.bib", SMITH);
        assertThat(runFile("refs.bib").indexed()).isEqualTo(1);
        IndexEntry entry = entry("smith2020").orElseThrow();
        assertThat(entry.document().metadata().title()).isEqualTo("On Corals");
        assertThat(entry.document().metadata().authors()).containsExactly("Jane Smith");
        assertThat(entry.document().metadata().doi()).isEqualTo(new Doi("10.1000/x"));
        assertThat(entry.document().text()).contains("Polyps lose algae.");
        assertThat(entry.origin().path()).isEqualTo(folder.path().resolve("papers/smith.md").toString());
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.register().sources()).singleElement()
                    .satisfies(source -> assertThat(source.kind()).isEqualTo(Source.Kind.BIBLIOGRAPHY));
        }
    }

    @Test
    void aMissingAttachmentIsAFailureAndTheEntryStays() throws IOException {
        folder.write("refs.bib", DOE);
        Report report = runFile("refs.bib");
        assertThat(report.indexed()).isEqualTo(1);
        assertThat(report.failed()).singleElement().satisfies(failed -> {
            assertThat(failed.path()).isEqualTo(folder.path().resolve("gone.md").toString());
            assertThat(failed.reason()).isEqualTo(new Reason.NotThere("doe1999", "refs.bib"));
        });
        folder.write("gone.md", "# Posidonia\n\nMeadows store carbon.");
        Report found = runFile("refs.bib");
        assertThat(found.indexed()).isEqualTo(1);
        assertThat(found.failed()).isEmpty();
        assertThat(entry("doe1999").orElseThrow().document().text()).contains("carbon");
    }

    @Test
    void onlyWhatChangedIsReadAgain() throws IOException {
        folder.write("refs.bib", SMITH + "@misc{other, title={Other}}\n@misc{third, title={Third}}\n");
        assertThat(runFile("refs.bib").indexed()).isEqualTo(3);
        folder.write("refs.bib",
                "% edited\n@misc{third, title={Third}}\n" + SMITH + "@misc{new, title={New}}");
        Report report = runFile("refs.bib");
        assertThat(report.unchanged()).isEqualTo(2);
        assertThat(report.indexed()).isEqualTo(1);
        assertThat(report.removed()).isEqualTo(1);
        assertThat(keys()).containsExactly("new", "smith2020", "third");
        folder.write("papers/smith.md", "# Smith\n\nPolyps regain algae.");
        assertThat(runFile("refs.bib").indexed()).isEqualTo(1);
        assertThat(entry("smith2020").orElseThrow().document().text()).contains("regain");
    }

    @Test
    void aMalformedEntryIsAFailureWithItsLine() throws IOException {
        folder.write("refs.bib",
                "\n" + SMITH + "@misc{bad, title={never closed}\n@misc{good, title={Good}}\n");
        Report report = runFile("refs.bib");
        assertThat(report.indexed()).isEqualTo(2);
        assertThat(report.failed()).singleElement().satisfies(failed -> {
            assertThat(failed.path()).endsWith("refs.bib");
            assertThat(failed.reason()).isEqualTo(new Reason.AtLine(3, "entry has no closing brace"));
        });
    }

    @Test
    void aDamagedAttachmentIsToldAndTheEntryStays() throws IOException {
        folder.write("refs.bib", "@misc{k, title={K}, abstract={About kelp.}, file={:bad.ipynb:x}}");
        folder.write("bad.ipynb", "{\"cells\": [");
        Report report = runFile("refs.bib");
        assertThat(report.indexed()).isEqualTo(1);
        assertThat(report.failed()).extracting(Report.Failed::path)
                .containsExactly(folder.path().resolve("bad.ipynb").toString());
        assertThat(runFile("refs.bib").failed()).as("told again, without being read")
                .isEqualTo(report.failed());
        IndexEntry entry = entry("k").orElseThrow();
        assertThat(entry.document().text()).isEqualTo("About kelp.");
        assertThat(entry.document().unreadable()).singleElement()
                .satisfies(page -> assertThat(page.reason()).isInstanceOfSatisfying(Reason.InAttachment.class,
                        reason -> assertThat(reason.file()).isEqualTo("bad.ipynb")));
    }

    @Test
    void anAttachmentIsTriedAgainWhenTheLimitThatKeptItOutIsLifted() throws IOException {
        folder.write("refs.bib", SMITH + "@misc{k, title={K}, file={:kelp.md:x}}");
        folder.write("kelp.md", "# Kelp\n\n" + "Forests under water. ".repeat(20));
        Path refs = folder.path().resolve("refs.bib");
        FileReading strict = new FileReading(Readers.standard(), 200, _ -> false);
        Report refused = run(new BibliographyCatalogue(refs, Source.Kind.BIBLIOGRAPHY, strict));
        assertThat(refused.failed()).singleElement()
                .satisfies(failed -> assertThat(failed.path()).endsWith("kelp.md"));
        assertThat(run(new BibliographyCatalogue(refs, Source.Kind.BIBLIOGRAPHY, strict)).unchanged())
                .isEqualTo(2);
        Report report = runFile("refs.bib");
        assertThat(report.indexed()).isEqualTo(1);
        assertThat(report.unchanged()).isEqualTo(1);
        assertThat(report.failed()).isEmpty();
        assertThat(entry("k").orElseThrow().document().text()).contains("Forests under water.");
    }

    @Test
    void documentsThatFailedAreToldBeforeAttachments() throws IOException {
        folder.write("refs.bib", "@misc{k, title={K}, file={:gone.pdf:x}}");
        folder.write("zebras.ipynb", "{\"cells\": [");
        assertThat(run(new FolderCatalogue(folder.path(), reading)).failed()).extracting(Report.Failed::path)
                .containsExactly(
                        folder.path().resolve("zebras.ipynb").toString(),
                        folder.path().resolve("gone.pdf").toString());
    }

    @Test
    void whatFailedIsToldAlsoWhereOnlyATimeHasChanged() throws IOException {
        folder.write("refs.bib",
                "@misc{k, title={K}, file={:papers/smith.md:x;:bad.ipynb:x}}");
        folder.write("bad.ipynb", "{\"cells\": [");
        Report report = runFile("refs.bib");
        assertThat(report.failed()).hasSize(1);
        Files.setLastModifiedTime(folder.path().resolve("papers/smith.md"), FileTime.fromMillis(5000));
        Report again = runFile("refs.bib");
        assertThat(again.unchanged() + again.indexed()).isEqualTo(1);
        assertThat(again.failed()).isEqualTo(report.failed());
    }

    @Test
    void aBibliographyInAFolderIsListedToo() throws IOException {
        folder.write("refs.bib", SMITH + DOE);
        folder.write("empty.bib", "");
        folder.write("bookmarks.html",
                "<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p><DT><A HREF=\"http://x.org\">X</A></DL>");
        Report report = run(new FolderCatalogue(folder.path(), reading));
        assertThat(keys()).contains("refs.bib#smith2020", "refs.bib#doe1999", "bookmarks.html#http://x.org");
        assertThat(report.failed()).extracting(Report.Failed::reason).contains(new Reason.Empty());
        assertThat(keys()).as("what an entry has read is no document besides")
                .doesNotContain("papers/smith.md");
        Files.delete(folder.path().resolve("refs.bib"));
        run(new FolderCatalogue(folder.path(), reading));
        assertThat(keys()).doesNotContain("refs.bib#smith2020").contains("papers/smith.md");
    }
}
