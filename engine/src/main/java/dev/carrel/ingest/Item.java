package dev.carrel.ingest;

import java.io.IOException;

import dev.carrel.document.ContentHash;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentId;

/// One thing that a source holds, not yet read.
///
/// @param locator  names it on this machine, the same each time
/// @param key      what the source calls it
/// @param path     the file that holds it
/// @param size     of the file
/// @param modified the file's time, in milliseconds
public record Item(String locator, String key, String path, long size, long modified, Content content) {
    /// What the item holds, opened by the thread that reads it.
    @FunctionalInterface
    public interface Content {
        Opened open() throws IOException;

        /// True if what stood in the way last time does so no longer, though the content may be the same.
        default boolean isWorthAnotherTry(String reason) {
            return false;
        }
    }

    /// Content that has been fetched, and will be understood only if its hash is new.
    public interface Opened {
        ContentHash hash();

        Document read() throws IOException;
    }

    public DocumentId id() {
        return DocumentId.of(locator);
    }
}
