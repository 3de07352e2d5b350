package dev.carrel.document.origin;

import java.time.Instant;

import dev.carrel.base.ContentHash;
import dev.carrel.document.DocumentId;

/// The place that a document came from, and what it looked like there.
///
/// @param source the id of the source it belongs to
/// @param key    what the source calls it: a path inside a folder, the `_id` in a corpus, an item's key
/// @param path   the file that holds it
/// @param added  when it was first seen
public record Origin(DocumentId id, String source, String key, String path, Fingerprint fingerprint,
        Instant added) {
    /// A folder that could not be looked into.
    public static Origin place(Source source, String path, Instant seen) {
        return new Origin(DocumentId.of(path), source.id(), "", path,
                new Fingerprint(0, 0, ContentHash.UNKNOWN), seen);
    }

    /// True if this is no document, only a place where some may be.
    public boolean isPlace() { return key.isEmpty(); }
}
