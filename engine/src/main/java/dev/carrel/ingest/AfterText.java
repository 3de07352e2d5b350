package dev.carrel.ingest;

import java.io.IOException;
import java.util.function.BooleanSupplier;

import dev.carrel.index.PassageIndex;
import dev.carrel.index.Writer;

/// A step that is taken once all text is in, and before the vectors are made, which takes longest.
@FunctionalInterface
public interface AfterText {
    /// @param index   with all text
    /// @param stopped if it comes to be true, the rest is left for the next time
    void then(PassageIndex index, Writer writer, BooleanSupplier stopped) throws IOException;
}
