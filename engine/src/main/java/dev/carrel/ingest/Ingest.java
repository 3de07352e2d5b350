package dev.carrel.ingest;

import dev.carrel.index.Facts;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;
import java.io.IOException;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/// Brings sources into a library: first all text, then all vectors.
public final class Ingest {
    private final PassageIndex index;
    private final Pipeline pipeline;
    private final Facts facts;
    private final Clock clock;
    private final AtomicBoolean stopped = new AtomicBoolean();

    public Ingest(PassageIndex index, Pipeline pipeline, Facts facts, Clock clock) {
        this.index = index;
        this.pipeline = pipeline;
        this.facts = facts;
        this.clock = clock;
    }

    /// Runs to the end, or until [#stop]. What was done is committed either way.
    public Report run(List<Catalogue> catalogues, Progress progress) throws IOException {
        Tally tally = new Tally(progress);
        try (Writer writer = index.writer()) {
            Run run = new Run(pipeline, writer, clock, stopped::get, tally);
            writer.record(facts);
            for (Catalogue catalogue : catalogues) {
                try (Snapshot known = index.snapshot(); TextStage text = new TextStage(run, catalogue.source(), known)) {
                    text.read(catalogue);
                }
                writer.commit();
            }
            try (Snapshot waiting = index.snapshot(); VectorStage vectors = new VectorStage(run)) {
                vectors.embed(waiting);
            }
            writer.settle();
        }
        try (Snapshot after = index.snapshot()) {
            return tally.report(after.statistics(), stopped.get());
        }
    }

    /// Ends a run early, from another thread.
    public void stop() {
        stopped.set(true);
    }
}
