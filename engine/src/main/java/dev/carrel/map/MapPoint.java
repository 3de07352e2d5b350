package dev.carrel.map;

import java.util.List;

import dev.carrel.document.DocumentId;
import dev.carrel.document.bibliography.Year;
import org.jspecify.annotations.Nullable;

/// A work on the map, and what it can be coloured and sized by.
///
/// @param id      the document that stands for the work
/// @param added   the day on which its first document was seen, as ISO has it
/// @param citedBy how many works of the library cite it
/// @param source  where it comes from
public record MapPoint(DocumentId id, float x, float y, String title, @Nullable Year year, String added,
        int citedBy,
        String source, List<String> collections, List<String> tags) {
    public MapPoint {
        collections = List.copyOf(collections);
        tags = List.copyOf(tags);
    }
}
