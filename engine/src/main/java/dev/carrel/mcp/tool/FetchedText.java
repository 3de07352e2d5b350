package dev.carrel.mcp.tool;

import java.io.IOException;
import java.util.List;
import java.util.Objects;

import dev.carrel.document.Document;
import dev.carrel.document.Paragraph;
import dev.carrel.document.Section;
import dev.carrel.library.LibraryContents;
import org.jspecify.annotations.Nullable;

/// A document as one text: headings, paragraphs, and the numbers of pages on lines of their own, so that paragraphs can
/// be quoted as they stand and cited with their page.
public final class FetchedText {
    /// The media type of the text.
    public static final String TYPE = "text/plain";

    private final StringBuilder text = new StringBuilder();
    private List<String> heading = List.of();
    private @Nullable Integer page;

    private FetchedText() {}

    /// The text of the document that goes by a name.
    public static String of(String name, LibraryContents contents) throws IOException {
        return of(NamedTarget.document(name, contents).document());
    }

    static String of(Document document) {
        FetchedText whole = new FetchedText();
        document.sections().forEach(whole::add);
        return whole.text.toString();
    }

    private void add(Section section) {
        for (Paragraph paragraph : section.paragraphs()) {
            if (paragraph.page() != null && !Objects.equals(page, paragraph.page())) {
                block("[page " + paragraph.page() + "]");
                page = paragraph.page();
            }
            if (!section.heading().equals(heading) && !section.heading().isEmpty()) {
                block("#".repeat(Math.min(6, section.heading().size())) + " " + section.heading().getLast());
            }
            heading = section.heading();
            block(paragraph.text());
        }
    }

    private void block(String part) {
        text.append(text.isEmpty() ? "" : Document.PARAGRAPH_BREAK).append(part);
    }
}
