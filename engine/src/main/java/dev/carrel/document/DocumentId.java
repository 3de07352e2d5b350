package dev.carrel.document;

import java.nio.charset.StandardCharsets;

/// The stable name of a document inside a library, derived from where it was found, so that reading the same place
/// twice names the same document, whatever happened in between.
public record DocumentId(String value) implements Comparable<DocumentId> {
    public DocumentId {
        if (!value.matches("[0-9a-f]{16}")) {
            throw new IllegalArgumentException("not a document id: " + value);
        }
    }

    /// The id of what stands at a locator: an absolute path, or a path and a key inside it.
    public static DocumentId of(String locator) {
        return new DocumentId(
                ContentHash.of(locator.getBytes(StandardCharsets.UTF_8)).value().substring(0, 16));
    }

    @Override
    public int compareTo(DocumentId other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
