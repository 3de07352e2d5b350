package dev.carrel.ingest;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.carrel.base.ContentHash;
import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.document.reason.Reason;
import dev.carrel.document.work.CitationList;
import dev.carrel.index.Failure;
import dev.carrel.index.IndexEntry;
import dev.carrel.ingest.source.Catalogue;
import dev.carrel.ingest.source.Item;
import dev.carrel.ingest.source.Listing;
import dev.carrel.read.ReadingFailure;

/// Reads what is new or changed in one source and puts its text into the index, in the source's own order.
final class TextStage implements Catalogue.Receiver, AutoCloseable {
    private final RunContext run;
    private final Source source;
    private final KnownDocuments known;
    private final Listing listing;
    private final ItemReader reader;
    private final Committer committer;
    private final OrderedWorkers<ItemReader.Result> work;
    private final List<Origin> changed = new ArrayList<>();

    /// @param work the threads that read it, perhaps others too
    TextStage(RunContext run, Listing listing, KnownDocuments known, OrderedWorkers<ItemReader.Result> work) {
        this.run = run;
        this.source = listing.source();
        this.known = known;
        this.listing = listing;
        this.reader = new ItemReader(run.pipeline(), source, known, run.clock());
        this.committer = new Committer(run.writer(), run.clock());
        this.work = work;
    }

    void read(Catalogue catalogue) throws IOException {
        run.writer().put(known.source(source.id()).orElse(source));
        list(catalogue);
        while (!work.isEmpty()) {
            settleOne();
        }
        // Only now: within a source the last of two items of the same name counts.
        known.learn(changed);
        if (isRefused()) {
            run.writer().removeSource(source.id());
        }
    }

    /// A new source of which nothing could be listed is not remembered.
    private boolean isRefused() {
        return known.source(source.id()).isEmpty() && listing.isEmpty()
                && !listing.reaches(source.location());
    }

    /// A source that cannot be listed to its end is one failure; the run goes on with the others.
    private void list(Catalogue catalogue) throws IOException {
        try {
            run.tally().reading(source.location(), catalogue.files(run.stopped()));
            catalogue.list(this);
        } catch (Stopped enough) {
            // Items that were listed until then are kept.
        } catch (WriteFailure failure) {
            throw failure.cause;
        } catch (IOException unreadable) {
            listing.breakOff();
            run.tally().outcome(source.location(), new Outcome.Unreachable(because(unreadable)));
        }
    }

    private Reason because(IOException unreadable) {
        Reason reason = unreadable instanceof NoSuchFileException
                ? new Reason.SourceGone()
                : new Reason.SourceUnreadable(ReadingFailure.reason(unreadable));
        return Departures.staying(reason, known.documents(known.unseen(source)));
    }

    /// Trouble with the index, which must not be taken for trouble with the source on its way through the catalogue.
    private static final class WriteFailure extends RuntimeException {
        private final transient IOException cause;

        WriteFailure(IOException cause) {
            super(cause);
            this.cause = cause;
        }
    }

    /// Leaves a catalogue in the middle: it may have much to go through before it would end by itself.
    private static final class Stopped extends RuntimeException {
        Stopped() {
            super("stopped", null, false, false);
        }
    }

    @Override
    public boolean isStopped() { return run.stopped().getAsBoolean(); }

    @Override
    public void item(Item item) {
        if (isStopped()) {
            throw new Stopped();
        }
        listing.found();
        known.see(item.id());
        item.parts().forEach(part -> known.see(part.id()));
        if (known.isRemoved(item.id()) && source.kind() != Source.Kind.FILE) {
            keepOut(item);
            return;
        }
        var origin = known.origin(item.id());
        boolean again = known.isWorthAnotherTry(item);
        if (origin.isPresent() && !again && isAsItWas(origin.get(), item)) {
            run.tally().outcome(item.path(), asBefore(item.id()));
            partsAsBefore(item.parts());
            return;
        }
        if (work.isFull()) {
            makeRoom();
        }
        work.ask(() -> read(item, origin, again));
    }

    /// What waits for its turn when the run is stopped is not begun any more.
    private ItemReader.Result read(Item item, Optional<Origin> origin, boolean again) {
        if (isStopped()) {
            return new ItemReader.Result.Abandoned();
        }
        return again ? reader.readAgain(item, origin) : reader.read(item, origin);
    }

    private void makeRoom() {
        try {
            settleOne();
        } catch (IOException e) {
            throw new WriteFailure(e);
        }
    }

    /// Nor are its attachments missed.
    private void keepOut(Item item) {
        try {
            for (Item.Part part : item.parts()) {
                run.writer().remove(part.id());
            }
        } catch (IOException e) {
            throw new WriteFailure(e);
        }
        run.tally().outcome(item.path(), new Outcome.KeptOut());
    }

    /// A file that could not even be opened has no hash, and may open today: rights and limits change without the file.
    private static boolean isAsItWas(Origin origin, Item item) {
        return origin.fingerprint().looksLike(item.size(), item.modified())
                && !origin.fingerprint().hash().equals(ContentHash.UNKNOWN);
    }

    /// A document that failed before fails again, without being read.
    private Outcome asBefore(DocumentId id) {
        return known.failure(id).<Outcome>map(Outcome.Failed::new)
                .orElseGet(Outcome.Unchanged::new);
    }

