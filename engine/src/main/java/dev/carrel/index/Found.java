package dev.carrel.index;

import dev.carrel.document.Metadata;
import dev.carrel.document.Origin;
import dev.carrel.document.Passage;

/// A passage as it is shown: with what is known about its document.
public record Found(Passage passage, Metadata metadata, Origin origin) {
    public Found with(Passage other) {
        return new Found(other, metadata, origin);
    }
}
