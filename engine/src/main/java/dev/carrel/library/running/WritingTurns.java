package dev.carrel.library.running;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

import dev.carrel.base.UserError;

/// The turns in which this process writes to a library, one after the other, in the order in which they were asked for.
public final class WritingTurns {
    private static final int LOOKED_AFTER_MILLIS = 100;
    private static final int PATIENCE_MILLIS = 5_000;

    private final Semaphore free = new Semaphore(1, true);
    private final AtomicInteger waiting = new AtomicInteger();

    /// True if somebody waits who did not have a turn yet.
    boolean areWanted() {
        return waiting.get() > 0;
    }

    /// @throws UserError if somebody else writes for too long
    void begin(BooleanSupplier stopped) {
        waiting.incrementAndGet();
        try {
            for (int waited = 0; !next(); waited += LOOKED_AFTER_MILLIS) {
                if (waited >= PATIENCE_MILLIS || stopped.getAsBoolean()) {
                    throw UserError.busy("Somebody is writing to this library.",
                            "Wait until that has finished, or stop it; searching works meanwhile.");
                }
            }
        } finally {
            waiting.decrementAndGet();
        }
    }

    /// @return false if it was stopped before its next turn came
    boolean again(BooleanSupplier stopped) {
        while (!stopped.getAsBoolean()) {
            if (next()) {
                return true;
            }
        }
        return false;
    }

    private boolean next() {
        try {
            return free.tryAcquire(LOOKED_AFTER_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting to write", e);
        }
    }

    void end() {
        free.release();
    }
}
