package dev.carrel.read;

import dev.carrel.document.Document;
import java.io.IOException;

/// Understands one format.
@FunctionalInterface
public interface Reader {
    /// Reads the whole input.
    ///
    /// @throws UnreadableException if the content is not what the format allows
    Document read(Input input) throws IOException;
}
