package dev.carrel.testing;

import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.Metadata;
import dev.carrel.document.Paragraph;
import dev.carrel.document.Section;
import dev.carrel.document.bibliography.Doi;
import org.jspecify.annotations.Nullable;

/// A document in print, for golden files and messages.
public final class Printed {
    private final StringBuilder out = new StringBuilder();

    private Printed() {}

    public static String of(Document document) {
        Printed printed = new Printed();
        printed.metadata(document.metadata());
        document.sections().forEach(printed::section);
        document.captions().forEach(caption -> printed.line(caption.label(), caption.text()));
        document.references()
                .forEach(reference -> printed.line("cites " + reference.key(), reference.text()));
        return printed.out.toString();
    }

    private void metadata(Metadata metadata) {
        line("title", metadata.title());
        line("type", metadata.type().word());
        line("authors", metadata.authors());
        line("year", metadata.year());
        line("published", metadata.published());
        line("summary", metadata.summary());
        line("url", metadata.url());
        line("site", metadata.site());
        line("doi", Doi.text(metadata.doi()));
        line("tags", metadata.tags());
    }

    private void section(Section section) {
        out.append("\n== ").append(section.kind().word()).append(' ')
                .append(String.join(" > ", section.heading()))
                .append('\n');
        section.paragraphs().forEach(this::paragraph);
    }

    private void paragraph(Paragraph paragraph) {
        out.append('[').append(paragraph.number()).append("] ").append(paragraph.text()).append('\n');
    }

    private void line(String name, @Nullable Object value) {
        if (value != null && !value.equals(List.of())) {
            out.append(name).append(": ").append(value).append('\n');
        }
    }
}
