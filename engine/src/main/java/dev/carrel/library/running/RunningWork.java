package dev.carrel.library.running;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

import dev.carrel.document.DocumentId;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Writer;
import dev.carrel.ingest.Bystanders;
import dev.carrel.ingest.Ingest;

/// The runs that change a library at the moment, so that they can be stopped and waited for.
public final class RunningWork {
    private static final int LOOKED_AFTER_MILLIS = 100;

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

        /// @param index of this library
        @Override
        public Writer writer(PassageIndex index) throws IOException {
            return turns.writer(index);
        }

        @Override
        public boolean textIsIn() {
            return turns.textIsIn();
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

        /// The others, for a run that somebody waits for: vectors are left to those who make some anyway.
        public Bystanders hurried(Ingest ingest) {
            return new Bystanders() {
                @Override
                public Writer writer(PassageIndex index) throws IOException {
                    return Turn.this.writer(index);
                }

                @Override
                public boolean textIsIn() {
                    return Turn.this.textIsIn();
                }

                @Override
                public boolean wantToWrite() {
                    return Turn.this.wantToWrite() || turns.areOthersToMakeVectors();
                }

                @Override
                public void letWrite() {
                    if (turns.areOthersToMakeVectors()) {
                        ingest.stop();
                    } else {
                        Turn.this.letWrite();
                    }
                }

                @Override
                public void awaitAnswers() {
                    Turn.this.awaitAnswers();
                }

                @Override
                public List<DocumentId> lookedAt() {
                    return Turn.this.lookedAt();
                }
            };
        }

        /// Waits for something that takes seconds and cannot be interrupted, such as a model that is opened.
        ///
        /// @return nothing if this run is to end before that
        public <T> Optional<T> unlessStopped(Supplier<T> slow) {
            FutureTask<T> task = new FutureTask<>(slow::get);
            Thread.ofPlatform().daemon().name("opening").start(task);
            while (!stopped) {
                try {
                    return Optional.of(task.get(LOOKED_AFTER_MILLIS, TimeUnit.MILLISECONDS));
                } catch (TimeoutException goesOn) {
                    // Then it is looked again whether it is to end.
                } catch (ExecutionException e) {
                    switch (e.getCause()) {
                        case RuntimeException cause -> throw cause;
                        case Error cause -> throw cause;
                        case null, default -> throw new IllegalStateException(e);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    throw new IllegalStateException("interrupted while something was opened", e);
                }
            }
            return Optional.empty();
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

    /// True while this process changes the library, or is about to.
    public boolean isUnderWay() { return turns.areTaken(); }

    /// Begins to change the library, while nobody else does.
    public Turn begin() {
        return begin(() -> turns.begin(() -> stopped));
    }

    /// Begins to read text, perhaps beside others.
    public Turn beginText() {
        return begin(() -> turns.beginText(() -> stopped));
    }

    private Turn begin(Runnable awaited) {
        working.readLock().lock();
        if (ended) {
            working.readLock().unlock();
            throw new IllegalStateException("the library is closed");
        }
        try {
            awaited.run();
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

    /// Commits the text that was read until now, while whoever reads goes on. What changes a library otherwise has its own moment to
    /// commit, before which nothing of it is to be seen.
    public void keep() throws IOException {
        turns.commit();
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
