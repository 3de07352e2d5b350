package dev.carrel.ingest;

import java.io.IOException;
import java.util.Optional;
import java.util.Set;

import dev.carrel.document.CitationList;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Origin;
import dev.carrel.document.Source;
import dev.carrel.index.Entry;
import dev.carrel.index.Failure;
import dev.carrel.index.Snapshot;

/// Reads what is new or changed in one source and puts its text into the index, in the source's own order.
final class TextStage implements Catalogue.Receiver, AutoCloseable {
    private static final int WAITING_FOR_EACH_WORKER = 8;

    private final Run run;
    private final Source source;
    private final Snapshot snapshot;
    private final Known known;
    private final Set<DocumentId> unseen;
    private final ItemReader reader;
    private final Committer committer;
    private final InOrder<ItemReader.Result> work;
    private boolean complete = true;

    TextStage(Run run, Source source, Snapshot snapshot) throws IOException {
        this.run = run;
        this.source = source;
        this.snapshot = snapshot;
        this.known = new Known(snapshot);
        this.unseen = known.of(source);
        this.reader = new ItemReader(run.pipeline(), source, run.clock());
        this.committer = new Committer(run.writer(), run.clock());
        this.work = new InOrder<>(run.pipeline().workers(),
                run.pipeline().workers() * WAITING_FOR_EACH_WORKER);
    }

    void read(Catalogue catalogue) throws IOException {
        run.tally().reading(source.location());
        run.writer().put(source);
        list(catalogue);
        while (!work.isEmpty()) {
            settleOne();
        }
        if (complete && !run.stopped().getAsBoolean()) {
            removeUnseen();
            run.writer().put(source.syncedAt(run.clock().instant()));
        }
    }

    /// A source that cannot be listed to its end is one failure; the run goes on with the others.
    private void list(Catalogue catalogue) throws IOException {
        try {
            catalogue.list(this);
        } catch (WriteFailure failure) {
            throw failure.cause;
        } catch (IOException unreadable) {
            unreachable(source.location(), ItemReader.reason(unreadable));
        }
    }

    /// Trouble with the index, which must not be taken for trouble with the source on its way through the catalogue.
    private static final class WriteFailure extends RuntimeException {
        private final transient IOException cause;

        WriteFailure(IOException cause) {
            super(cause);
            this.cause = cause;
        }
    }

    @Override
    public void item(Item item) {
        if (run.stopped().getAsBoolean()) {
            return;
        }
        unseen.remove(item.id());
        var origin = known.origin(item.id());
        if (origin.isPresent() && isAsItWas(origin.get(), item)) {
            run.tally().outcome(item.path(), asBefore(item.id()));
            return;
        }
        if (work.isFull()) {
            makeRoom();
        }
        work.ask(() -> reader.read(item, origin));
    }

    private void makeRoom() {
        try {
            settleOne();
        } catch (IOException e) {
            throw new WriteFailure(e);
        }
    }

    /// What could not even be opened has no hash, and may open today: rights and limits change without the file.
    private static boolean isAsItWas(Origin origin, Item item) {
        return origin.fingerprint().looksLike(item.size(), item.modified())
                && !origin.fingerprint().hash().equals(ItemReader.UNKNOWN);
    }

    /// A document that failed before fails again, without being read.
    private Outcome asBefore(DocumentId id) {
        return known.failure(id).<Outcome>map(Outcome.Failed::new).orElseGet(Outcome.Unchanged::new);
    }

    @Override
    public void unreachable(String path, String because) {
        complete = false;
        run.tally().outcome(path, new Outcome.Failed(because));
    }

    @Override
    public void skipped(String path, String because) {
        run.tally().outcome(path, new Outcome.Skipped(because));
    }

    @Override
    public void citations(CitationList list) {
        try {
            if (!snapshot.citationLists().contains(list)) {
                run.writer().put(list);
            }
        } catch (IOException e) {
            throw new WriteFailure(e);
        }
    }

    private void settleOne() throws IOException {
        switch (work.take()) {
            case ItemReader.Result.Read(Entry entry) -> {
                run.writer().put(entry);
                run.tally().outcome(entry.origin().path(), new Outcome.Indexed(entry.passages().size()));
            }
            case ItemReader.Result.Touched(var origin) -> {
                Optional<Entry> entry = snapshot.document(origin.id());
                if (entry.isPresent()) {
                    run.writer().put(entry.get().at(origin));
                } else if (known.failure(origin.id()).isPresent()) {
                    run.writer().put(new Failure(origin, known.failure(origin.id()).get()));
                }
                run.tally().outcome(origin.path(), asBefore(origin.id()));
            }
            case ItemReader.Result.Unread(var failure) -> {
                run.writer().put(failure);
                run.tally().outcome(failure.origin().path(), new Outcome.Failed(failure.reason()));
            }
        }
        committer.tick();
    }

    private void removeUnseen() throws IOException {
        for (DocumentId id : unseen) {
            run.writer().remove(id);
        }
        run.tally().removed(unseen.size());
    }

    @Override
    public void close() {
        work.close();
    }
}
