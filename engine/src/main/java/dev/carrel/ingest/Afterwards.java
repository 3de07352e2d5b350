package dev.carrel.ingest;

import java.io.IOException;

import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;

/// What is to be done once all text is in, and before the vectors are made, which takes longest.
@FunctionalInterface
public interface Afterwards {
    Afterwards NOTHING = (_, _) -> {};

    /// @param now the library with all text
    void then(Snapshot now, Writer writer) throws IOException;
}
