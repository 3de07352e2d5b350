package dev.carrel.ingest;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Gatherers;

import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Source;
import dev.carrel.document.work.CitationList;
import dev.carrel.index.Failure;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.SourceRegister;
import dev.carrel.index.StoredDocuments;
import dev.carrel.index.WorkRelations;

/// Makes passages anew from the text that a library has stored, without reading any file again.
final class CopyStage implements AutoCloseable {
    private static final int WAITING_FOR_EACH_WORKER = 8;
    /// A few books, which are large.
    static final int FETCHED_AT_ONCE = 8;

    private final RunContext run;
    private final Predicate<DocumentId> chosen;
    private final OrderedWorkers<IndexEntry> work;

    /// @param chosen which documents are copied
    CopyStage(RunContext run, Predicate<DocumentId> chosen) {
        this.run = run;
        this.chosen = chosen;
        this.work = new OrderedWorkers<>(run.pipeline().workers(),
                run.pipeline().workers() * WAITING_FOR_EACH_WORKER);
    }

    void copy(SourceRegister register, WorkRelations relations, StoredDocuments stored) throws IOException {
        for (Source source : register.sources()) {
            run.writer().put(source);
        }
        for (CitationList list : relations.citationLists()) {
            run.writer().put(list);
        }
        for (Failure failure : register.failures()) {
            run.writer().put(failure);
        }
        for (RemovedDocument removed : register.removed()) {
            run.writer().put(removed);
        }
        for (List<DocumentId> some : batches(register)) {
            for (IndexEntry entry : stored.entries(some)) {
                if (run.stopped().getAsBoolean()) {
                    return;
                }
                begin(entry);
            }
        }
        while (!work.isEmpty()) {
            putOne();
        }
    }

    /// A failure has an origin and no document.
    private List<List<DocumentId>> batches(SourceRegister register) throws IOException {
        List<DocumentId> ids = new ArrayList<>();
        register.origins(origin -> ids.add(origin.id()));
        return ids.stream().filter(chosen).gather(Gatherers.windowFixed(FETCHED_AT_ONCE)).toList();
    }

    private void begin(IndexEntry stored) throws IOException {
        if (work.isFull()) {
            putOne();
        }
        work.ask(() -> run.pipeline().entry(stored.origin(), stored.document()));
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
