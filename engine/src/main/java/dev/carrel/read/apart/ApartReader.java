package dev.carrel.read.apart;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

import dev.carrel.document.Document;
import dev.carrel.read.Input;
import dev.carrel.read.Reader;
import org.jspecify.annotations.Nullable;

/// Reads in child processes, which are started when they are needed, kept while there is work for them, and ended when
/// a file takes too long. Safe to use from many threads.
public final class ApartReader implements Reader, AutoCloseable {
    /// After this long without a file a child's memory is better used by others.
    private static final Duration IDLE = Duration.ofSeconds(5);

    private final ChildCommand launch;
    private final Limits limits;
    private final Reader fallback;
    private final long idleNanos;
    private final Semaphore room;
    private final ScheduledExecutorService timer = Executors
            .newSingleThreadScheduledExecutor(Thread.ofPlatform().name("reading-limits").daemon().factory());
    private final Deque<ChildProcess> idle = new ArrayDeque<>();
    private final Set<ChildProcess> busy = new HashSet<>();
    private boolean closed;

    /// @param fallback reads where no process can be started at all
    public ApartReader(ChildCommand launch, Limits limits, Reader fallback) {
        this(launch, limits, fallback, IDLE);
    }

    /// @param longestIdle how long a child waits for the next file
    ApartReader(ChildCommand launch, Limits limits, Reader fallback, Duration longestIdle) {
        this.launch = launch;
        this.limits = limits;
        this.fallback = fallback;
        this.idleNanos = longestIdle.toNanos();
        this.room = new Semaphore(Math.max(1, limits.processes()), true);
        ScheduledFuture<?> _ = timer.scheduleWithFixedDelay(this::dismissIdle, idleNanos, idleNanos,
                TimeUnit.NANOSECONDS);
    }

    /// @throws InterruptedIOException if this reader was closed meanwhile, which says nothing about the file
    @Override
    public Document read(Input input) throws IOException {
        room.acquireUninterruptibly();
        try {
            ChildProcess child = child();
            return child == null ? fallback.read(input) : read(input, child);
        } finally {
            room.release();
        }
    }

    private Document read(Input input, ChildProcess child) throws IOException {
        try {
            return child.read(input, limits, timer);
        } catch (IOException e) {
            throw isClosed() ? new InterruptedIOException("reading was stopped") : e;
        } finally {
            giveBack(child);
        }
    }

    /// @return null if none can be started
    private @Nullable ChildProcess child() throws InterruptedIOException {
        ChildProcess child = takeIdle();
        if (child == null) {
            try {
                child = ChildProcess.start(launch, limits, timer);
            } catch (IOException cannotStart) {
                return null;
            }
        }
        take(child);
        return child;
    }

    private synchronized @Nullable ChildProcess takeIdle() throws InterruptedIOException {
        if (closed) {
            throw new InterruptedIOException("reading was stopped");
        }
        idle.removeIf(child -> !child.isAlive());
        return idle.pollLast();
    }

    private synchronized void take(ChildProcess child) {
        busy.add(child);
        if (closed) {
            child.end();
        }
    }

    private synchronized void giveBack(ChildProcess child) {
        busy.remove(child);
        if (!closed && child.isAlive()) {
            idle.addLast(child);
        } else {
            child.end();
        }
    }

    private synchronized void dismissIdle() {
        // Asked once each: one that is idle for long enough a moment later would be forgotten without having been ended.
        List<ChildProcess> dismissed = idle.stream().filter(child -> child.isIdleFor(idleNanos)).toList();
        dismissed.forEach(ChildProcess::end);
        idle.removeAll(dismissed);
    }

    private synchronized boolean isClosed() { return closed; }

    /// Ends the children at once. Whoever is waiting for one hears that reading was stopped.
    @Override
    public synchronized void close() {
        closed = true;
        idle.forEach(ChildProcess::end);
        busy.forEach(ChildProcess::end);
        idle.clear();
        timer.shutdown();
    }
}
