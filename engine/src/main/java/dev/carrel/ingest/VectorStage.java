package dev.carrel.ingest;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Passage;
import dev.carrel.embed.Vector;
import dev.carrel.index.Entry;
import dev.carrel.index.Snapshot;

/// Makes the vectors that are missing and puts each document once more, with all of its vectors. Passages, not
/// documents, are the unit of work, so that a book at the end keeps every worker busy.
final class VectorStage implements AutoCloseable {
    private static final int WAITING_FOR_EACH_WORKER = 32;

    private final Run run;
    private final Committer committer;
    private final InOrder<Vector> work;
    private final Deque<Entry> open = new ArrayDeque<>();
    private final List<Vector> made = new ArrayList<>();

    VectorStage(Run run) {
        this.run = run;
        this.committer = new Committer(run.writer(), run.clock());
        this.work = new InOrder<>(run.pipeline().workers(),
                run.pipeline().workers() * WAITING_FOR_EACH_WORKER);
    }

    void embed(Snapshot snapshot) throws IOException {
        var statistics = snapshot.statistics();
        run.tally().embedding(statistics.passages() - statistics.embedded());
        for (DocumentId id : snapshot.waiting()) {
            if (run.stopped().getAsBoolean()) {
                return;
            }
            begin(snapshot.document(id).orElseThrow());
        }
        while (!work.isEmpty() && !run.stopped().getAsBoolean()) {
            takeOne();
        }
    }

    private void begin(Entry entry) throws IOException {
        open.add(entry);
        for (Passage passage : entry.passages()) {
            if (run.stopped().getAsBoolean()) {
                return;
            }
            while (work.isFull()) {
                takeOne();
            }
            work.ask(() -> run.pipeline().embed(entry.document(), passage));
        }
    }

    private void takeOne() throws IOException {
        made.add(work.take());
        run.tally().embedded(1);
        if (made.size() == open.getFirst().passages().size()) {
            run.writer().put(open.remove().with(made));
            made.clear();
            committer.tick();
        }
    }

    @Override
    public void close() {
        work.close();
    }
}
