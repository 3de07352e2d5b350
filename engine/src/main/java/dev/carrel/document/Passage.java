package dev.carrel.document;

import java.util.List;

import org.jspecify.annotations.Nullable;

/// Consecutive whole paragraphs of one section: what is embedded, ranked and shown.
///
/// @param page      where it starts, or where that of it stands which is cited; null where there are no pages
/// @param paragraph the number of the paragraph there, as [Paragraph#number()]
/// @param start     of its characters in the document's text
/// @param places    where its paragraphs and pages begin, in rising order; empty if it has only one
public record Passage(PassageId id, SectionKind kind, List<String> heading, @Nullable Integer page,
        int paragraph, int start, String text, List<Place> places) {
    /// From this character of the passage's text on, it stands on this page in this paragraph.
    public record Place(int offset, @Nullable Integer page, int paragraph) {}

    public Passage {
        heading = List.copyOf(heading);
        places = List.copyOf(places);
    }

    /// A passage that stands in one place.
    public Passage(PassageId id, SectionKind kind, List<String> heading, @Nullable Integer page,
            int paragraph,
            int start, String text) {
        this(id, kind, heading, page, paragraph, start, text, List.of());
    }

    /// The same passage, cited for what begins at a character of its text.
    public Passage citing(int offset) {
        return places.stream().filter(place -> place.offset <= offset).reduce((a, b) -> b)
                .map(place -> new Passage(id, kind, heading, place.page, place.paragraph, start, text,
                        places))
                .orElse(this);
    }

    /// The same passage of the same document under another name.
    public Passage in(DocumentId document) {
        return new Passage(new PassageId(document, id.ordinal()), kind, heading, page, paragraph, start,
                text, places);
    }

    /// The parts of the text that it stands in, as its headings say.
    public List<DocumentPart> parts() {
        return DocumentPart.of(kind, heading);
    }

    public int end() {
        return start + text.length();
    }
}
