package dev.carrel.index;

import java.util.List;

import dev.carrel.document.Metadata;
import dev.carrel.document.Passage;
import dev.carrel.document.label.WorkLabels;
import dev.carrel.document.origin.Origin;
import org.jspecify.annotations.Nullable;

/// A passage as it is shown: with what is known about its work.
///
/// @param metadata  what all versions of the work tell, see [CuratedWork]
/// @param origin    of the version that the passage stands in
/// @param versions  the other ones
/// @param truncated true if later passages of the document are found by words only
/// @param labels    the reader's own, of the work
/// @param library   the one that it is from, where several were asked; null where one was
public record FoundPassage(Passage passage, Metadata metadata, Origin origin, List<DocumentSummary> versions,
        boolean truncated, WorkLabels labels, @Nullable String library) {
    public FoundPassage {
        versions = List.copyOf(versions);
    }

    public FoundPassage(Passage passage, Metadata metadata, Origin origin, List<DocumentSummary> versions,
            boolean truncated, WorkLabels labels) {
        this(passage, metadata, origin, versions, truncated, labels, null);
    }

    public FoundPassage(Passage passage, Metadata metadata, Origin origin) {
        this(passage, metadata, origin, List.of(), false, WorkLabels.NONE);
    }

    public FoundPassage with(Passage other) {
        return new FoundPassage(other, metadata, origin, versions, truncated, labels, library);
    }

    /// The same, found in one of several libraries.
    public FoundPassage in(String name) {
        return new FoundPassage(passage, metadata, origin, versions, truncated, labels, name);
    }
}
