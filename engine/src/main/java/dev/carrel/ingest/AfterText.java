package dev.carrel.ingest;

import java.io.IOException;

import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;

/// A step that is taken once all text is in, and before the vectors are made, which takes longest.
@FunctionalInterface
public interface AfterText {
    AfterText NOTHING = (_, _) -> {};

    /// @param now the library with all text
    void then(Snapshot now, Writer writer) throws IOException;
}
