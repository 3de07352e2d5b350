package dev.carrel.ingest.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.carrel.chunk.Chunker;
import dev.carrel.chunk.Chunking;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Section;
import dev.carrel.document.SectionKind;
import dev.carrel.document.bibliography.Year;
import dev.carrel.document.reason.Reason;
import dev.carrel.document.reason.ReasonText;
import dev.carrel.embed.CachedEmbedder;
import dev.carrel.embed.Embedder;
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
import dev.carrel.read.zotero.http.LocalApi;
import dev.carrel.read.zotero.profile.DataDirectory;
import dev.carrel.testing.CountingEmbedder;
import dev.carrel.testing.TestModels;
import dev.carrel.testing.ZoteroFolder;
import dev.carrel.testing.ZoteroServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

@Tag("thorough")
final class ZoteroCatalogueTest {
    private static final String PAGE = "<html><head><title>Of cats</title></head><body><article><h1>Of cats</h1>"
            + "<p>%s</p></article></body></html>";

    @TempDir
    private Path temporary;
    private ZoteroFolder zotero;
    private Embedder embedder;
    private PassageIndex index;

    @BeforeEach
    void open() throws IOException {
        zotero = new ZoteroFolder(temporary.resolve("Zotero"));
        embedder = new CachedEmbedder(new CountingEmbedder(TestModels.bge()), temporary.resolve("vectors"));
        index = LuceneIndex.open(temporary.resolve("index"), KeywordScoring.STANDARD);
    }

    @AfterEach
    void close() throws IOException {
        index.close();
        embedder.close();
    }

    private Report run() throws IOException {
        return run(reading());
    }

    private static FileReading reading() {
        return new FileReading(Readers.standard(), 1_000_000, _ -> false);
    }

    private Report run(FileReading reading) throws IOException {
        return run(ZoteroCatalogue.in(new DataDirectory(zotero.data(), temporary.resolve("base")), reading));
    }

    private Report run(Catalogue catalogue) throws IOException {
        Chunking chunking = new Chunking(64, embedder.room(), Chunking.Scope.FULL);
        return new Ingest(index,
                new Pipeline(new Chunker(embedder::tokens, chunking), embedder, VectorLimit.NONE, 2, false),
                new IndexFacts("bge", embedder.model().fingerprint(), 384, 64), Clock.systemUTC(),
                (_, _, _) -> {})
                .run(List.of(catalogue), Progress.SILENT);
    }

