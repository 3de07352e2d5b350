package dev.carrel.index;

import java.util.List;

import dev.carrel.document.Metadata;
import dev.carrel.document.Origin;
import dev.carrel.document.Passage;

/// A passage as it is shown: with what is known about its work.
///
/// @param metadata  what all versions of the work tell, see [CuratedWork]
/// @param origin    of the version that the passage stands in
/// @param versions  the other ones
/// @param truncated true if later passages of the document are found by words only
public record Found(Passage passage, Metadata metadata, Origin origin, List<Described> versions,
        boolean truncated) {
    public Found {
        versions = List.copyOf(versions);
    }

    public Found(Passage passage, Metadata metadata, Origin origin) {
        this(passage, metadata, origin, List.of(), false);
    }

    public Found with(Passage other) {
        return new Found(other, metadata, origin, versions, truncated);
    }
}
