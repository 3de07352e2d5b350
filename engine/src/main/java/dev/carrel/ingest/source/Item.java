package dev.carrel.ingest.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import dev.carrel.base.ContentHash;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentId;
import dev.carrel.document.reason.Reason;
import dev.carrel.document.reason.Unread;

/// One thing that a source holds, not yet read.
///
/// @param locator  names it on this machine, the same each time
/// @param key      what the source calls it
/// @param path     the file that holds it
/// @param size     of the file
/// @param modified the file's time in milliseconds, or another number that changes whenever the item does
/// @param parts    what belongs to it and may fail without it
public record Item(String locator, String key, String path, long size, long modified, List<Part> parts,
        Content content) {
    public Item {
        parts = List.copyOf(parts);
    }

    /// An item that is whole or not at all.
    public Item(String locator, String key, String path, long size, long modified, Content content) {
        this(locator, key, path, size, modified, List.of(), content);
    }

    /// A file that an item's text is partly in.
    public record Part(String locator, String key, String path) {
        public DocumentId id() {
            return DocumentId.of(locator);
        }

        public boolean isThere() {
            try {
                return Files.exists(Path.of(path));
            } catch (InvalidPathException ofAnotherSystem) {
                return false;
            }
        }
    }

    /// The content of an item, opened by the thread that reads it.
    @FunctionalInterface
    public interface Content {
        Opened open() throws IOException;

        /// True if what stood in the way last time does so no longer, though the content may be the same.
        ///
        /// @param path of the item or of the part of it that could not be read
        default boolean isWorthAnotherTry(String path, Reason reason) {
            return false;
        }
    }

    /// Content that has been fetched, and will be understood only if its hash is new.
    public interface Opened {
        ContentHash hash();

        Document read() throws IOException;

        /// The same, with a look at what was made of it before, for what is costly to read.
        ///
        /// @param before empty if it is to be read as if it were new
        default Document read(Optional<Document> before) throws IOException {
            return read();
        }

        /// The parts that could not be read. Known when it has been read.
        default List<Unread<Part>> unread() {
            return List.of();
        }
    }

    public DocumentId id() {
        return DocumentId.of(locator);
    }
}
