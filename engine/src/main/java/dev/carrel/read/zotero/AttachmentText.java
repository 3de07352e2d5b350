package dev.carrel.read.zotero;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.Caption;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.Section;
import dev.carrel.document.SectionKind;

/// The text that a reader found in an attachment.
public record AttachmentText(AttachmentFile file, Document document) {
    /// All its sections, those of its captions among them.
    List<Section> sections() {
        List<Section> sections = new ArrayList<>(document.sections());
        if (sections.stream().noneMatch(section -> section.kind() == SectionKind.FIGURE)) {
            document.captions().forEach(caption -> sections.addAll(figure(caption)));
        }
        return sections;
    }

    private static List<Section> figure(Caption caption) {
        DocumentBuilder builder = new DocumentBuilder().section(SectionKind.FIGURE, List.of(caption.label()));
        if (caption.page() == null) {
            builder.paragraph(caption.text());
        } else {
            builder.paragraph(caption.page(), caption.text(), List.of());
        }
        return builder.build(Metadata.of(caption.label(), DocumentType.PAPER).build()).sections();
    }

    /// The same under the attachment's name, for what is not the main attachment.
    List<Section> sectionsUnderName() {
        String title = file.attachment().field("title");
        String name = title.isEmpty() ? file.name() : title;
        return sections().stream().map(section -> new Section(section.kind(), under(name, section.heading()),
                section.paragraphs())).toList();
    }

    private static List<String> under(String name, List<String> heading) {
        List<String> path = new ArrayList<>(List.of(name));
        path.addAll(heading);
        return path;
    }
}
