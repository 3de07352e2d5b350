package dev.carrel.index;

import dev.carrel.document.origin.Origin;
import dev.carrel.document.reason.Reason;

/// A document, or a part of one, that could not be read, and why; remembered so that it is listed, and not tried again
/// until it changes.
public record Failure(Origin origin, Reason reason, Extent extent) {
    /// The extent of a failure: all of a document, or an attachment of one that is there without it.
    public enum Extent {
        WHOLE, PART
    }

    public Failure(Origin origin, Reason reason) {
        this(origin, reason, Extent.WHOLE);
    }
}
