package dev.carrel.document;

import java.nio.charset.StandardCharsets;

import dev.carrel.base.ContentHash;

/// The stable name of a document inside a library, derived from where it was found, so that reading the same place
/// twice names the same document, whatever happened in between.
public record DocumentId(String value) implements Comparable<DocumentId> {
    private static final int LENGTH = 16;

    public DocumentId {
        if (!isId(value)) {
            throw new IllegalArgumentException("not a document id: " + value);
        }
    }

    /// Sixteen hexadecimal digits. By hand, since every search makes hundreds of ids.
    private static boolean isId(String value) {
        boolean hexadecimal = value.length() == LENGTH;
        for (int i = 0; hexadecimal && i < LENGTH; i++) {
            char c = value.charAt(i);
            hexadecimal = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
        }
        return hexadecimal;
    }

    /// The id of what stands at a locator: an absolute path, or a path and a key inside it.
    public static DocumentId of(String locator) {
        return new DocumentId(
                ContentHash.of(locator.getBytes(StandardCharsets.UTF_8)).value().substring(0, LENGTH));
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
