package dev.carrel.index;

import java.io.IOException;
import java.util.List;

import dev.carrel.document.DocumentId;
import dev.carrel.testing.EntryBuilder;
import org.junit.jupiter.api.Test;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;

/// What is put in comes out again.
public abstract class StoredDocumentsContract extends IndexContract {
    @Test
    void whatIsPutInComesOutAgain() throws IOException {
        IndexEntry entry = everything().build();
        put(everything());
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.stored().entry(entry.origin().id())).contains(entry);
            assertThat(snapshot.stored().passages(List.of(EntryBuilder.passage("/papers/all.pdf", 2),
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
            assertThat(snapshot.stored().entry(EntryBuilder.id("a")).orElseThrow().document().text())
                    .startsWith("Half").endsWith("a smile.").hasSize(15);
        }
    }

    @Test
    void aDocumentReplacesWhatStoodUnderItsId() throws IOException {
        put(entry("a", "Old", "one", "two", "three"), entry("b", "Other", "four"));
        put(entry("a", "New", "five"));
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.census().statistics().documents()).isEqualTo(2);
            assertThat(snapshot.census().statistics().passages()).isEqualTo(2);
            assertThat(snapshot.stored().passages(List.of(EntryBuilder.passage("a", 1)))).isEmpty();
        }
    }

    @Test
    void aDocumentIsFoundByItsNames() throws IOException {
        put(everything(), entry("/papers/other.pdf", "Other", "text"));
        DocumentId id = EntryBuilder.id("/papers/all.pdf");
        try (Snapshot snapshot = index.snapshot()) {
            for (String name : List.of(id.value(), id.value().substring(0, 6), "/papers/all.pdf",
                    " LEE2004 ", "https://doi.org/10.1518/HFES.46.1.50", "ISBN 978-0-201-13447-6")) {
                assertThat(snapshot.stored().named(name)).as(name).containsExactly(id);
            }
            assertThat(snapshot.stored().named("nobody")).isEmpty();
            assertThat(snapshot.stored().named("")).isEmpty();
            assertThat(snapshot.stored().named(id.value().substring(0, 3))).as("too short to mean one")
                    .isEmpty();
        }
    }
}
