package dev.carrel.web;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

import dev.carrel.base.UserError;
import dev.carrel.document.origin.Source;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.Watching;
import org.jspecify.annotations.Nullable;

/// Brings the sources of a library up to date while it is served: all of them when it begins, then each that changes, as if somebody had
/// asked for it. Sources that are added meanwhile, by whatever process, are watched from then on, and looked at once more when whoever
/// adds them has finished: they would be read twice, and the vectors be made by a run that nobody waits for. Nor is a source that is being
/// read looked at beside that, but once more afterwards, however often it has changed meanwhile.
final class SourceWatch implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(SourceWatch.class.getName());
    private static final int PAUSE_MILLIS = 1000;

    private final Library library;
    private final Sync sync;
    private final ScheduledExecutorService clock = Executors
            .newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("source watch").factory());
    private @Nullable Object seen;
    private List<String> watched = List.of();
    private @Nullable Watching watching;
    /// What has changed and could not be brought in yet, by id: it is being read, or too much was waiting.
    private final Map<String, Source> held = new LinkedHashMap<>();
    /// Whether a source that was begun here by itself is still to be read, by its id.
    private final Map<String, BooleanSupplier> reading = new HashMap<>();
    /// Sources that have come since it began, and may still be read by whoever added them.
    private final List<Source> arrived = new ArrayList<>();
    private boolean closed;

    /// Brings sources up to date in the background.
    @FunctionalInterface
    interface Sync {
        /// @return true as long as they are still to be read
        /// @throws UserError if too much is waiting
        BooleanSupplier begin(List<Source> changed);
    }

    SourceWatch(Library library, Sync sync) {
        this.library = library;
        this.sync = sync;
        Future<?> _ = clock.scheduleWithFixedDelay(this::look, 0, PAUSE_MILLIS, TimeUnit.MILLISECONDS);
    }

    synchronized void look() {
        if (closed) {
            return;
        }
        try (LibraryContents contents = library.contents()) {
            if (!contents.moment().equals(seen)) {
                boolean first = seen == null;
                seen = contents.moment();
                watch(contents.sources().stream().filter(SourceWatch::isWatched).toList(), first);
            }
            List<Source> again = List.copyOf(held.values());
            held.clear();
            tell(again);
            if (!library.intake().isUnderWay()) {
                tell(arrived);
                arrived.clear();
            }
        } catch (IOException | RuntimeException e) {
            // The next look may succeed.
            LOG.log(System.Logger.Level.WARNING, "the sources could not be watched", e);
        }
    }

    /// Pages of the browser come in by themselves, and nothing tells of changes behind an address.
    private static boolean isWatched(Source source) {
        return source.kind() != Source.Kind.BROWSER && !source.location().contains("://");
    }

    private void watch(List<Source> sources, boolean first) throws IOException {
        List<String> ids = sources.stream().map(Source::id).sorted().toList();
        if (ids.equals(watched)) {
            return;
        }
        end();
        List<String> before = watched;
        watched = ids;
        if (!sources.isEmpty()) {
            Watching begun = library.intake().watch(sources);
            watching = begun;
            Thread.ofVirtual().name("changed sources").start(() -> follow(begun));
            // Whatever changed before it was watched.
            List<Source> missed = sources.stream().filter(source -> !before.contains(source.id())).toList();
            if (first) {
                // A small one that changes then does not wait for the largest of them.
                Optional<BooleanSupplier> _ = begin(missed);
            } else {
                arrived.addAll(missed);
            }
        }
    }

    private void follow(Watching mine) {
        try {
            for (List<Source> changed = mine.changed(); !changed.isEmpty(); changed = mine.changed()) {
                tell(changed);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// @param changed since they were read, or never read
    synchronized void tell(List<Source> changed) {
        for (Source source : changed) {
            if (isBeingRead(source)) {
                // It may have changed after it was listed.
                held.put(source.id(), source);
            } else {
                begin(List.of(source)).ifPresent(toRead -> reading.put(source.id(), toRead));
            }
        }
    }

    private boolean isBeingRead(Source source) {
        return reading.getOrDefault(source.id(), () -> false).getAsBoolean();
    }

    /// @return nothing if they have to wait
    private Optional<BooleanSupplier> begin(List<Source> some) {
        try {
            return Optional.of(sync.begin(some));
        } catch (UserError tooMuch) {
            some.forEach(source -> held.put(source.id(), source));
            return Optional.empty();
        }
    }

    private void end() throws IOException {
        if (watching != null) {
            watching.close();
            watching = null;
        }
    }

    @Override
    public void close() {
        // Nothing is interrupted: that would close the files that it happens to read.
        clock.shutdown();
        synchronized (this) {
            closed = true;
            try {
                end();
            } catch (IOException e) {
                LOG.log(System.Logger.Level.WARNING, "a watch could not be ended", e);
            }
        }
    }
}
