package dev.carrel.document;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.document.reason.Reason;
import org.jspecify.annotations.Nullable;

/// A text as a reader understood it. Readers build it with a [DocumentBuilder], which numbers the paragraphs.
///
/// @param unreadable what gave no text, each with the reason
/// @param pages      how many pages the input has; 0 where the format has none
/// @param omissions  what was read and is no content
/// @param hidden     what the file carries and does not show
public record Document(Metadata metadata, List<Section> sections, List<Caption> captions,
        List<Reference> references,
        int pages, List<UnreadablePage> unreadable, List<Omission> omissions, List<HiddenText> hidden) {

    /// A page that could not be read, and why.
    ///
    /// @param page null if it is a whole file that belongs to the document
    public record UnreadablePage(@Nullable Integer page, Reason reason) {}

    /// Stands between two paragraphs in [#text()].
    public static final String PARAGRAPH_BREAK = "\n\n";

    public Document {
        sections = List.copyOf(sections);
        captions = List.copyOf(captions);
        references = List.copyOf(references);
        unreadable = List.copyOf(unreadable);
        omissions = List.copyOf(omissions);
        hidden = List.copyOf(hidden);
    }

    public Stream<Paragraph> paragraphs() {
        return sections.stream().flatMap(section -> section.paragraphs().stream());
    }

    /// The document with everything searchable in its sections: a summary that only the metadata tells, or failing all
    /// text the title, comes first; captions come last.
    public Document completed() {
        boolean summarised = sections.stream().anyMatch(section -> section.kind() == SectionKind.SUMMARY);
        boolean drawn = sections.stream().anyMatch(section -> section.kind() == SectionKind.FIGURE);
        DocumentBuilder builder = new DocumentBuilder().pages(pages);
        if (!summarised && (metadata.summary() != null || sections.isEmpty())) {
            builder.section(SectionKind.SUMMARY, List.of())
                    .paragraph(metadata.summary() != null ? metadata.summary() : metadata.title());
        }
        sections.forEach(builder::section);
        if (!drawn) {
            captions.forEach(caption -> builder.section(caption));
        }
        captions.forEach(builder::caption);
        references.forEach(builder::reference);
        unreadable.forEach(page -> builder.unreadable(page.page(), page.reason()));
        builder.omissions(omissions).hidden(hidden);
        return builder.build(metadata);
    }

    /// Where a passage of this document stands: the boxes of its paragraphs, of one that crosses a page break or was cut
    /// into several passages those on the pages where this passage stands; empty where nothing is known about pages.
    public List<Region> regions(Passage passage) {
        return paragraphs()
                .filter(paragraph -> paragraph.start() < passage.end() && passage.start() < paragraph.end())
                .flatMap(paragraph -> paragraph.regions(passage.start() - paragraph.start(),
                        passage.end() - paragraph.start()))
                .toList();
    }

    public Document with(Metadata newMetadata) {
        return new Document(newMetadata, sections, captions, references, pages, unreadable, omissions,
                hidden);
    }

    /// The same document, of which this was found out besides.
    public Document with(List<HiddenText> newHidden) {
        return new Document(metadata, sections, captions, references, pages, unreadable, omissions,
                newHidden);
    }

    /// All content in reading order; the characters that paragraphs and passages give their ranges in.
    public String text() {
        return paragraphs().map(Paragraph::text).collect(Collectors.joining(PARAGRAPH_BREAK));
    }
}
