package dev.carrel.document;

import java.util.List;

/// A part of a document under one heading.
///
/// @param heading the path from the outermost heading to its own; empty before the first heading
public record Section(SectionKind kind, List<String> heading, List<Paragraph> paragraphs) {
    public Section {
        heading = List.copyOf(heading);
        paragraphs = List.copyOf(paragraphs);
    }

    /// The parts of the text that it is, as its headings say.
    public List<DocumentPart> parts() {
        return DocumentPart.of(kind, heading);
    }
}
