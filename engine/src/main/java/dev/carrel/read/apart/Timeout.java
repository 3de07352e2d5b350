package dev.carrel.read.apart;

import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/// Rings once, unless it is set again or cancelled in time.
///
/// Time is what a process has worked, since on a busy machine a good file may wait longer than it is read. A process that
/// only waits does not work, so that the clock on the wall counts as well, at a fifth of its pace.
final class Timeout {
    static final int PATIENCE = 5;

    private static final Duration SHORT = Duration.ofMillis(50);

    private final ScheduledExecutorService timer;
    private final Duration time;
    private final Supplier<Duration> worked;
    private final Supplier<Duration> clock;
    private final Runnable ring;
    private Duration workedBefore = Duration.ZERO;
    private Duration since = Duration.ZERO;
    private ScheduledFuture<?> next;
    private boolean rung;

    /// @param worked how long the process has worked since it was started
    /// @param clock  the time by the clock on the wall, since whenever
    Timeout(ScheduledExecutorService timer, Duration time, Supplier<Duration> worked,
            Supplier<Duration> clock, Runnable ring) {
        this.timer = timer;
        this.time = time;
        this.worked = worked;
        this.clock = clock;
        this.ring = ring;
        this.next = set();
    }

    private ScheduledFuture<?> set() {
        workedBefore = worked.get();
        since = clock.get();
        return in(time);
    }

    private ScheduledFuture<?> in(Duration wait) {
        return timer.schedule(this::look, wait.toMillis(), TimeUnit.MILLISECONDS);
    }

    private synchronized void look() {
        Duration left = left();
        if (left.isPositive()) {
            next = in(left.compareTo(SHORT) < 0 ? SHORT : left);
        } else {
            rung = true;
            ring.run();
        }
    }

    private Duration left() {
        Duration ofWork = time.minus(worked.get().minus(workedBefore));
        Duration ofWaiting = time.multipliedBy(PATIENCE).minus(clock.get().minus(since));
        return ofWork.compareTo(ofWaiting) < 0 ? ofWork : ofWaiting;
    }

    /// Starts the time anew.
    synchronized void again() {
        next.cancel(false);
        next = set();
    }

    synchronized void cancel() {
        next.cancel(false);
    }

    synchronized boolean hasRung() {
        return rung;
    }
}
