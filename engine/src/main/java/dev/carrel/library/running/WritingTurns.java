package dev.carrel.library.running;

import java.io.IOException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

import dev.carrel.base.UserError;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Writer;

/// The turns in which this process writes to a library, one after the other, in the order in which they were asked for. Those who read
/// text share one: none needs to wait for another's documents.
public final class WritingTurns {
    private static final int LOOKED_AFTER_MILLIS = 100;
    private static final int PATIENCE_MILLIS = 5_000;

    private final Semaphore free = new Semaphore(1, true);
    private final AtomicInteger waiting = new AtomicInteger();
    private final AtomicInteger paused = new AtomicInteger();
    /// How many share the present turn.
    private int inside;
    /// True if those inside read text and let others in who do.
    private boolean open;
    private final SharedWriter writer = new SharedWriter();

    /// The writer of all who share the present turn.
    Writer writer(PassageIndex index) throws IOException {
        return writer.of(index);
    }

    /// Commits what those have put who share the present turn to read text.
    void commit() throws IOException {
        writer.commit();
    }

    /// True if somebody waits who did not have a turn yet, or reads text in this one.
    synchronized boolean areWanted() {
        return waiting.get() > 0 || inside > 1;
    }

    /// True if somebody has a turn, or waits for one.
    synchronized boolean areTaken() {
        return inside > 0 || waiting.get() > 0 || paused.get() > 0;
    }

    /// True if others will make the vectors of whatever is without.
    synchronized boolean areOthersToMakeVectors() {
        return paused.get() > 0 || inside > 1;
    }

    /// @throws UserError if somebody else writes for too long
    void begin(BooleanSupplier stopped) {
        begin(stopped, false);
    }

    /// Begins to read text, beside others who do.
    ///
    /// @throws UserError if somebody else writes something else for too long
    void beginText(BooleanSupplier stopped) {
        begin(stopped, true);
    }

    private void begin(BooleanSupplier stopped, boolean text) {
        waiting.incrementAndGet();
        try {
            for (int waited = 0; !(text && joined()) && !next(text); waited += LOOKED_AFTER_MILLIS) {
                if (waited >= PATIENCE_MILLIS || stopped.getAsBoolean()) {
                    throw UserError.busy("Somebody is writing to this library.",
                            "Wait until that has finished, or stop it; searching works meanwhile.");
                }
            }
        } finally {
            waiting.decrementAndGet();
        }
    }

    private synchronized boolean joined() {
        if (open) {
            inside++;
        }
        return open;
    }

    /// Nobody is let in any more who reads text, unless others do so already.
    ///
    /// @return false if they do
    synchronized boolean textIsIn() {
        open = inside > 1;
        return inside == 1;
    }

    /// @return false if it was stopped before its next turn came, which it has for itself
    boolean again(BooleanSupplier stopped) {
        paused.incrementAndGet();
        try {
            while (!stopped.getAsBoolean()) {
                if (next(false)) {
                    return true;
                }
            }
            return false;
        } finally {
            paused.decrementAndGet();
        }
    }

    private boolean next(boolean text) {
        try {
            if (!free.tryAcquire(LOOKED_AFTER_MILLIS, TimeUnit.MILLISECONDS)) {
                return false;
            }
            taken(text);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting to write", e);
        }
    }

    private synchronized void taken(boolean text) {
        inside = 1;
        open = text;
    }

    synchronized void end() {
        inside--;
        if (inside == 0) {
            open = false;
            free.release();
        }
    }
}
