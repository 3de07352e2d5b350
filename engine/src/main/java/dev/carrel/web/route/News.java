package dev.carrel.web.route;

import java.time.Duration;
import java.util.Optional;

/// The news for one listener, in order. Whoever listens closes it.
public interface News extends AutoCloseable {
    /// @param name of the kind of news
    record Item(String name, Object tree) {}

    /// The next, or empty if there was none for so long.
    ///
    /// @throws InterruptedException if there will be none any more
    Optional<Item> next(Duration patience) throws InterruptedException;

    @Override
    void close();
}
