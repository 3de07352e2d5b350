package dev.carrel.ingest;

import java.util.OptionalInt;

/// Hears how the work goes on. Called by one thread at a time.
@FunctionalInterface
public interface Progress {
    /// A source is being read, beside those that were named before in the same run.
    ///
    /// @param files how many outcomes there will be of it, if that can be told
    default void reading(String location, OptionalInt files) {}

    /// One more item has an outcome.
    void outcome(String path, Outcome outcome);

    /// Text is in; this many passages of all get vectors now.
    default void embedding(int passages) {}

    default void embedded(int passages) {}

    /// Hears nothing.
    Progress SILENT = (_, _) -> {
    };
}
