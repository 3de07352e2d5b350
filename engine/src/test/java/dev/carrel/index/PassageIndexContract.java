package dev.carrel.index;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;

import dev.carrel.base.UserError;
import dev.carrel.document.Box;
import dev.carrel.document.Caption;
import dev.carrel.document.Contributor;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Reference;
import dev.carrel.document.SectionKind;
import dev.carrel.document.ZoteroItem;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.document.reason.EveryReason;
import dev.carrel.document.reason.Reason;
import dev.carrel.embed.Vector;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.testing.EntryBuilder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// What any index must do with what is put into it. An engine's test extends this and says how to open one.
public abstract class PassageIndexContract {
    @TempDir
    protected Path folder;
    protected PassageIndex index;

    protected abstract PassageIndex open(Path in, KeywordScoring scoring) throws IOException;

    @BeforeEach
    void openTheIndex() throws IOException {
        index = open(folder.resolve("index"), KeywordScoring.STANDARD);
    }

    @AfterEach
    void closeTheIndex() throws IOException {
        index.close();
    }

    protected void put(EntryBuilder... entries) throws IOException {
        try (Writer writer = index.writer()) {
            for (EntryBuilder each : entries) {
                writer.put(each.build());
            }
            writer.commit();
        }
    }

    protected static Vector vector(double... components) {
        float[] floats = new float[components.length];
        for (int i = 0; i < floats.length; i++) {
            floats[i] = (float) components[i];
        }
        return Vector.unit(floats);
    }

    /// All that an entry can hold.
    private static EntryBuilder everything() {
        return entry("/papers/all.pdf").title("Trust in automation")
                .metadata(metadata -> metadata.authors(List.of("Lee, John D.", "See, Katrina A."))
                        .contributors(List.of(new Contributor("editor", "Müller"))).year(2004)
                        .type(DocumentType.PAPER).summary("In short: \"trust\" & <reliance>.")
                        .url("https://example.org/trust").site("Example").published("2004-03-01")
                        .doi(new Doi("10.1518/hfes.46.1.50")).citekey("lee2004").entry(EntryBuilder.told())
                        .zotero(new ZoteroItem("groups/12", "ABCD1234",
                                List.of(new ZoteroItem.Place(0, "PDFKEY12")), "PDFKEY12:ab|summary doi"))
                        .collections(List.of("Thesis/Chapter 2")).tags(List.of("trust", "to read")))
                .section(SectionKind.SUMMARY, "Abstract").page(1, "In short: \"trust\" & <reliance>.")
                .section(SectionKind.METHODS, "2 Methods", "2.1 Data")
                .page(2, "Müller’s 机器学习 😀 data.\nLine.")
                .document(document -> document.paragraph(3, "Boxed.", List.of(new Box(1, 2.5, 3, 4)))
                        .caption(new Caption("Figure 1", "A curve.", 3))
                        .reference(
                                new Reference("[1] Muir 1994", "muir", new Doi("10.1080/x"), "Trust",
                                        List.of("Muir"),
                                        1994))
                        .reference(new Reference("[2] n. d.", null, null, null, List.of(), null))
                        .pages(12).unreadable(7, new Reason.Scanned(null)))
                .vectors(vector(1, 0), vector(0, 1), vector(0.6, 0.8));
    }

