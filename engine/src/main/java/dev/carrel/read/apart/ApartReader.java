package dev.carrel.read.apart;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
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
    private static final long IDLE = TimeUnit.SECONDS.toNanos(5);

    private final Launch launch;
    private final Limits limits;
    private final Reader fallback;
    private final Semaphore room;
    private final ScheduledExecutorService timer = Executors
            .newSingleThreadScheduledExecutor(Thread.ofPlatform().name("reading-limits").daemon().factory());
    private final Deque<Child> idle = new ArrayDeque<>();
    private final Set<Child> busy = new HashSet<>();
    private boolean closed;

    /// @param fallback reads where no process can be started at all
    public ApartReader(Launch launch, Limits limits, Reader fallback) {
        this.launch = launch;
        this.limits = limits;
        this.fallback = fallback;
        this.room = new Semaphore(Math.max(1, limits.processes()), true);
        ScheduledFuture<?> _ = timer.scheduleWithFixedDelay(this::dismissIdle, IDLE, IDLE,
                TimeUnit.NANOSECONDS);
    }

    /// @throws InterruptedIOException if this reader was closed meanwhile, which says nothing about the file
    @Override
    public Document read(Input input) throws IOException {
        room.acquireUninterruptibly();
        try {
            Child child = child();
            return child == null ? fallback.read(input) : read(input, child);
        } finally {
            room.release();
        }
    }

    private Document read(Input input, Child child) throws IOException {
        try {
            return child.read(input, limits, timer);
        } catch (IOException e) {
            throw isClosed() ? new InterruptedIOException("reading was stopped") : e;
        } finally {
            giveBack(child);
        }
    }

    /// @return null if none can be started
    private @Nullable Child child() throws InterruptedIOException {
        Child child = takeIdle();
        if (child == null) {
            try {
                child = Child.start(launch, limits, timer);
            } catch (IOException cannotStart) {
                return null;
            }
        }
        take(child);
        return child;
    }

    private synchronized @Nullable Child takeIdle() throws InterruptedIOException {
        if (closed) {
            throw new InterruptedIOException("reading was stopped");
        }
        idle.removeIf(child -> !child.isAlive());
        return idle.pollLast();
    }

    private synchronized void take(Child child) {
        busy.add(child);
        if (closed) {
            child.end();
        }
    }

    private synchronized void giveBack(Child child) {
        busy.remove(child);
        if (!closed && child.isAlive()) {
            idle.addLast(child);
        } else {
            child.end();
        }
    }

    private synchronized void dismissIdle() {
        idle.stream().filter(child -> child.isIdleFor(IDLE)).forEach(Child::end);
        idle.removeIf(child -> child.isIdleFor(IDLE));
    }

    private synchronized boolean isClosed() { return closed; }

    /// Ends the children at once. Whoever is waiting for one hears that reading was stopped.
    @Override
    public synchronized void close() {
        closed = true;
        idle.forEach(Child::end);
        busy.forEach(Child::end);
        idle.clear();
        timer.shutdown();
    }
}