    private Document document(String name) throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            List<DocumentId> named = snapshot.stored().named(name);
            assertThat(named).as(name).hasSize(1);
            return snapshot.stored().entry(named.getFirst()).orElseThrow().document();
        }
    }

    private List<String> failures() throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            return snapshot.register().failures().stream().map(failure -> ReasonText.of(failure.reason()))
                    .toList();
        }
    }

    private long paper(String key, String title) {
        return zotero.item(key, "journalArticle",
                Map.of("title", title, "abstractNote", "All about " + title));
    }

    @Test
    void anItemIsFoundByItsKeyItsLinkAndItsCiteKey() throws IOException {
        zotero.set(paper("PAPER001", "On cats"), "citationKey", "cat2019").set(1, "DOI", "10.1000/cats");
        assertThat(run().indexed()).isEqualTo(1);
        for (String name : List.of("PAPER001", "zotero://select/library/items/PAPER001", "cat2019",
                "10.1000/cats")) {
            assertThat(document(name).metadata().title()).isEqualTo("On cats");
        }
    }

    @Test
    void missingAndDamagedAttachmentsAreListedAndTheItemIsThere() throws IOException {
        long paper = paper("PAPER001", "On cats");
        zotero.attachment("GONE0001", paper, 0, "application/pdf", "storage:gone.pdf");
        zotero.attachment("BASE0001", paper, 2, "application/pdf", "attachments:sub/linked.pdf");
        zotero.attachment("PAGE0001", paper, 3, "text/html", "");
        zotero.stored("BAD00001", paper, "bad.html", "");
        zotero.stored("GOOD0001", paper, "good.html", PAGE.formatted("Cats purr."));
        Report report = run();
        assertThat(report.indexed()).isEqualTo(1);
        assertThat(report.incomplete()).isEqualTo(3);
        assertThat(report.failed()).extracting(Report.Failed::path).containsExactlyInAnyOrder(
                zotero.data().resolve("storage/GONE0001/gone.pdf").toString(),
                temporary.resolve("base/sub/linked.pdf").toString(),
                zotero.data().resolve("storage/BAD00001/bad.html").toString());
        assertThat(failures()).hasSize(3).anyMatch(reason -> reason.contains("missing"))
                .anyMatch(reason -> reason.contains("empty"));
        assertThat(document("PAPER001").text()).contains("All about On cats", "Cats purr.");
        assertThat(document("PAPER001").unreadable()).hasSize(3).allMatch(each -> each.page() == null);
        Report again = run();
        assertThat(again.unchanged()).isEqualTo(1);
        assertThat(again.missing()).as("no news").isEqualTo(2);
        assertThat(again.failed()).extracting(Report.Failed::path)
                .containsExactly(zotero.data().resolve("storage/BAD00001/bad.html").toString());
        assertThat(failures()).hasSize(3);
    }

    @Test
    void anAttachmentThatComesBackIsReadAndNoFailureAnyMore() throws IOException {
        long paper = paper("PAPER001", "On cats");
        Path page = zotero.stored("PAGE0001", paper, "page.html", PAGE.formatted("Cats purr."));
        Files.move(page, temporary.resolve("away.html"));
        run();
        assertThat(failures()).hasSize(1);
        Files.move(temporary.resolve("away.html"), page);
        assertThat(run().indexed()).isEqualTo(1);
        assertThat(failures()).isEmpty();
        assertThat(document("PAPER001").text()).contains("Cats purr.");
    }

    @Test
    void whatIsThrownAwayIsGoneAtTheNextRun() throws IOException {
        zotero.attachment("GONE0001", paper("PAPER001", "On cats"), 0, "application/pdf", "storage:gone.pdf");
        paper("PAPER002", "On dogs");
        run();
        zotero.trash(zotero.id("PAPER001"));
        Report report = run();
        assertThat(report.unchanged()).isEqualTo(1);
        assertThat(report.removed()).isEqualTo(2);
        assertThat(failures()).isEmpty();
        assertThat(document("PAPER002").metadata().title()).isEqualTo("On dogs");
        zotero.execute("DELETE FROM deletedItems");
        assertThat(run().indexed()).isEqualTo(1);
    }

    /// The file is replaced by one of the same size and time, which only reading it would show.
    @Test
    void aChangedTitleDoesNotCauseAFileToBeReadAgain() throws IOException {
        long paper = paper("PAPER001", "On cats");
        Path page = zotero.stored("PAGE0001", paper, "page.html", PAGE.formatted("Cats purr."));
        FileTime time = Files.getLastModifiedTime(page);
        run();
        Files.writeString(page, PAGE.formatted("Cats hiss."));
        Files.setLastModifiedTime(page, time);
        zotero.set(paper, "title", "On felines").put(paper, zotero.collection("Animals", null));
        zotero.note("NOTE0001", paper, "<p>Nice.</p>");
        Report report = run();
        assertThat(report.indexed()).isEqualTo(1);
        Document document = document("PAPER001");
        assertThat(document.metadata().title()).isEqualTo("On felines");
        assertThat(document.metadata().collections()).containsExactly("Animals");
        assertThat(document.text()).contains("Cats purr.", "Nice.").doesNotContain("hiss");
        Files.setLastModifiedTime(page, FileTime.fromMillis(time.toMillis() + 5000));
        run();
        assertThat(document("PAPER001").text()).contains("Cats hiss.").doesNotContain("purr");
    }

    /// Replaces a file by one of the same size and time, which only reading it would show.
    private static void replaceUnseen(Path file, String text) throws IOException {
        FileTime time = Files.getLastModifiedTime(file);
        assertThat(text).hasSameSizeAs(Files.readString(file));
        Files.setLastModifiedTime(Files.writeString(file, text), time);
    }

    @Test
    void anAttachmentIsTriedAgainWhenTheLimitThatKeptItOutIsLifted() throws IOException {
        zotero.stored("PAGE0001", paper("PAPER001", "On cats"), "page.html",
                PAGE.formatted("Cats purr. ".repeat(50)));
        Path good = zotero.stored("PAGE0002", paper("PAPER002", "On dogs"), "good.html",
                PAGE.formatted("Dogs bark."));
        FileReading strict = new FileReading(Readers.standard(), 300, _ -> false);
        assertThat(run(strict).failed()).singleElement()
                .satisfies(failed -> assertThat(failed.reason()).isInstanceOf(Reason.TooLarge.class));
        replaceUnseen(good, PAGE.formatted("Dogs bite."));
        assertThat(run(strict).unchanged()).as("the limit is as it was").isEqualTo(2);
        Report report = run();
        assertThat(report.indexed()).isEqualTo(1);
        assertThat(report.failed()).isEmpty();
        assertThat(failures()).isEmpty();
        assertThat(document("PAPER001").text()).contains("Cats purr.");
        assertThat(document("PAPER002").text()).as("good and unchanged, so not read").contains("bark");
    }

    @Test
    void anAttachmentIsTriedAgainWhenItsReasonNoLongerStands() throws IOException {
        long paper = paper("PAPER001", "On cats");
        zotero.stored("BAD00001", paper, "bad.html", "");
        Path good = zotero.stored("GOOD0001", paper, "good.html", PAGE.formatted("Cats purr."));
        run();
        replaceUnseen(good, PAGE.formatted("Cats hiss."));
        assertThat(run().unchanged()).isEqualTo(1);
        Report report = run(new FileReading(Readers.standard(), 1_000_000, new Reason.Empty()::equals));
        assertThat(report.indexed()).isEqualTo(1);
        assertThat(report.failed()).as("and fails again").hasSize(1);
        assertThat(document("PAPER001").text()).as("read with the item it belongs to").contains("hiss");
    }

    @Test
    void theSameFileAttachedTwiceIsTextOnce() throws IOException {
        long paper = paper("PAPER001", "On cats");
        zotero.stored("PAGE0001", paper, "page.html", PAGE.formatted("Cats purr."));
        zotero.stored("PAGE0002", paper, "copy.html", PAGE.formatted("Cats purr."));
        zotero.stored("PAGE0003", paper, "other.html", PAGE.formatted("Cats sleep."));
        run();
        assertThat(document("PAPER001").text()).containsOnlyOnce("Cats purr.")
                .containsOnlyOnce("Cats sleep.");
    }

    @Test
    void notesAndAnnotationsAreSectionsOfTheirOwn() throws IOException {
        long paper = paper("PAPER001", "On cats");
        zotero.note("NOTE0001", paper, "<div><p>A thought.</p></div>");
        long pdf = zotero.attachment("PDF00001", paper, 0, "application/pdf", "storage:gone.pdf");
        zotero.annotation("MARK0001", pdf, "marked text", "a comment", 6);
        zotero.note("ALONE001", null, "<p>By itself.</p>");
        run();
        List<Section> notes = new ArrayList<>(document("PAPER001").sections());
        notes.removeIf(section -> section.kind() != SectionKind.NOTE);
        assertThat(notes).extracting(section -> section.paragraphs().getFirst().page()).containsExactly(null,
                7);
        assertThat(document("ALONE001").metadata().type().word()).isEqualTo("note");
    }

    @Test
    void aDatabaseThatCannotBeReachedTakesNothingAway() throws IOException {
        paper("PAPER001", "On cats");
        run();
        Files.move(zotero.database(), temporary.resolve("away"));
        Report report = run();
        assertThat(report.removed()).isZero();
        assertThat(report.unreachable()).hasSize(1);
        assertThat(document("PAPER001").metadata().title()).isEqualTo("On cats");
    }

    @Test
    void aRunningZoteroIsAskedForTheSame() throws IOException {
        Path page = Files.writeString(temporary.resolve("a b.html"), PAGE.formatted("Cats purr."));
        try (ZoteroServer server = new ZoteroServer().serve("/api/users/0/groups", "[]")
                .serve("/api/users/0/collections", "[]").serve("/api/users/0/items",
                        """
                                [{"key": "PAPER001", "data": {"itemType": "journalArticle", "title": "On cats",
                                  "date": "May 2019", "extra": "Citation Key: cat2019"}},
                                 {"key": "PAGE0001", "links": {"enclosure": {"href": "%s"}}, "data": {"itemType":
                                  "attachment", "parentItem": "PAPER001", "linkMode": "imported_url", "contentType":
                                  "text/html"}},
                                 {"key": "GONE0001", "data": {"itemType": "attachment", "parentItem": "PAPER001",
                                  "linkMode": "imported_file", "contentType": "application/pdf", "filename": "x.pdf"}}]
                                """
                                .formatted(page.toUri()))) {
            Catalogue catalogue = ZoteroCatalogue.over(LocalApi.at(server.address()), reading());
            assertThat(run(catalogue).indexed()).isEqualTo(1);
            assertThat(document("cat2019").text()).contains("Cats purr.");
            assertThat(document("cat2019").metadata().year()).isEqualTo(new Year(2019));
            assertThat(failures()).singleElement().asString().contains("missing");
            assertThat(run(catalogue).unchanged()).isEqualTo(1);
        }
    }
}
