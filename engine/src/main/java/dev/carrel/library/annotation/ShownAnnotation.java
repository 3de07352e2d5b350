package dev.carrel.library.annotation;

import java.time.Instant;
import java.util.List;

import dev.carrel.base.Worded;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Region;
import dev.carrel.search.quote.QuoteFinder;
import org.jspecify.annotations.Nullable;

/// An annotation as it is shown in a document as that is now.
///
/// @param document     the version that it was made in
/// @param place        where its words stand in the text that is shown; null if they are no longer found there
/// @param page         from 1
/// @param regions      where it stands on the pages of the file that is shown; empty if only its words can tell
/// @param rectangles   the same in the coordinates of the PDF itself, as Zotero keeps them
/// @param made         null where that is not told
public record ShownAnnotation(String id, Maker by, DocumentId document, AnnotationColour colour, String quote,
        String note, QuoteFinder.@Nullable Place place, @Nullable Integer page, String label,
        List<Region> regions, List<Region> rectangles, @Nullable Instant made, @Nullable Instant changed) {
    /// Whose annotation it is.
    public enum Maker implements Worded {
        /// Made in Carrel, and changed there.
        OWNER,
        /// Made in Zotero, and changed only there.
        ZOTERO
    }

    public ShownAnnotation {
        regions = List.copyOf(regions);
        rectangles = List.copyOf(rectangles);
    }

    /// True if its words, where it has some, stand in the text or at a known place of the page.
    public boolean isFound() { return place != null || quote.isEmpty() || !rectangles.isEmpty(); }
}
