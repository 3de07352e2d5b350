package dev.carrel.library.annotation;

import java.util.List;

import dev.carrel.document.Region;
import dev.carrel.search.quote.TextQuote;
import org.jspecify.annotations.Nullable;

/// An annotation that somebody wants to make.
///
/// @param quote what they marked, as they see it
/// @param page  where it begins, as far as they know
public record AnnotationDraft(TextQuote quote, @Nullable Integer page, List<Region> regions,
        AnnotationColour colour, String note) {
    public AnnotationDraft {
        regions = List.copyOf(regions);
    }
}
