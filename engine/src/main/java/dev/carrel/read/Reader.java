package dev.carrel.read;

import java.io.IOException;

import dev.carrel.document.Document;

/// Understands one format.
@FunctionalInterface
public interface Reader {
    /// Reads the whole input.
    ///
    /// @throws UnreadableException if the content is not what the format allows
    Document read(Input input) throws IOException;
}
