package dev.carrel.index;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.origin.Origin;
import dev.carrel.document.reason.Reason;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.testing.EntryBuilder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/// What was removed is remembered, and is no document.
public abstract class RemovalContract {
    @TempDir
    private Path folder;
    private PassageIndex index;

    protected abstract PassageIndex open(Path in, KeywordScoring scoring) throws IOException;

    @BeforeEach
    void open() throws IOException {
        index = open(folder.resolve("index"), KeywordScoring.STANDARD);
    }

    @AfterEach
    void close() throws IOException {
        index.close();
    }

    /// Something that changes the index.
    private interface Change {
        void by(Writer writer) throws IOException;
    }

    private void write(Change change) throws IOException {
        try (Writer writer = index.writer()) {
            change.by(writer);
            writer.commit();
        }
    }

    private final IndexEntry entry = EntryBuilder.entry("a", "Title", "Text.").build();
    private final RemovedDocument removed = new RemovedDocument(entry.origin(), "Title");

    @Test
    void itTakesTheDocumentsPlace() throws IOException {
        write(writer -> writer.put(entry));
        write(writer -> writer.put(removed));
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.register().removed()).containsExactly(removed);
            assertThat(snapshot.stored().entry(entry.origin().id())).isEmpty();
            assertThat(snapshot.census().statistics().documents()).isZero();
            assertThat(snapshot.stored().named("a")).isEmpty();
            List<Origin> origins = new ArrayList<>();
            snapshot.register().origins(origins::add);
            assertThat(origins).isEmpty();
        }
    }

    @Test
    void aDocumentAFailureOrNothingTakesItsPlace() throws IOException {
        for (Change change : List.<Change>of(writer -> writer.put(entry),
                writer -> writer.put(new Failure(entry.origin(), new Reason.Empty())),
                writer -> writer.remove(entry.origin().id()),
                writer -> writer.removeSource(entry.origin().source()))) {
            write(writer -> writer.put(removed));
            write(change);
            try (Snapshot snapshot = index.snapshot()) {
                assertThat(snapshot.register().removed()).isEmpty();
            }
        }
    }
}
