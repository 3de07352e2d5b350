package dev.carrel.web.job;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;

import dev.carrel.base.Worded;
import dev.carrel.ingest.Outcome;
import dev.carrel.ingest.Progress;
import dev.carrel.library.json.OutcomeJson;
import org.jspecify.annotations.Nullable;

/// A piece of work in the background, and its progress.
public final class Job implements Progress {
    /// The sort of job that it is.
    public enum Kind implements Worded {
        ADD, SYNC, REINDEX, EVALUATE, MATRIX, MAP;

        /// Whether it may be done beside others: what writes to the library may not.
        boolean isApart() { return this == MATRIX; }
    }

    /// The state of a job.
    public enum State implements Worded {
        QUEUED, RUNNING, DONE, FAILED, STOPPED;

        public boolean isEnd() { return this != QUEUED && this != RUNNING; }
    }

    /// Only the latest are kept: what failed stands in the report.
    private static final int EVENTS = 20;

    private final String id;
    private final Kind kind;
    private final String title;
    private final Consumer<Job> changed;
    private final Deque<OutcomeJson.Event> events = new ArrayDeque<>();
    private State state = State.QUEUED;
    private @Nullable Instant started;
    private @Nullable Instant ended;
    private String phase = "reading";
    private @Nullable String location;
    private int done;
    private @Nullable Integer total;
    private int passages;
    private int embedded;
    private @Nullable JobResult result;
    private JobStatus.@Nullable Failure error;
    private @Nullable Long asked;

    /// @param changed hears of every change
    Job(String id, Kind kind, String title, Consumer<Job> changed) {
        this.id = id;
        this.kind = kind;
        this.title = title;
        this.changed = changed;
    }

    /// True if it was not asked for so long, in nanoseconds, or never.
    synchronized boolean wasQuietFor(long nanos, long now) {
        boolean quiet = asked == null || now - asked > nanos;
        asked = quiet ? Long.valueOf(now) : asked;
        return quiet;
    }

    public String id() {
        return id;
    }

    public synchronized State state() {
        return state;
    }

    @Override
    public void reading(String place, OptionalInt files) {
        synchronized (this) {
            boolean beside = phase.equals("reading") && location != null;
            int before = beside && total != null ? total : 0;
            boolean known = files.isPresent() && (!beside || total != null);
            phase = "reading";
            location = place;
            done = beside ? done : 0;
            total = known ? Integer.valueOf(before + files.orElseThrow()) : null;
        }
        changed.accept(this);
    }

    @Override
    public void outcome(String path, Outcome outcome) {
        synchronized (this) {
            done++;
            OutcomeJson.Event.of(Instant.now(), path, outcome).ifPresent(this::keep);
        }
        changed.accept(this);
    }

    private void keep(OutcomeJson.Event event) {
        events.addFirst(event);
        if (events.size() > EVENTS) {
            events.removeLast();
        }
    }

    @Override
    public void embedding(int count) {
        synchronized (this) {
            phase = "embedding";
            passages = count;
            embedded = 0;
        }
        changed.accept(this);
    }

    @Override
    public void embedded(int count) {
        synchronized (this) {
            embedded += count;
        }
        changed.accept(this);
    }

    /// A stage of work that is not about documents.
    ///
    /// @param what what is being done
    /// @param name with what
    public void stage(String what, String name, int step, int steps) {
        synchronized (this) {
            phase = what;
            location = name;
            done = step;
            total = steps;
        }
        changed.accept(this);
    }

    /// True if it brings documents in, which several may do side by side.
    boolean bringsDocumentsIn() {
        return kind == Kind.ADD || kind == Kind.SYNC;
    }

    /// True if all that it still does can be left for a while.
    synchronized boolean onlyMakesVectors() {
        return bringsDocumentsIn() && phase.equals("embedding");
    }

    /// True while it waits for its turn, or reads text.
    public synchronized boolean isToRead() { return !state.isEnd() && !onlyMakesVectors(); }

    /// False if it was stopped before.
    synchronized boolean begin() {
        if (state != State.QUEUED) {
            return false;
        }
        state = State.RUNNING;
        started = Instant.now();
        return true;
    }

    /// Ends it if it has not begun; false if it has.
    synchronized boolean cancel() {
        if (state == State.QUEUED) {
            end(State.STOPPED, null, null);
        }
        return state == State.STOPPED;
    }

    synchronized void end(State how, @Nullable JobResult outcome, JobStatus.@Nullable Failure trouble) {
        state = how;
        ended = Instant.now();
        result = outcome;
        error = trouble;
    }

    public synchronized JobStatus status() {
        return new JobStatus(id, kind, state, title, started, ended,
                new JobStatus.Progress(phase, location, done, total, passages, embedded),
                List.copyOf(events), result, error);
    }
}
