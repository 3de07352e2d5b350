package dev.carrel.search.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;

import dev.carrel.base.UserError;

/// Something that another thread works out meanwhile.
public final class BackgroundTask<T> {
    /// Work that may fail to read.
    @FunctionalInterface
    public interface Work<T> {
        T run() throws IOException;
    }

    private final CompletableFuture<T> future;

    private BackgroundTask(CompletableFuture<T> future) {
        this.future = future;
    }

    public static <T> BackgroundTask<T> start(Executor executor, Work<T> work) {
        return new BackgroundTask<>(CompletableFuture.supplyAsync(() -> {
            try {
                return work.run();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }, executor));
    }

    public T join() throws IOException {
        try {
            return future.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof UncheckedIOException unreadable) {
                throw unreadable.getCause();
            }
            if (e.getCause() instanceof UserError error) {
                throw error;
            }
            throw e;
        }
    }
}
