package dev.carrel.document;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a reader made of one input. Readers build it with a [DocumentBuilder], which numbers the paragraphs.
///
/// @param unreadable pages that gave no text, each with the reason
/// @param pages      how many pages the input has; 0 where the format has none
public record Document(Metadata metadata, List<Section> sections, List<Caption> captions,
        List<Reference> references,
        int pages, List<UnreadablePage> unreadable) {

    /// A page that could not be read, and why.
    public record UnreadablePage(int page, String reason) {}

    /// What stands between two paragraphs in [#text()].
    public static final String PARAGRAPH_BREAK = "\n\n";

    public Document {
        sections = List.copyOf(sections);
        captions = List.copyOf(captions);
        references = List.copyOf(references);
        unreadable = List.copyOf(unreadable);
    }

    public Stream<Paragraph> paragraphs() {
        return sections.stream().flatMap(section -> section.paragraphs().stream());
    }

    /// All content in reading order; the characters that paragraphs and passages give their ranges in.
    public String text() {
        return paragraphs().map(Paragraph::text).collect(Collectors.joining(PARAGRAPH_BREAK));
    }
}
