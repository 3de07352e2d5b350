package dev.carrel.library;

import java.io.IOException;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.embed.Embedder;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;
import dev.carrel.index.backend.RebuildableIndex;
import dev.carrel.ingest.Progress;
import dev.carrel.ingest.Report;
import dev.carrel.library.running.RunningWork;

/// The care for what a library holds: taking out, making anew.
public final class LibraryUpkeep {
    private final Library.Writing writing;
    private final Supplier<Embedder> embedder;

    /// @param embedder the model that the settings name
    LibraryUpkeep(Library.Writing writing, Supplier<Embedder> embedder) {
        this.writing = writing;
        this.embedder = embedder;
    }

    /// Takes documents and whole sources out, at once; those that are not there are passed over.
    ///
    /// @return documents that a source still holds; they stay out until they are added by name
    public List<RemovedDocument> remove(List<DocumentId> documents, List<String> sources)
            throws IOException {
        try (RunningWork.Turn _ = writing.runs().begin()) {
            return new Removals(writing).remove(documents, sources);
        }
    }

    /// Ends a removal that was cut off, unless somebody else is writing, who then ends it.
    public void settle() throws IOException {
        try (Snapshot now = writing.index().snapshot()) {
            if (now.register().sources().isEmpty()) {
                return;
            }
        }
        try {
            List<RemovedDocument> _ = remove(List.of(), List.of());
        } catch (UserError e) {
            if (e.kind() != UserError.Kind.BUSY) {
                throw e;
            }
        }
    }

    /// Deletes all that was indexed and all captured pages and dropped files; the settings stay.
    public void erase() throws IOException {
        try (RunningWork.Turn _ = writing.runs().begin()) {
            writing.index().erase();
            writing.pages().erase();
            writing.files().erase();
        }
    }

    /// Empties the library and makes passages and vectors of some documents of another one, from the text stored there.
    public Report refill(Snapshot other, Predicate<DocumentId> chosen, Progress progress) throws IOException {
        try (RunningWork.Turn turn = writing.runs().begin()) {
            writing.index().erase();
            return turn.of(LibraryIntake.ingest(writing.index(), embedder.get(), writing.settings()))
                    .copy(other, chosen, progress, turn.patient());
        }
    }

    /// Makes passages and vectors anew from the stored text, with the model and the chunking that the settings name.
    /// The old index answers until the new one is complete.
    public Report reindex(Progress progress) throws IOException {
        // The lock is held until the new index is in place, so that nobody writes to the old one in between.
        try (RunningWork.Turn turn = writing.runs().begin();
                Writer _ = writing.index().onlyWriter();
                Snapshot old = writing.index().snapshot()) {
            try (RebuildableIndex.Rebuilding next = writing.index()
                    .rebuild(old.census().statistics().bytes())) {
                Report report = turn
                        .of(LibraryIntake.ingest(next.index(), embedder.get(), writing.settings()))
                        .copy(old, _ -> true, progress, turn.patient());
                if (!report.interrupted()) {
                    next.replace();
                }
                return report;
            }
        }
    }
}
