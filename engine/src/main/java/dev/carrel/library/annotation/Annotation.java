package dev.carrel.library.annotation;

import java.time.Instant;
import java.util.List;

import dev.carrel.document.Region;
import dev.carrel.search.quote.TextQuote;
import org.jspecify.annotations.Nullable;

/// Words of a document that its reader marked, perhaps with a note of their own.
///
/// @param start   the character of the document's text where they stood when they were last found
/// @param page    from 1, where they begin; null where there are no pages
/// @param regions where they stand on the pages of the file that they were marked in, line by line; empty if not known
public record Annotation(String id, AnnotatedWork work, TextQuote quote, int start, @Nullable Integer page,
        List<Region> regions, AnnotationColour colour, String note, Instant made, Instant changed) {
    public Annotation {
        regions = List.copyOf(regions);
    }

    Annotation saying(AnnotationColour newColour, String newNote, Instant now) {
        return new Annotation(id, work, quote, start, page, regions, newColour, newNote, made, now);
    }

    Annotation in(AnnotatedWork other) {
        return new Annotation(id, other, quote, start, page, regions, colour, note, made, changed);
    }
}
