package dev.carrel.library.running;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

import dev.carrel.document.DocumentId;
import dev.carrel.ingest.Bystanders;
import dev.carrel.ingest.Ingest;

/// The runs that change a library at the moment, so that they can be stopped and waited for.
public final class RunningWork {
    /// Held for reading by whoever is at work.
    private final ReadWriteLock working = new ReentrantReadWriteLock();
    private final Set<Ingest> running = new HashSet<>();
    private final WritingTurns turns;
    private final Attention attention;
    private volatile boolean stopped;
    private volatile boolean ended;

    /// @param turns     of all that this process writes to the library
    /// @param attention what people do with it meanwhile
    public RunningWork(WritingTurns turns, Attention attention) {
        this.turns = turns;
        this.attention = attention;
    }

    /// One run, from its beginning to its end, on one thread.
    public final class Turn implements Bystanders, AutoCloseable {
        private final Set<Ingest> mine = new HashSet<>();
        private boolean holding = true;

        private Turn() {}

        @Override
        public boolean wantToWrite() {
            return turns.areWanted();
        }

        @Override
        public void letWrite() {
            turns.end();
            holding = false;
            holding = turns.again(() -> stopped);
        }

        @Override
        public void awaitAnswers() {
            attention.awaitQuiet();
        }

        @Override
        public List<DocumentId> lookedAt() {
            return attention.latest();
        }

        /// The others, for a run that is of no use before it has ended, and so leaves the index to nobody.
        public Bystanders patient() {
            return new Bystanders() {
                @Override
                public void awaitAnswers() {
                    Turn.this.awaitAnswers();
                }
            };
        }

        /// Lets this part of the run be stopped.
        public Ingest of(Ingest ingest) {
            mine.add(ingest);
            begun(ingest);
            return ingest;
        }

        @Override
        public void close() {
            ended(mine);
            if (holding) {
                turns.end();
            }
            working.readLock().unlock();
        }
    }

    public Turn begin() {
        working.readLock().lock();
        if (ended) {
            working.readLock().unlock();
            throw new IllegalStateException("the library is closed");
        }
        try {
            turns.begin(() -> stopped);
        } catch (RuntimeException busy) {
            working.readLock().unlock();
            throw busy;
        }
        return new Turn();
    }

    private synchronized void begun(Ingest ingest) {
        running.add(ingest);
        if (stopped) {
            ingest.stop();
        }
    }

    private synchronized void ended(Set<Ingest> these) {
        running.removeAll(these);
    }

    /// Asks what is running, or begins later, to end early. Does not wait.
    public synchronized void stop() {
        stopped = true;
        running.forEach(Ingest::stop);
    }

    /// Returns when nothing is running; nothing begins from then on.
    public void end() {
        working.writeLock().lock();
        try {
            ended = true;
        } finally {
            working.writeLock().unlock();
        }
    }
}
