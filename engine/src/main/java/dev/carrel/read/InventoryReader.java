package dev.carrel.read;

import java.io.IOException;
import java.nio.file.Path;

/// Understands one format of files that hold many documents.
@FunctionalInterface
public interface InventoryReader {
    /// Reads the whole file. What it lists may lie beside it, so that a path is needed and not only bytes.
    ///
    /// @throws UnreadableException if nothing in it is what the format allows
    Inventory read(Path file) throws IOException;
}
