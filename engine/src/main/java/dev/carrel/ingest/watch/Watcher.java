package dev.carrel.ingest.watch;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/// Tells which places have changed. It waits for events of the file system where there are any, and looks for itself
/// now and then where there are none: on network folders, where the system has no room for more watches, and where
/// nothing is at the moment.
public final class Watcher implements AutoCloseable {
    /// @param pause    how long nothing must have happened before a change is told, since changes come in swarms
    /// @param patience how long a change is held back at most, while others keep coming
    /// @param interval between two looks at a place without events
    public record Timing(Duration pause, Duration patience, Duration interval) {
        public static final Timing STANDARD = new Timing(Duration.ofMillis(700), Duration.ofSeconds(10),
                Duration.ofSeconds(30));

        public Timing every(Duration newInterval) {
            return new Timing(pause, patience, newInterval);
        }
    }

    /// Whether events are to be used.
    public enum Events {
        WHERE_POSSIBLE, NEVER
    }

    private final WatchService service;
    private final List<WatchedPlace> places = new ArrayList<>();
    private final Timing timing;
    private long looked = System.nanoTime();

    public Watcher(List<Path> places, Events events, Timing timing) throws IOException {
        this.service = FileSystems.getDefault().newWatchService();
        this.timing = timing;
        places.forEach(place -> this.places.add(new WatchedPlace(place, service, events)));
    }

    /// The places that are looked at now and then.
    public List<Path> withoutEvents() {
        return places.stream().filter(place -> !place.hasEvents()).map(WatchedPlace::path).toList();
    }

    /// Waits until something has changed and a pause follows.
    ///
    /// @return the places in question; none if the watcher was closed
    public Set<Path> changed() throws InterruptedException {
        Set<Path> changed = new LinkedHashSet<>();
        long first = 0;
        try {
            while (true) {
                boolean more = take(changed.isEmpty() ? untilNextLook() : timing.pause(), changed);
                first = first == 0 && !changed.isEmpty() ? System.nanoTime() : first;
                if (!changed.isEmpty() && (!more || since(first).compareTo(timing.patience()) > 0)) {
                    return changed;
                }
            }
        } catch (ClosedWatchServiceException closed) {
            return Set.of();
        }
    }

    /// @return true if something happened meanwhile
    private boolean take(Duration wait, Set<Path> changed) throws InterruptedException {
        WatchKey key = service.poll(Math.max(1, wait.toMillis()), TimeUnit.MILLISECONDS);
        if (key == null) {
            return since(looked).compareTo(timing.interval()) >= 0 && look(changed);
        }
        List<WatchEvent<?>> events = key.pollEvents();
        boolean valid = key.reset();
        return note(place -> place.take(key, events, valid), changed);
    }

    private boolean note(Predicate<WatchedPlace> change, Set<Path> changed) {
        List<Path> now = places.stream().filter(change).map(WatchedPlace::path).toList();
        changed.addAll(now);
        return !now.isEmpty();
    }

    private boolean look(Set<Path> changed) {
        boolean any = note(WatchedPlace::look, changed);
        looked = System.nanoTime();
        return any;
    }

    private Duration untilNextLook() {
        return timing.interval().minus(since(looked));
    }

    private static Duration since(long nanoTime) {
        return Duration.ofNanos(System.nanoTime() - nanoTime);
    }

    /// Ends the waiting.
    @Override
    public void close() throws IOException {
        service.close();
    }
}
