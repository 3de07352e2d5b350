package dev.carrel.assist.matrix;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import dev.carrel.base.TaskFailure;
import org.jspecify.annotations.Nullable;

/// Fills the empty cells of a matrix, some at the same time. It can be stopped from any thread: what is finished by then
/// has been handed on.
public final class MatrixRun {
    /// So many failures one after the other say something about the model and not about what it was asked.
    private static final int PATIENCE = 20;

    /// A cell that is to be filled.
    public record OpenCell(MatrixRow row, MatrixQuestion question) {}

    /// Takes cells as they are finished, one after the other.
    @FunctionalInterface
    public interface Sink {
        void finished(OpenCell cell, MatrixCell filled) throws IOException;
    }

    /// Fills one cell.
    @FunctionalInterface
    public interface Asking {
        /// @throws ModelAway if there is nobody to ask, which holds for all other cells too
        MatrixCell ask(MatrixRow row, MatrixQuestion question) throws IOException, ModelAway;
    }

    private final Asking asker;
    private final int atOnce;
    private final Sink sink;
    private volatile boolean stopped;
    private @Nullable String trouble;
    private int failures;

    /// @param atOnce how many cells at the same time
    public MatrixRun(Asking asker, int atOnce, Sink sink) {
        this.asker = asker;
        this.atOnce = atOnce;
        this.sink = sink;
    }

    /// Fills cells in their order until there are no more, it is stopped, or there is nobody to ask.
    public void fill(List<OpenCell> cells) throws IOException {
        Queue<OpenCell> open = new ConcurrentLinkedQueue<>(cells);
        List<Future<?>> workers = new ArrayList<>();
        try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < atOnce; i++) {
                workers.add(pool.submit(() -> {
                    work(open);
                    return null;
                }));
            }
        }
        for (Future<?> worker : workers) {
            rethrow(worker);
        }
    }

    private void work(Queue<OpenCell> open) throws IOException {
        while (!stopped) {
            OpenCell cell = open.poll();
            if (cell == null) {
                return;
            }
            try {
                hand(cell, asker.ask(cell.row(), cell.question()));
            } catch (ModelAway e) {
                giveUp(e.sentence());
            } catch (IOException | RuntimeException e) {
                stop();
                throw e;
            }
        }
    }

    private synchronized void hand(OpenCell cell, MatrixCell filled) throws IOException {
        sink.finished(cell, filled);
        failures = filled.status() == MatrixCell.Status.FAILED ? failures + 1 : 0;
        if (failures >= PATIENCE && filled.trouble() != null) {
            giveUp(filled.trouble());
        }
    }

    private synchronized void giveUp(String why) {
        if (!stopped) {
            trouble = why;
            stopped = true;
        }
    }

    private static void rethrow(Future<?> worker) throws IOException {
        try {
            worker.get();
        } catch (ExecutionException e) {
            throw TaskFailure.again(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("The run was interrupted.", e);
        }
    }

    /// Asks it to end early. Does not wait.
    public void stop() {
        stopped = true;
    }

    /// Why it ended before its end, in one sentence; null if it did not.
    public synchronized @Nullable String trouble() {
        return trouble;
    }
}
