package dev.carrel.web.job;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import dev.carrel.web.route.News;

/// Tells everybody who listens. Of what changes quickly, a slow listener hears the latest only.
public final class Feed implements AutoCloseable {
    private final Set<Listener> listeners = ConcurrentHashMap.newKeySet();
    private volatile boolean closed;

    /// @param topic what the item replaces if it was not heard yet
    public void tell(String topic, News.Item item) {
        listeners.forEach(listener -> listener.hear(topic, item));
    }

    public News listen() {
        Listener listener = new Listener();
        listeners.add(listener);
        // Looked at after it was added, so that whoever comes while the feed closes is let go too.
        if (closed) {
            listener.close();
        }
        return listener;
    }

    public int listeners() {
        return listeners.size();
    }

    /// Whoever listens hears what was told before, and then that nothing follows.
    @Override
    public void close() {
        closed = true;
        listeners.forEach(Listener::close);
    }

    private final class Listener implements News {
        private final LinkedHashMap<String, Item> unheard = new LinkedHashMap<>();
        private boolean over;

        private synchronized void hear(String topic, Item item) {
            unheard.put(topic, item);
            notifyAll();
        }

        @Override
        public synchronized Optional<Item> next(Duration patience) throws InterruptedException {
            long until = System.nanoTime() + patience.toNanos();
            while (unheard.isEmpty() && !over) {
                long left = (until - System.nanoTime()) / 1_000_000;
                if (left <= 0) {
                    return Optional.empty();
                }
                wait(left);
            }
            if (unheard.isEmpty()) {
                throw new InterruptedException("no more news");
            }
            return Optional.ofNullable(unheard.pollFirstEntry()).map(Map.Entry::getValue);
        }

        @Override
        public synchronized void close() {
            over = true;
            listeners.remove(this);
            notifyAll();
        }
    }
}
