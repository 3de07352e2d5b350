package dev.carrel.read.apart;

import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/// Rings once, unless it is set again or cancelled in time.
final class Alarm {
    private final ScheduledExecutorService timer;
    private final Duration time;
    private final Runnable ring;
    private ScheduledFuture<?> next;
    private boolean rung;

    Alarm(ScheduledExecutorService timer, Duration time, Runnable ring) {
        this.timer = timer;
        this.time = time;
        this.ring = ring;
        this.next = set();
    }

    private ScheduledFuture<?> set() {
        return timer.schedule(this::ring, time.toMillis(), TimeUnit.MILLISECONDS);
    }

    private synchronized void ring() {
        rung = true;
        ring.run();
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
