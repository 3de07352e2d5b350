package dev.carrel.ingest;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Passage;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Vector;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;

/// Makes the vectors that are missing and puts each document once more, with them. Passages, not documents, are the unit of
/// work, so that a book at the end keeps every worker busy.
final class VectorStage implements AutoCloseable {
    private static final int WAITING_FOR_EACH_WORKER = 32;

    private final RunContext run;
    private final PassageIndex index;
    private final Committer committer;
    private final OrderedWorkers<Vector> work;
    private final Deque<Task> open = new ArrayDeque<>();
    private final List<Vector> made = new ArrayList<>();

    VectorStage(RunContext run, PassageIndex index) {
        this.run = run;
        this.index = index;
        this.committer = new Committer(run.writer(), run.clock());
        Embedder model = run.pipeline().embedder();
        int workers = model.isNear() ? run.pipeline().workers() : model.atOnce();
        this.work = new OrderedWorkers<>(workers, workers * WAITING_FOR_EACH_WORKER);
    }

    /// Makes the vectors that are missing: of documents that people look at first, then of all in the order of ids.
    ///
    /// @param most how many vectors a document has afterwards at most
    void embed(int most) throws IOException {
        // Counting all that waits in a large library takes a second.
        SequencedSet<DocumentId> waiting = run.stopped().getAsBoolean() ? new LinkedHashSet<>() : waiting();
        while (!waiting.isEmpty() && !run.stopped().getAsBoolean()) {
            for (IndexEntry entry : claimed(next(waiting))) {
                if (run.stopped().getAsBoolean()) {
                    return;
                }
                begin(entry, entry.embeddable().stream().limit(most).skip(entry.vectors().size()).toList());
            }
        }
        while (!work.isEmpty() && !run.stopped().getAsBoolean()) {
            takeOne();
        }
    }

    private SequencedSet<DocumentId> waiting() throws IOException {
        try (Snapshot now = index.snapshot()) {
            return new LinkedHashSet<>(now.register().waiting());
        }
    }

    /// Those of some documents that nobody else makes vectors for, as they are since nobody else can.
    private List<IndexEntry> claimed(List<DocumentId> documents) throws IOException {
        List<DocumentId> mine = List.copyOf(run.writer().claim(documents));
        if (mine.isEmpty()) {
            return List.of();
        }
        try (Snapshot now = index.snapshot()) {
            return now.stored().entries(mine);
        }
    }

    private List<DocumentId> next(SequencedSet<DocumentId> waiting) {
        List<DocumentId> some = Stream
                .concat(run.bystanders().lookedAt().stream().filter(waiting::contains), waiting.stream())
                .distinct().limit(CopyStage.FETCHED_AT_ONCE).toList();
        waiting.removeAll(some);
        return some;
    }

    private void begin(IndexEntry entry, List<Passage> missing) throws IOException {
        if (!missing.isEmpty()) {
            open.add(new Task(entry, missing.size()));
        }
        for (Passage passage : missing) {
            if (run.stopped().getAsBoolean()) {
                return;
            }
            while (work.isFull()) {
                takeOne();
            }
            work.ask(() -> embedded(entry, passage));
        }
    }

    private Vector embedded(IndexEntry entry, Passage passage) {
        if (run.pipeline().embedder().isNear()) {
            run.bystanders().awaitAnswers();
        }
        return run.pipeline().embed(entry.document(), passage);
    }

    private void takeOne() throws IOException {
        made.add(work.take());
        run.tally().embedded(1);
        if (made.size() == open.getFirst().missing()) {
            IndexEntry entry = open.remove().entry();
            run.writer()
                    .complete(entry.with(Stream.concat(entry.vectors().stream(), made.stream()).toList()));
            made.clear();
            committer.tick();
        }
    }

    /// A document, and how many of its vectors are being made.
    private record Task(IndexEntry entry, int missing) {}

    @Override
    public void close() {
        work.close();
    }
}
