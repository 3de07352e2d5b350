package dev.carrel.ingest;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Source;
import dev.carrel.document.work.CitationList;
import dev.carrel.index.Failure;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.Snapshot;

/// Makes passages anew from the text that a library has stored, without reading any file again.
final class CopyStage implements AutoCloseable {
    private static final int WAITING_FOR_EACH_WORKER = 8;

    private final RunContext run;
    private final OrderedWorkers<IndexEntry> work;

    CopyStage(RunContext run) {
        this.run = run;
        this.work = new OrderedWorkers<>(run.pipeline().workers(),
                run.pipeline().workers() * WAITING_FOR_EACH_WORKER);
    }

    void copy(Snapshot old) throws IOException {
        for (Source source : old.sources()) {
            run.writer().put(source);
        }
        for (CitationList list : old.citationLists()) {
            run.writer().put(list);
        }
        for (Failure failure : old.failures()) {
            run.writer().put(failure);
        }
        for (RemovedDocument removed : old.removed()) {
            run.writer().put(removed);
        }
        for (DocumentId id : documents(old)) {
            if (run.stopped().getAsBoolean()) {
                return;
            }
            begin(old.document(id));
        }
        while (!work.isEmpty()) {
            putOne();
        }
    }

    private static List<DocumentId> documents(Snapshot old) throws IOException {
        List<DocumentId> ids = new ArrayList<>();
        old.origins(origin -> ids.add(origin.id()));
        return ids;
    }

    /// A failure has an origin and no document.
    private void begin(Optional<IndexEntry> entry) throws IOException {
        if (work.isFull()) {
            putOne();
        }
        entry.ifPresent(stored -> work.ask(() -> run.pipeline().entry(stored.origin(), stored.document())));
    }

    private void putOne() throws IOException {
        IndexEntry entry = work.take();
        run.writer().put(entry);
        run.tally().outcome(entry.origin().path(),
                new Outcome.Indexed(entry.passages().size(), Outcome.Before.DIFFERENT));
    }

    @Override
    public void close() {
        work.close();
    }
}
