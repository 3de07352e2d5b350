package dev.carrel.document.origin;

import dev.carrel.base.ContentHash;

/// The look of a document's bytes when they were read: size and time are compared first, since they cost nothing
/// to ask for, the hash only when one of them has changed.
public record Fingerprint(long size, long modified, ContentHash hash) {
    /// True if a file of this size and time can be taken for the one that was read.
    public boolean looksLike(long otherSize, long otherModified) {
        return size == otherSize && modified == otherModified;
    }
}