    private void partsAsBefore(List<Item.Part> parts) {
        parts.forEach(part -> known.failure(part.id())
                .ifPresent(because -> run.tally().outcome(part.path(),
                        part.isThere() ? new Outcome.Incomplete(because) : new Outcome.StillMissing())));
    }

    /// The documents of that place are missing from the library, which tells so until it can be looked at.
    @Override
    public void unreachable(String path, Reason because) {
        outOfReach(path, because);
        Origin place = Origin.place(source, path, run.clock().instant());
        known.see(place.id());
        if (!known.failure(place.id()).equals(Optional.of(because))) {
            try {
                run.writer().put(new Failure(place, because));
            } catch (IOException e) {
                throw new WriteFailure(e);
            }
        }
    }

    private void outOfReach(String path, Reason because) {
        listing.unreachable(path);
        run.tally().outcome(path, new Outcome.Unreachable(because));
    }

    @Override
    public void missing(String path, Reason because) {
        if (known.isKnown(path)) {
            outOfReach(path, new Reason.Staying(because, 0));
        } else {
            skipped(path, because);
        }
    }

    @Override
    public void skipped(String path, Reason because) {
        listing.found();
        run.tally().outcome(path, new Outcome.Skipped(because));
    }

    @Override
    public void citations(CitationList list) {
        try {
            boolean same = known.holds(list);
            if (!same) {
                run.writer().put(list);
            }
            run.tally().outcome(list.path(), new Outcome.Citations(list.citations().size(),
                    same ? Outcome.Before.SAME : Outcome.Before.ABSENT));
        } catch (IOException e) {
            throw new WriteFailure(e);
        }
    }

    private void settleOne() throws IOException {
        ItemReader.Result result = work.take();
        run.writer().together(() -> settle(result));
        committer.tick();
    }

    private void settle(ItemReader.Result result) throws IOException {
        switch (result) {
            case ItemReader.Result.Read(IndexEntry entry, var unread, var parts) -> {
                read(entry);
                settleParts(unread, parts);
            }
            case ItemReader.Result.Touched(var origin, var parts) -> {
                touched(origin);
                partsAsBefore(parts);
            }
            case ItemReader.Result.Moved(var from, var to) -> moved(from, to);
            case ItemReader.Result.Failed(var failure) -> failed(failure);
            case ItemReader.Result.Abandoned() -> {
            }
        }
    }

    /// A part that failed before and can be read now is no failure any more.
    private void settleParts(List<Failure> unread, List<Item.Part> parts) throws IOException {
        for (Item.Part part : parts) {
            if (known.failure(part.id()).isPresent()) {
                run.writer().remove(part.id());
            }
        }
        for (Failure failure : unread) {
            run.writer().put(failure);
            run.tally().outcome(failure.origin().path(), new Outcome.Incomplete(failure.reason()));
        }
    }

    private void read(IndexEntry entry) throws IOException {
        DocumentId id = entry.origin().id();
        var state = known.origin(id).isPresent() && known.failure(id).isEmpty()
                ? Outcome.Before.DIFFERENT
                : Outcome.Before.ABSENT;
        run.writer().put(entry);
        changed.add(entry.origin());
        run.tally().outcome(entry.origin().path(), new Outcome.Indexed(entry.passages().size(), state));
    }

    /// The new time is kept, so that it need not be opened the next time. All entries of a corpus have its file's time: to
    /// write them all for that would take longer than to compare them again.
    private void touched(Origin origin) throws IOException {
        if (listing.source().kind() != Source.Kind.CORPUS) {
            carry(origin, origin);
        }
        run.tally().outcome(origin.path(), asBefore(origin.id()));
    }

    /// In one commit, so that a crash leaves the document in one of both places.
    private void moved(Origin from, Origin to) throws IOException {
        Optional<Reason> failure = known.failure(from.id());
        carry(from, to);
        run.writer().remove(from.id());
        known.forget(from.id());
        changed.add(to);
        run.tally().outcome(to.path(), failure.<Outcome>map(Outcome.Failed::new)
                .orElseGet(() -> new Outcome.Moved(from.path())));
    }

    /// Puts what was known of one place into another, or into the same at another time.
    private void carry(Origin from, Origin to) throws IOException {
        Optional<IndexEntry> entry = known.entry(from.id());
        Optional<Reason> failure = known.failure(from.id());
        if (entry.isPresent()) {
            run.writer().put(from.id().equals(to.id())
                    ? entry.get().at(to)
                    : run.pipeline().moved(entry.get(), to));
        } else if (failure.isPresent()) {
            run.writer().put(new Failure(to, failure.get()));
        }
    }

    /// A document that was read before stays while the disk does not give its file; it is tried again in the next run.
    private void failed(Failure failure) throws IOException {
        if (!staysAsRead(failure)) {
            run.writer().put(failure);
        }
        run.tally().outcome(failure.origin().path(), new Outcome.Failed(failure.reason()));
    }

    private boolean staysAsRead(Failure failure) {
        Origin origin = failure.origin();
        return failure.reason() instanceof Reason.Told
                && origin.fingerprint().hash().equals(ContentHash.UNKNOWN)
                && known.origin(origin.id()).isPresent() && known.failure(origin.id()).isEmpty();
    }

    @Override
    public void close() {
        work.close();
    }
}
