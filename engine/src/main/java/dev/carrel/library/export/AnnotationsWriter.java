package dev.carrel.library.export;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import dev.carrel.document.DocumentId;
import dev.carrel.library.annotation.ShownAnnotation;
import dev.carrel.read.CleanText;

/// Writes highlights and notes as Markdown: of each document that has some its title and citation, then each quotation with
/// its page and what was said about it. Text of documents and notes stays text.
final class AnnotationsWriter implements EntryWriter {
    private static final Pattern PARAGRAPHS = Pattern.compile("\\n\\s*\\n");

    private final Export.AnnotationSource annotations;
    /// A work may be listed by several entries.
    private final Set<DocumentId> written = new HashSet<>();

    AnnotationsWriter(Export.AnnotationSource annotations) {
        this.annotations = annotations;
    }

    @Override
    public void begin(Appendable out) throws IOException {
        out.append("# Annotations\n");
    }

    @Override
    public boolean entry(CitedWork document, Appendable out) throws IOException {
        DocumentId id = document.work().versions().getFirst().origin().id();
        List<ShownAnnotation> all = annotations.ofWork(id);
        if (all.isEmpty() || !written.add(id)) {
            return false;
        }
        out.append("\n## ").append(MarkdownWriter.escaped(document.metadata().title())).append("\n");
        String line = MarkdownWriter.line(document);
        out.append(line.isEmpty() ? "" : "\n" + line + "\n");
        for (ShownAnnotation each : all) {
            write(each, document.key(), out);
        }
        return true;
    }

    private static void write(ShownAnnotation annotation, String key, Appendable out) throws IOException {
        boolean quoted = !annotation.quote().isEmpty();
        String place = place(annotation, key);
        if (quoted) {
            out.append("\n> ").append(MarkdownWriter.beginning(MarkdownWriter.escaped(annotation.quote())))
                    .append(" ").append(place).append("\n");
        }
        String[] paragraphs = PARAGRAPHS.split(CleanText.clean(annotation.note()).strip());
        for (int i = 0; i < paragraphs.length && !annotation.note().isBlank(); i++) {
            String text = MarkdownWriter.beginning(MarkdownWriter.escaped(paragraphs[i]));
            out.append("\n").append(text).append(quoted || i + 1 < paragraphs.length ? "" : " " + place)
                    .append("\n");
        }
    }

    /// A citation as Pandoc writes it: `[@smith2020, p. 3]`.
    private static String place(ShownAnnotation annotation, String key) {
        String page = !annotation.label().isEmpty()
                ? annotation.label()
                : annotation.page() == null ? "" : String.valueOf(annotation.page());
        return "[@" + MarkdownWriter.escaped(key)
                + (page.isEmpty() ? "" : ", p. " + MarkdownWriter.escaped(page))
                + "]" + (annotation.isFound() ? "" : " *(no longer found in the text)*")
                + (annotation.by() == ShownAnnotation.Maker.ZOTERO ? " *(from Zotero)*" : "");
    }
}
