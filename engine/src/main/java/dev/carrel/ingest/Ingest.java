package dev.carrel.ingest;

import java.io.IOException;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

import dev.carrel.document.DocumentId;
import dev.carrel.index.IndexFacts;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;
import dev.carrel.ingest.source.Catalogue;
import dev.carrel.ingest.source.Listing;

/// Brings sources into a library: first all text, then all vectors.
public final class Ingest {
    /// ZotSeek's limit on a paper's passages.
    private static final int EMBEDDED_FIRST = 100;
    private static final long REST_NANOS = 1_000_000_000;

    private final PassageIndex index;
    private final Pipeline pipeline;
    private final IndexFacts facts;
    private final Clock clock;
    private final AfterText afterwards;
    private final AtomicBoolean stopped = new AtomicBoolean();

    public Ingest(PassageIndex index, Pipeline pipeline, IndexFacts facts, Clock clock,
            AfterText afterwards) {
        this.index = index;
        this.pipeline = pipeline;
        this.facts = facts;
        this.clock = clock;
        this.afterwards = afterwards;
    }

    /// Brings catalogues in. Runs to the end, or until [#stop]; what was done is committed either way.
    public Report run(List<Catalogue> catalogues, Progress progress) throws IOException {
        return run(catalogues, progress, Bystanders.NONE);
    }

    /// The same among others, whom its vectors wait for.
    public Report run(List<Catalogue> catalogues, Progress progress, Bystanders others) throws IOException {
        return work(progress, others, run -> {
            try (Snapshot snapshot = index.snapshot()) {
                KnownDocuments known = new KnownDocuments(snapshot);
                Departures departures = new Departures(run, known);
                List<Listing> listings = new SourceReading(run, known).read(catalogues);
                if (!stopped.get()) {
                    for (Listing listing : listings) {
                        departures.settle(listing);
                    }
                }
            }
        });
    }

    /// Takes over another library's documents, all or some, cut and embedded as this one does it.
    public Report copy(Snapshot other, Predicate<DocumentId> chosen, Progress progress, Bystanders others)
            throws IOException {
        return work(progress, others, run -> {
            try (CopyStage copy = new CopyStage(run, chosen)) {
                copy.copy(other.register(), other.relations(), other.stored());
            }
        });
    }

    /// Something that puts text into the index.
    @FunctionalInterface
    private interface TextWork {
        void run(RunContext run) throws IOException;
    }

    private Report work(Progress progress, Bystanders others, TextWork text) throws IOException {
        Tally tally = new Tally(progress);
        boolean whole;
        try (Writer writer = others.writer(index)) {
            RunContext run = new RunContext(pipeline, writer, clock, stopped::get, tally, others);
            writer.record(facts);
            text.run(run);
            writer.commit();
            if (others.textIsIn() && !stopped.get()) {
                afterwards.then(index, writer, stopped::get);
            }
            whole = completes(run);
        }
        while (!whole && !stopped.get()) {
            others.letWrite();
            whole = stopped.get() || goesOn(tally, others);
        }
        return reported(tally);
    }

    private Report reported(Tally tally) throws IOException {
        try (Snapshot after = index.snapshot()) {
            return tally.report(after.census().statistics(), stopped.get());
        }
    }

    /// Makes vectors of texts that are there already. What others have taken upon themselves is looked at again: they may not come to
    /// its end.
    ///
    /// @param stays true if more texts are waited for when all have vectors
    public Report makeVectors(Progress progress, Bystanders others, boolean stays) throws IOException {
        Tally tally = new Tally(progress);
        while (!stopped.get()) {
            int before = tally.embedded();
            if (isAnyWaiting()) {
                makeSome(tally, others);
            } else if (!stays) {
                break;
            }
            others.letWrite();
            if (tally.embedded() == before) {
                rest();
            }
        }
        return reported(tally);
    }

    private boolean isAnyWaiting() throws IOException {
        try (Snapshot now = index.snapshot()) {
            return now.census().statistics().waiting() > 0;
        }
    }

    private void makeSome(Tally tally, Bystanders others) throws IOException {
        int before = tally.embedded();
        BooleanSupplier leaves = () -> stopped.get() || others.wantToWrite();
        try (Writer writer = index.writer()) {
            embed(new RunContext(pipeline, writer, clock, leaves, tally, others));
            writer.commit();
            if (tally.embedded() > before && !leaves.getAsBoolean()) {
                writer.settle(leaves);
            }
        }
    }

    private synchronized void rest() {
        long until = System.nanoTime() + REST_NANOS;
        try {
            for (long left = REST_NANOS; left > 0 && !stopped.get(); left = until - System.nanoTime()) {
                TimeUnit.NANOSECONDS.timedWait(this, left);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            stop();
        }
    }

    private boolean goesOn(Tally tally, Bystanders others) throws IOException {
        try (Writer writer = index.writer()) {
            // Others may have read more, or left this to whoever is last.
            afterwards.then(index, writer, stopped::get);
            return completes(new RunContext(pipeline, writer, clock, stopped::get, tally, others));
        }
    }

    /// Makes vectors, until there are all or somebody else wants to write: the text of everything comes before vectors.
    ///
    /// @return false if the rest is to be made later
    private boolean completes(RunContext run) throws IOException {
        Bystanders others = run.bystanders();
        if (!pipeline.later()) {
            embed(new RunContext(pipeline, run.writer(), clock, () -> stopped.get() || others.wantToWrite(),
                    run.tally(), others));
        }
        boolean leaves = stopped.get() || others.wantToWrite();
        if (leaves) {
            run.writer().commit();
        } else {
            run.writer().settle(() -> stopped.get() || others.wantToWrite());
        }
        return !leaves;
    }

    /// Every document first gets the vectors of its first passages, so that a shelf of books keeps no paper waiting.
    private void embed(RunContext run) throws IOException {
        if (run.stopped().getAsBoolean()) {
            return;
        }
        try (Snapshot waiting = index.snapshot()) {
            run.tally().embedding(waiting.census().statistics().waiting());
        }
        try (VectorStage vectors = new VectorStage(run, index)) {
            vectors.embed(EMBEDDED_FIRST);
            if (!run.stopped().getAsBoolean()) {
                run.writer().commit();
                vectors.embed(Integer.MAX_VALUE);
            }
        }
    }

    /// Ends a run early, from another thread.
    public synchronized void stop() {
        stopped.set(true);
        notifyAll();
    }
}
