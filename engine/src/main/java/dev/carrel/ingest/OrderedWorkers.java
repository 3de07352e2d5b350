package dev.carrel.ingest;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/// Works on several things at a time and gives the results back in the order they were asked for. Only a few wait at
/// once: whoever asks for more has to take one first.
final class OrderedWorkers<T> implements AutoCloseable {
    private final FairWorkers.Lane lane;
    private final Runnable afterwards;
    private final Deque<FutureTask<T>> pending = new ArrayDeque<>();
    private final int most;

    /// With threads of its own.
    OrderedWorkers(int workers, int most) {
        FairWorkers own = new FairWorkers(workers);
        this.lane = own.lane();
        this.afterwards = own::close;
        this.most = most;
    }

    OrderedWorkers(FairWorkers shared, int most) {
        this.lane = shared.lane();
        this.afterwards = () -> {};
        this.most = most;
    }

    boolean isFull() { return pending.size() >= most; }

    boolean isEmpty() { return pending.isEmpty(); }

    void ask(Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        pending.add(task);
        lane.execute(task);
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
        lane.close();
        afterwards.run();
    }
}
