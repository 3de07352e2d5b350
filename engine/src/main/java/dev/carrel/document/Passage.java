package dev.carrel.document;

import java.util.List;

import org.jspecify.annotations.Nullable;

/// Consecutive whole paragraphs of one section: what is embedded, ranked and shown.
///
/// @param page      where it starts; null where there are no pages
/// @param paragraph the number of its first paragraph, as [Paragraph#number()]
/// @param start     of its characters in the document's text
public record Passage(PassageId id, SectionKind kind, List<String> heading, @Nullable Integer page,
        int paragraph,
        int start, String text) {
    public Passage {
        heading = List.copyOf(heading);
    }

    /// The same passage in another place of the list.
    public Passage numbered(int ordinal) {
        return new Passage(new PassageId(id.document(), ordinal), kind, heading, page, paragraph, start,
                text);
    }

    /// The same passage of the same document under another name.
    public Passage in(DocumentId document) {
        return new Passage(new PassageId(document, id.ordinal()), kind, heading, page, paragraph, start,
                text);
    }

    public int end() {
        return start + text.length();
    }
}
