package dev.carrel.library;

import java.io.IOException;
import java.util.List;

import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Source;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;
import dev.carrel.ingest.Bystanders;
import dev.carrel.library.capture.CapturedPages;
import dev.carrel.library.capture.DroppedFiles;
import dev.carrel.library.relation.RelationStage;

/// Takes documents and whole sources out of a library, and lets documents come back.
record Removals(PassageIndex index, CapturedPages pages, DroppedFiles files) {
    Removals(Library.Writing writing) {
        this(writing.index(), writing.pages(), writing.files());
    }

    /// @return documents that a source still holds, which are remembered
    List<RemovedDocument> remove(List<DocumentId> documents, List<String> sources) throws IOException {
        try (Writer writer = index.writer(); Snapshot before = index.snapshot()) {
            DepartingDocuments departing = DepartingDocuments.of(documents, sources, before.register(),
                    before.stored());
            pages.delete(documents, sources);
            files.delete(before.register().sources().stream()
                    .filter(source -> sources.contains(source.id())).toList());
            for (DocumentId id : documents) {
                writer.remove(id);
            }
            for (String source : departing.sources()) {
                writer.removeSource(source);
            }
            for (RemovedDocument removed : departing.remembered()) {
                writer.put(removed);
            }
            writer.commit();
            new RelationStage().then(index, writer, () -> false);
            // What was removed would still count in the frequencies of words.
            writer.settle();
            return departing.remembered();
        }
    }

    /// @return the sources that hold them, whose next listing brings them back
    List<Source> readmit(List<RemovedDocument> removed, Bystanders others) throws IOException {
        if (removed.isEmpty()) {
            return List.of();
        }
        try (Writer writer = others.writer(index); Snapshot before = index.snapshot()) {
            for (RemovedDocument each : removed) {
                writer.remove(each.origin().id());
            }
            writer.commit();
            return before.register().sources().stream().filter(source -> removed.stream()
                    .anyMatch(each -> each.origin().source().equals(source.id()))).toList();
        }
    }
}
