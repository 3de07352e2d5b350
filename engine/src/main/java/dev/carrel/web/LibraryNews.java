package dev.carrel.web;

import java.io.IOException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.json.StatusJson;
import dev.carrel.web.job.Feed;
import dev.carrel.web.route.News;
import org.jspecify.annotations.Nullable;

/// Tells the feed how much a library holds whenever that may have changed, whoever changed it: a job, a command in a
/// terminal, or another process. Nothing is looked at while nobody listens.
final class LibraryNews implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(LibraryNews.class.getName());
    private static final int PAUSE_MILLIS = 1000;

    private final Library library;
    private final Feed feed;
    private final ScheduledExecutorService clock = Executors
            .newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("library news").factory());
    private @Nullable Object told;

    LibraryNews(Library library, Feed feed) {
        this.library = library;
        this.feed = feed;
        Future<?> _ = clock.scheduleWithFixedDelay(this::look, PAUSE_MILLIS, PAUSE_MILLIS,
                TimeUnit.MILLISECONDS);
    }

    private void look() {
        if (feed.listeners() > 0) {
            tell(contents -> !contents.moment().equals(told));
        }
    }

    /// Tells it now, changed or not.
    void tell() {
        tell(_ -> true);
    }

    private synchronized void tell(Predicate<LibraryContents> isNews) {
        try (LibraryContents contents = library.contents()) {
            if (isNews.test(contents)) {
                feed.tell("library", new News.Item("library",
                        StatusJson.COUNTS.tree(contents.statistics())));
                told = contents.moment();
            }
        } catch (IOException | RuntimeException e) {
            // The next look may succeed, and ending the clock would silence it for good.
            LOG.log(System.Logger.Level.WARNING, "the library could not be looked at", e);
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