    @Test
    void anEmptyIndexAnswers() throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.statistics().documents()).isZero();
            assertThat(snapshot.sources()).isEmpty();
            assertThat(snapshot.failures()).isEmpty();
            assertThat(snapshot.waiting()).isEmpty();
            assertThat(snapshot.named("anything")).isEmpty();
            assertThat(snapshot.document(EntryBuilder.id("x"))).isEmpty();
            assertThat(snapshot.passages(List.of(EntryBuilder.passage("x", 0)))).isEmpty();
        }
        assertThat(index.facts()).isEqualTo(IndexFacts.NONE);
    }

    @Test
    void whatIsPutInComesOutAgain() throws IOException {
        IndexEntry entry = everything().build();
        put(everything());
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.document(entry.origin().id())).contains(entry);
            assertThat(snapshot.passages(List.of(EntryBuilder.passage("/papers/all.pdf", 2),
                    EntryBuilder.passage("/papers/none.pdf", 0), EntryBuilder.passage("/papers/all.pdf", 0))))
                    .containsExactly(
                            new FoundPassage(entry.passages().get(2), entry.document().metadata(),
                                    entry.origin()),
                            new FoundPassage(entry.passages().get(0), entry.document().metadata(),
                                    entry.origin()));
            assertThat(origins(snapshot)).containsExactly(entry.origin());
        }
    }

    @Test
    void halfACharacterDoesNotSpoilTheRest() throws IOException {
        put(entry("a", "Broken \uD83D title", "Half \uDE00 a smile."));
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.document(EntryBuilder.id("a")).orElseThrow().document().text())
                    .startsWith("Half").endsWith("a smile.").hasSize(15);
        }
    }

    @Test
    void aKeyMayHoldAnyCharacter() throws IOException {
        Origin plain = entry("/corpus#a").origin();
        Origin odd = new Origin(plain.id(), plain.source(), "a\u0000b\n", plain.path(), plain.fingerprint(),
                plain.added());
        try (Writer writer = index.writer()) {
            writer.put(entry("/corpus#a", "T", "text").build().at(odd));
            writer.commit();
        }
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(origins(snapshot)).extracting(Origin::fingerprint)
                    .containsExactly(plain.fingerprint());
        }
    }

    private static List<Origin> origins(Snapshot snapshot) throws IOException {
        List<Origin> origins = new ArrayList<>();
        snapshot.origins(origins::add);
        origins.sort(Comparator.comparing(Origin::path));
        return origins;
    }

    @Test
    void aDocumentReplacesWhatStoodUnderItsId() throws IOException {
        put(entry("a", "Old", "one", "two", "three"), entry("b", "Other", "four"));
        put(entry("a", "New", "five"));
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.statistics().documents()).isEqualTo(2);
            assertThat(snapshot.statistics().passages()).isEqualTo(2);
            assertThat(snapshot.passages(List.of(EntryBuilder.passage("a", 1)))).isEmpty();
        }
    }

    @Test
    void aFailureReplacesADocumentAndADocumentAFailure() throws IOException {
        put(entry("a", "Good", "text"));
        Failure failure = new Failure(entry("a").origin(), new Reason.Empty());
        try (Writer writer = index.writer()) {
            writer.put(failure);
            writer.commit();
        }
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.failures()).containsExactly(failure);
            assertThat(snapshot.document(EntryBuilder.id("a"))).isEmpty();
            assertThat(snapshot.statistics().failed()).isEqualTo(1);
            assertThat(snapshot.statistics().documents()).isZero();
            assertThat(origins(snapshot)).hasSize(1);
        }
        put(entry("a", "Good again", "text"));
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.failures()).isEmpty();
            assertThat(snapshot.document(EntryBuilder.id("a"))).isPresent();
        }
    }

    @Test
    void reasonsOfEveryKindAreKept() throws IOException {
        List<Failure> failures = EveryReason.all().stream()
                .map(every -> new Failure(entry("/" + every).origin(), every.reason())).toList();
        DocumentBuilder unread = new DocumentBuilder().pages(2);
        EveryReason.all().forEach(every -> unread.unreadable(null, every.reason()));
        Document document = unread.build(entry("/a", "A", "text").build().document().metadata());
        IndexEntry entry = new IndexEntry(entry("/a").origin(), document, List.of(), List.of(),
                VectorLimit.NONE);
        try (Writer writer = index.writer()) {
            for (Failure failure : failures) {
                writer.put(failure);
            }
            writer.put(entry);
            writer.commit();
        }
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.failures()).containsExactlyInAnyOrderElementsOf(failures);
            assertThat(snapshot.document(entry.origin().id()).orElseThrow().document()).isEqualTo(document);
            assertThat(snapshot.coverage(List.of(entry.origin().id()))).containsExactly(Coverage.of(entry));
        }
    }

    @Test
    void aPartThatFailedIsNoDocumentThatFailed() throws IOException {
        Failure missing = new Failure(entry("a.pdf").origin(), new Reason.AttachmentNotFound(),
                Failure.Extent.PART);
        try (Writer writer = index.writer()) {
            writer.put(missing);
            writer.commit();
        }
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.failures()).containsExactly(missing);
            assertThat(snapshot.statistics().failed()).isZero();
        }
    }

    @Test
    void whatIsRemovedIsGone() throws IOException {
        put(entry("a", "A", "text"), entry("b", "B", "text"));
        try (Writer writer = index.writer()) {
            writer.put(new Failure(entry("c").origin(), new Reason.Empty()));
            writer.remove(EntryBuilder.id("a"));
            writer.remove(EntryBuilder.id("c"));
            writer.remove(EntryBuilder.id("never there"));
            writer.commit();
        }
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(origins(snapshot)).extracting(Origin::path).containsExactly("b");
            assertThat(snapshot.failures()).isEmpty();
        }
    }

    @Test
    void aSourceIsRememberedAndGoesWithAllItsDocuments() throws IOException {
        Source papers = Source.at(Source.Kind.FOLDER, "/papers");
        Source notes = Source.at(Source.Kind.FILE, "/notes.md").syncedAt(Instant.ofEpochMilli(5));
        try (Writer writer = index.writer()) {
            writer.put(papers);
            writer.put(papers.syncedAt(Instant.ofEpochMilli(7)));
            writer.put(notes);
            writer.put(entry("/papers/a", "A", "text").source(papers.id()).build());
            writer.put(new Failure(entry("/papers/b").source(papers.id()).origin(), new Reason.Empty()));
            writer.put(entry("/notes.md", "N", "text").source(notes.id()).build());
            writer.commit();
        }
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.sources()).containsExactly(notes, papers.syncedAt(Instant.ofEpochMilli(7)));
            assertThat(snapshot.statistics().bySource())
                    .containsEntry(papers.id(), new SearchScope(1, 1, 1, 0))
                    .containsEntry(notes.id(), new SearchScope(1, 0, 1, 0));
            assertThat(snapshot.scope(QueryParser.parse("text"))).isEqualTo(new SearchScope(2, 1, 2, 0));
            assertThat(snapshot.scope(QueryParser.parse("text source:notes")))
                    .isEqualTo(new SearchScope(1, 0, 1, 0));
            assertThat(snapshot.scope(QueryParser.parse("text source:" + papers.id() + " year:2020")))
                    .as("whether an unread document is of that year is not known")
                    .isEqualTo(new SearchScope(1, 1, 1, 0));
            assertThat(snapshot.scope(QueryParser.parse("text -source:" + papers.id())))
                    .isEqualTo(new SearchScope(1, 0, 1, 0));
        }
        try (Writer writer = index.writer()) {
            writer.removeSource(papers.id());
            writer.commit();
        }
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.sources()).containsExactly(notes);
            assertThat(origins(snapshot)).extracting(Origin::path).containsExactly("/notes.md");
        }
    }

    @Test
    void factsAreRememberedAcrossWriters() throws IOException {
        IndexFacts facts = new IndexFacts("bge", "abc", 384, 256);
        try (Writer writer = index.writer()) {
            writer.record(facts);
            writer.commit();
        }
        put(entry("a", "A", "text"));
        assertThat(index.facts()).isEqualTo(facts);
        try (PassageIndex again = open(folder.resolve("index"), KeywordScoring.STANDARD)) {
            assertThat(again.facts()).isEqualTo(facts);
        }
    }

    @Test
    void nothingIsSeenBeforeItIsCommitted() throws IOException {
        try (Writer writer = index.writer()) {
            writer.put(entry("a", "A", "text").build());
            try (Snapshot snapshot = index.snapshot()) {
                assertThat(snapshot.statistics().documents()).isZero();
            }
        }
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.statistics().documents()).as("closed without a commit").isZero();
        }
    }

    @Test
    void aSnapshotStaysAsItWas() throws IOException {
        put(entry("a", "A", "before"));
        try (Snapshot before = index.snapshot()) {
            put(entry("a", "A", "after", "more"), entry("b", "B", "text"));
            assertThat(before.statistics().passages()).isEqualTo(1);
            assertThat(before.document(EntryBuilder.id("a")).orElseThrow().document().text())
                    .isEqualTo("before");
            try (Snapshot after = index.snapshot()) {
                assertThat(after.statistics().passages()).isEqualTo(3);
            }
        }
    }

    @Test
    void aReaderNeverSeesHalfADocument() throws Exception {
        AtomicBoolean done = new AtomicBoolean();
        try (ExecutorService executor = Executors.newSingleThreadExecutor()) {
            var reading = executor.submit(() -> {
                while (!done.get()) {
                    try (Snapshot snapshot = index.snapshot()) {
                        var found = snapshot.document(EntryBuilder.id("a"));
                        assertThat(found.isEmpty() || found.get().passages().size() == 2).isTrue();
                    }
                }
                return true;
            });
            for (int i = 0; i < 30; i++) {
                put(entry("a", "A", "one " + i, "two " + i), entry("b" + i, "B", "more"));
            }
            done.set(true);
            assertThat(reading.get()).isTrue();
        }
    }

    @Test
    void aSecondWriterIsRefused() throws IOException {
        try (Writer _ = index.writer();
                PassageIndex other = open(folder.resolve("index"), KeywordScoring.STANDARD)) {
            assertThatThrownBy(index::writer).isInstanceOf(UserError.class).hasMessageContaining("writing");
            assertThatThrownBy(other::writer).isInstanceOf(UserError.class);
        }
        index.writer().close();
    }

    @Test
    void vectorsMayComeLater() throws IOException {
        put(entry("a", "A", "one", "two"), entry("b", "B", "three").vectors(vector(1, 0)),
                entry("c", "C", "four"));
        try (Snapshot snapshot = index.snapshot()) {
            List<DocumentId> waiting = new ArrayList<>(List.of(EntryBuilder.id("a"), EntryBuilder.id("c")));
            waiting.sort(Comparator.naturalOrder());
            assertThat(snapshot.waiting()).isEqualTo(waiting);
            assertThat(snapshot.statistics().embedded()).isEqualTo(1);
            assertThat(snapshot.statistics().documentsWithoutVectors()).isEqualTo(2);
            IndexEntry stored = snapshot.document(EntryBuilder.id("a")).orElseThrow();
            assertThat(stored.waitsForVectors()).isTrue();
            try (Writer writer = index.writer()) {
                writer.put(stored.with(List.of(vector(1, 0), vector(0, 1))));
                writer.settle();
            }
        }
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.waiting()).containsExactly(EntryBuilder.id("c"));
            assertThat(snapshot.document(EntryBuilder.id("a")).orElseThrow().vectors())
                    .containsExactly(vector(1, 0), vector(0, 1));
        }
    }

    @Test
    void aDocumentIsFoundByItsNames() throws IOException {
        put(everything(), entry("/papers/other.pdf", "Other", "text"));
        DocumentId id = EntryBuilder.id("/papers/all.pdf");
        try (Snapshot snapshot = index.snapshot()) {
            for (String name : List.of(id.value(), id.value().substring(0, 6), "/papers/all.pdf",
                    " LEE2004 ", "https://doi.org/10.1518/HFES.46.1.50", "ISBN 978-0-201-13447-6")) {
                assertThat(snapshot.named(name)).as(name).containsExactly(id);
            }
            assertThat(snapshot.named("nobody")).isEmpty();
            assertThat(snapshot.named("")).isEmpty();
            assertThat(snapshot.named(id.value().substring(0, 3))).as("too short to mean one").isEmpty();
        }
    }

    @Test
    void statisticsCountWhatIsThere() throws IOException {
        put(everything(), entry("b", "B", "text"));
        try (Snapshot snapshot = index.snapshot()) {
            Statistics statistics = snapshot.statistics();
            assertThat(statistics.documents()).isEqualTo(2);
            assertThat(statistics.passages()).isEqualTo(4);
            assertThat(statistics.embedded()).isEqualTo(3);
            assertThat(statistics.bytes()).isPositive();
        }
    }

    @Test
    void whatCouldNotBeReadOfADocumentIsToldWithoutOpeningIt() throws IOException {
        IndexEntry whole = entry("/a", "A", "text").build();
        Document scanned = new DocumentBuilder().pages(2).unreadable(1, new Reason.Scanned(null))
                .unreadable(2, new Reason.Told("sc\u0000anned")).build(whole.document().metadata());
        IndexEntry unreadable = new IndexEntry(entry("/b").origin(), scanned, List.of(), List.of(),
                VectorLimit.NONE);
        try (Writer writer = index.writer()) {
            writer.put(whole);
            writer.put(unreadable);
            writer.commit();
        }
        List<Coverage> coverage = new ArrayList<>();
        try (Snapshot snapshot = index.snapshot()) {
            snapshot.coverage(coverage::add);
            assertThat(snapshot.scope(QueryParser.parse("x"))).isEqualTo(new SearchScope(2, 1, 1, 0));
        }
        coverage.sort(Comparator.comparing(each -> each.origin().path()));
        assertThat(coverage.getFirst()).isEqualTo(Coverage.of(whole)).matches(each -> !each.isUnreadable());
        assertThat(coverage.getLast()).matches(Coverage::isUnreadable)
                .extracting(Coverage::unreadable).isEqualTo(scanned.unreadable());
    }
}
