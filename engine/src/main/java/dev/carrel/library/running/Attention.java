package dev.carrel.library.running;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

import dev.carrel.base.LruCache;
import dev.carrel.document.DocumentId;

/// The use of a library right now: whether people are waiting for answers, and which documents those showed.
public final class Attention {
    /// People who type ask again after a fraction of this.
    private static final long BETWEEN_KEYS_NANOS = 250_000_000;
    private static final long LONGEST_WAIT_NANOS = 500_000_000;
    private static final int REMEMBERED = 200;

    private final AtomicInteger asked = new AtomicInteger();
    private final LruCache<DocumentId, Boolean> seen = new LruCache<>(REMEMBERED);
    private volatile long answered = System.nanoTime() - BETWEEN_KEYS_NANOS;

    /// The time in which one question is answered.
    public interface Answering extends AutoCloseable {
        @Override
        void close();
    }

    public Answering begin() {
        asked.incrementAndGet();
        return () -> {
            asked.decrementAndGet();
            answered = System.nanoTime();
            synchronized (this) {
                notifyAll();
            }
        };
    }

    public synchronized void saw(DocumentId document) {
        seen.put(document, true);
    }

    /// The latest first.
    synchronized List<DocumentId> latest() {
        return List.copyOf(seen.keySet()).reversed();
    }

    /// Returns when nobody has asked anything for a moment, or after half a second.
    synchronized void awaitQuiet() {
        long began = System.nanoTime();
        while (isBusy() && System.nanoTime() - began < LONGEST_WAIT_NANOS) {
            try {
                wait(20);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    private boolean isBusy() { return asked.get() > 0 || System.nanoTime() - answered < BETWEEN_KEYS_NANOS; }
}
