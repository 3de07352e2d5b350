package dev.carrel.index;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.document.reason.EveryReason;
import dev.carrel.document.reason.Reason;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.testing.EntryBuilder;
import org.junit.jupiter.api.Test;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;

/// What the register of any index must tell the next run.
public abstract class SourceRegisterContract extends IndexContract {
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

    @Test
    void aFailureReplacesADocumentAndADocumentAFailure() throws IOException {
        put(entry("a", "Good", "text"));
        Failure failure = new Failure(entry("a").origin(), new Reason.Empty());
        try (Writer writer = index.writer()) {
            writer.put(failure);
            writer.commit();
        }
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.register().failures()).containsExactly(failure);
            assertThat(snapshot.stored().entry(EntryBuilder.id("a"))).isEmpty();
            assertThat(snapshot.census().statistics().failed()).isEqualTo(1);
            assertThat(snapshot.census().statistics().documents()).isZero();
            assertThat(origins(snapshot)).hasSize(1);
        }
        put(entry("a", "Good again", "text"));
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.register().failures()).isEmpty();
            assertThat(snapshot.stored().entry(EntryBuilder.id("a"))).isPresent();
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
            assertThat(snapshot.register().failures()).containsExactly(missing);
            assertThat(snapshot.census().statistics().failed()).isZero();
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
            assertThat(snapshot.register().failures()).isEmpty();
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
            assertThat(snapshot.register().sources()).containsExactly(notes,
                    papers.syncedAt(Instant.ofEpochMilli(7)));
            assertThat(snapshot.census().statistics().bySource())
                    .containsEntry(papers.id(), new SearchScope(1, 1, 1, 0))
                    .containsEntry(notes.id(), new SearchScope(1, 0, 1, 0));
            assertThat(snapshot.census().scope(QueryParser.parse("text")))
                    .isEqualTo(new SearchScope(2, 1, 2, 0));
            assertThat(snapshot.census().scope(QueryParser.parse("text source:notes")))
                    .isEqualTo(new SearchScope(1, 0, 1, 0));
            assertThat(
                    snapshot.census().scope(QueryParser.parse("text source:" + papers.id() + " year:2020")))
                    .as("whether an unread document is of that year is not known")
                    .isEqualTo(new SearchScope(1, 1, 1, 0));
            assertThat(snapshot.census().scope(QueryParser.parse("text -source:" + papers.id())))
                    .isEqualTo(new SearchScope(1, 0, 1, 0));
        }
        try (Writer writer = index.writer()) {
            writer.removeSource(papers.id());
            writer.commit();
        }
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.register().sources()).containsExactly(notes);
            assertThat(origins(snapshot)).extracting(Origin::path).containsExactly("/notes.md");
        }
    }

    @Test
    void vectorsMayComeLater() throws IOException {
        put(entry("a", "A", "one", "two"), entry("b", "B", "three").vectors(vector(1, 0)),
                entry("c", "C", "four"));
        try (Snapshot snapshot = index.snapshot()) {
            List<DocumentId> waiting = new ArrayList<>(List.of(EntryBuilder.id("a"), EntryBuilder.id("c")));
            waiting.sort(Comparator.naturalOrder());
            assertThat(snapshot.register().waiting()).isEqualTo(waiting);
            assertThat(snapshot.census().statistics().embedded()).isEqualTo(1);
            assertThat(snapshot.census().statistics().all().withoutVectors()).isEqualTo(2);
            IndexEntry stored = snapshot.stored().entry(EntryBuilder.id("a")).orElseThrow();
            assertThat(stored.waitsForVectors()).isTrue();
            try (Writer writer = index.writer()) {
                writer.put(stored.with(List.of(vector(1, 0), vector(0, 1))));
                writer.settle();
            }
        }
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.register().waiting()).containsExactly(EntryBuilder.id("c"));
            assertThat(snapshot.stored().entry(EntryBuilder.id("a")).orElseThrow().vectors())
                    .containsExactly(vector(1, 0), vector(0, 1));
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
            assertThat(snapshot.register().failures()).containsExactlyInAnyOrderElementsOf(failures);
            assertThat(snapshot.stored().entry(entry.origin().id()).orElseThrow().document())
                    .isEqualTo(document);
            assertThat(snapshot.census().coverage(List.of(entry.origin().id())))
                    .containsExactly(Coverage.of(entry));
        }
    }
}
