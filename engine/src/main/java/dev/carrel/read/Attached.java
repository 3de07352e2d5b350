package dev.carrel.read;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.HiddenText;
import dev.carrel.document.Metadata;
import dev.carrel.document.Section;
import dev.carrel.document.SectionKind;
import dev.carrel.document.reason.Reason;
import dev.carrel.document.reason.Unread;
import org.jspecify.annotations.Nullable;

/// Puts the text of files under the metadata of an entry that describes them. What the entry says wins; what it leaves
/// open, its first file may tell.
public final class Attached {
    private final Document entry;
    private final DocumentBuilder builder = new DocumentBuilder();
    private @Nullable Document first;

    private Attached(Document entry) {
        this.entry = entry;
    }

    /// A file that was read, and a name for it.
    public record Text(String path, Document document) {}

    /// Pages are those of the first file; the sections of others follow under their files' names, without pages.
    public static Document to(Document entry, List<Text> texts, List<Unread<String>> unread) {
        Attached attached = new Attached(entry);
        for (Text text : texts) {
            attached.add(text);
        }
        return attached.document(unread);
    }

    private void add(Text text) {
        if (first == null) {
            first = text.document();
            text.document().sections().forEach(builder::section);
            builder.pages(text.document().pages()).omissions(text.document().omissions())
                    .hidden(text.document().hidden());
            text.document().unreadable().forEach(page -> builder.unreadable(page.page(), page.reason()));
        } else {
            text.document().sections().forEach(section -> further(text.path(), section));
            text.document().unreadable().forEach(page -> builder.unreadable(null,
                    new Reason.InAttachment(name(text.path()), page.page(), page.reason())));
            builder.hidden(text.document().hidden().stream().map(HiddenText::withoutPage).toList());
        }
        text.document().captions().forEach(builder::caption);
        text.document().references().forEach(builder::reference);
    }

    private void further(String path, Section section) {
        List<String> heading = new ArrayList<>(List.of(name(path)));
        heading.addAll(section.heading());
        builder.section(section.kind() == SectionKind.SUMMARY ? SectionKind.CONTENT : section.kind(),
                heading);
        section.paragraphs().forEach(paragraph -> builder.paragraph(paragraph.text()));
    }

    private static String name(String path) {
        return String.valueOf(Path.of(path).getFileName());
    }

    private Document document(List<Unread<String>> unread) {
        entry.sections().stream().filter(section -> first == null || section.kind() != SectionKind.SUMMARY)
                .forEach(builder::section);
        unread.forEach(file -> builder.unreadable(null,
                new Reason.InAttachment(name(file.part()), null, file.reason())));
        return builder.build(first == null ? entry.metadata() : merged(entry.metadata(), first.metadata()));
    }

    private static Metadata merged(Metadata entry, Metadata file) {
        boolean untitled = entry.title().equals(entry.citekey()) || entry.title().equals(entry.site());
        return Metadata.of(untitled ? file.title() : entry.title(), entry.type())
                .authors(entry.authors().isEmpty() ? file.authors() : entry.authors())
                .contributors(entry.contributors()).year(entry.year() == null ? file.year() : entry.year())
                .summary(known(entry, file, Metadata::summary)).url(known(entry, file, Metadata::url))
                .site(known(entry, file, Metadata::site)).published(known(entry, file, Metadata::published))
                .doi(known(entry, file, Metadata::doi)).citekey(entry.citekey()).zotero(entry.zotero())
                .entry(entry.entry())
                .collections(entry.collections()).tags(entry.tags().isEmpty() ? file.tags() : entry.tags())
                .build();
    }

    private static <T> @Nullable T known(Metadata entry, Metadata file,
            Function<Metadata, @Nullable T> fact) {
        T said = fact.apply(entry);
        return said != null ? said : fact.apply(file);
    }
}
