package dev.carrel.ingest;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Works on several things at a time and gives the results back in the order they were asked for. Only a few wait at
/// once: whoever asks for more has to take one first.
final class OrderedWorkers<T> implements AutoCloseable {
    private final ExecutorService executor;
    private final Deque<Future<T>> pending = new ArrayDeque<>();
    private final int most;

    OrderedWorkers(int workers, int most) {
        this.executor = Executors.newFixedThreadPool(workers,
                Thread.ofPlatform().name("ingest-", 0).daemon().factory());
        this.most = most;
    }

    boolean isFull() { return pending.size() >= most; }

    boolean isEmpty() { return pending.isEmpty(); }

    void ask(Callable<T> work) {
        pending.add(executor.submit(work));
    }

    /// The oldest result; waits for it.
    T take() {
        try {
            return pending.remove().get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause
                    ? cause
                    : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for a document", e);
        }
    }

    /// Forgets what was not taken, and waits for what is under way. Nothing is interrupted: that would close the files
    /// that a worker happens to write to.
    @Override
    public void close() {
        pending.forEach(each -> each.cancel(false));
        executor.close();
    }
}
