package dev.carrel.ingest;

import java.io.IOException;

import dev.carrel.index.SourceRegister;
import dev.carrel.index.WorkRelations;
import dev.carrel.index.Writer;

/// A step that is taken once all text is in, and before the vectors are made, which takes longest.
@FunctionalInterface
public interface AfterText {
    AfterText NOTHING = (_, _, _) -> {};

    /// @param register  of the library with all text
    /// @param relations of the same
    void then(SourceRegister register, WorkRelations relations, Writer writer) throws IOException;
}
