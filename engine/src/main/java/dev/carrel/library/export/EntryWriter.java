package dev.carrel.library.export;

import java.io.IOException;

/// Writes the documents of one export, each once, in the order they come.
interface EntryWriter {
    default void begin(Appendable out) throws IOException {}

    /// @return whether there was something to write about it
    boolean entry(CitedWork document, Appendable out) throws IOException;

    default void end(Appendable out) throws IOException {}
}
