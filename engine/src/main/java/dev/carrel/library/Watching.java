package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;

import dev.carrel.base.UserError;
import dev.carrel.document.origin.Source;
import dev.carrel.ingest.Progress;
import dev.carrel.ingest.Report;
import dev.carrel.ingest.watch.Watcher;
import dev.carrel.library.settings.Settings;

/// Keeps sources up to date until it is closed.
public final class Watching implements AutoCloseable {
    private static final Duration BUSY = Duration.ofSeconds(5);

    /// Hears what a watch does.
    public interface Listener {
        /// All sources are up to date now, and watched.
        ///
        /// @param withoutEvents places that are looked at now and then
        void watching(List<Path> withoutEvents);

        /// How the next run goes on.
        Progress progress();

        void synced(Report report);

        /// Another process is writing to the library; the run is tried again.
        void waiting();
    }

    private final LibraryIntake intake;
    private final Path pages;
    private final List<Source> sources;
    private final Watcher watcher;

    Watching(LibraryIntake intake, Library.Writing writing, List<Source> sources) throws IOException {
        this.intake = intake;
        this.pages = writing.pages().folder();
        this.sources = List.copyOf(sources);
        Settings settings = writing.settings();
        String interval = settings.text("watch.interval");
        this.watcher = new Watcher(sources.stream().map(this::place).toList(),
                interval.equals("auto") ? Watcher.Events.WHERE_POSSIBLE : Watcher.Events.NEVER,
                interval.equals("auto")
                        ? Watcher.Timing.STANDARD
                        : Watcher.Timing.STANDARD.every(
                                Duration.ofSeconds(
                                        Math.max(1, settings.seconds("watch.interval")))));
    }

    private Path place(Source source) {
        return source.kind() == Source.Kind.BROWSER
                ? pages
                : Path.of(source.location());
    }

    /// Brings all sources up to date, then each that changes. Returns once closed.
    public void run(Listener listener) throws IOException, InterruptedException {
        sync(sources, listener);
        listener.watching(watcher.withoutEvents());
        List<Source> changed = changed();
        while (!changed.isEmpty()) {
            sync(changed, listener);
            changed = changed();
        }
    }

    /// Waits until some of the sources have changed; none once closed.
    public List<Source> changed() throws InterruptedException {
        Set<Path> places = watcher.changed();
        return sources.stream().filter(source -> places.contains(place(source))).toList();
    }

    private void sync(List<Source> some, Listener listener) throws IOException, InterruptedException {
        boolean told = false;
        while (true) {
            try {
                listener.synced(intake.sync(some, listener.progress()));
                return;
            } catch (UserError e) {
                if (e.kind() != UserError.Kind.BUSY) {
                    throw e;
                }
            }
            if (!told) {
                listener.waiting();
                told = true;
            }
            Thread.sleep(BUSY);
        }
    }

    /// Ends the waiting; what is being read is ended by [Library#stop].
    @Override
    public void close() throws IOException {
        watcher.close();
    }
}
