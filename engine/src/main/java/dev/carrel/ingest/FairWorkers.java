package dev.carrel.ingest;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// A few threads that several sources share. The next free one works for the source that has the fewest of them, and among those for the
/// one that was worked for the shortest: a few small files need not wait for a folder of large ones, and no thread is idle.
final class FairWorkers implements AutoCloseable {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final List<Lane> lanes = new ArrayList<>();
    private boolean closed;

    FairWorkers(int workers) {
        Thread.Builder.OfPlatform threads = Thread.ofPlatform().name("ingest-", 0).daemon();
        for (int i = 0; i < workers; i++) {
            threads.start(this::work);
        }
    }

    /// The share of one more source.
    Lane lane() {
        Lane lane = new Lane();
        change(() -> lanes.add(lane));
        return lane;
    }

    private void change(Runnable change) {
        lock.lock();
        try {
            change.run();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /// The share of one source.
    final class Lane implements Executor, AutoCloseable {
        private final Queue<Runnable> waiting = new ArrayDeque<>();
        private int running;
        private long nanos;

        @Override
        public void execute(Runnable task) {
            change(() -> waiting.add(task));
        }

        /// Waits for all that was asked for.
        @Override
        public void close() {
            lock.lock();
            try {
                while (running > 0 || !waiting.isEmpty()) {
                    changed.awaitUninterruptibly();
                }
                lanes.remove(this);
            } finally {
                lock.unlock();
            }
        }

        private void run(Runnable task) {
            long began = System.nanoTime();
            try {
                task.run();
            } finally {
                long took = System.nanoTime() - began;
                change(() -> {
                    running--;
                    nanos += took;
                });
            }
        }
    }

    private record Next(Lane lane, Runnable task) {}

    private void work() {
        for (Optional<Next> next = next(); next.isPresent(); next = next()) {
            next.get().lane().run(next.get().task());
        }
    }

    /// Nobody interrupts these threads: that would close the files that one happens to write to.
    ///
    /// @return empty once closed
    private Optional<Next> next() {
        lock.lock();
        try {
            while (!closed) {
                Optional<Lane> lane = lanes.stream().filter(each -> !each.waiting.isEmpty())
                        .min(Comparator.comparingInt((Lane each) -> each.running)
                                .thenComparingLong(each -> each.nanos));
                if (lane.isPresent()) {
                    lane.get().running++;
                    return Optional.of(new Next(lane.get(), lane.get().waiting.remove()));
                }
                changed.awaitUninterruptibly();
            }
            return Optional.empty();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() {
        change(() -> closed = true);
    }
}
