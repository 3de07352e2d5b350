package dev.carrel.library.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.document.Box;
import dev.carrel.document.Document;
import dev.carrel.document.Paragraph;
import dev.carrel.document.Section;
import dev.carrel.index.Coverage;
import dev.carrel.index.IndexEntry;
import dev.carrel.library.DocumentConnections;
import org.jspecify.annotations.Nullable;

/// A document piece by piece, for a reader who looks at one place of a long one: its outline, and ranges of its text.
public final class OutlineJson {
    /// Characters of a document's text, from one to before another.
    public record Range(int from, int to) {
        boolean holds(Paragraph paragraph) {
            return paragraph.start() < to && from < paragraph.end();
        }
    }

    private OutlineJson() {}

    /// What [DocumentJson#whole] tells, without its text and its references.
    public static Map<String, @Nullable Object> of(IndexEntry entry, DocumentConnections connections) {
        Document document = entry.document();
        return Json.object("document", DocumentJson.described(entry, connections),
                "characters", document.paragraphs().mapToInt(Paragraph::end).max().orElse(0),
                "sections", sections(document),
                "pages", pages(document),
                "captions", document.captions().stream().map(DocumentJson::caption).toList(),
                "references", document.references().size(),
                "coverage", CoverageJson.parts(Coverage.of(entry)));
    }

    /// The paragraphs that stand in any of some ranges, each with the number of its section.
    public static Map<String, @Nullable Object> text(Document document, List<Range> ranges) {
        List<Object> paragraphs = new ArrayList<>();
        for (int i = 0; i < document.sections().size(); i++) {
            int section = i;
            document.sections().get(i).paragraphs().stream()
                    .filter(paragraph -> ranges.stream().anyMatch(range -> range.holds(paragraph)))
                    .forEach(paragraph -> paragraphs.add(paragraph(paragraph, section)));
        }
        return Json.object("paragraphs", paragraphs);
    }

    private static Map<String, @Nullable Object> paragraph(Paragraph paragraph, int section) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("section", section);
        object.put("start", paragraph.start());
        object.putAll(DocumentJson.paragraph(paragraph));
        return object;
    }

    /// A section without paragraphs begins where the one before it ends.
    private static List<Object> sections(Document document) {
        List<Object> sections = new ArrayList<>();
        int end = 0;
        for (Section section : document.sections()) {
            sections.add(section(section, end));
            end = section.paragraphs().isEmpty() ? end : section.paragraphs().getLast().end();
        }
        return sections;
    }

    private static Map<String, @Nullable Object> section(Section section, int before) {
        boolean empty = section.paragraphs().isEmpty();
        List<Box> boxes = empty ? List.of() : section.paragraphs().getFirst().boxes();
        return Json.object("kind", section.kind().word(),
                "parts", PassageJson.words(section.parts()),
                "heading", section.heading(),
                "start", empty ? before : section.paragraphs().getFirst().start(),
                "end", empty ? before : section.paragraphs().getLast().end(),
                "page", empty ? null : section.paragraphs().getFirst().page(),
                "box", boxes.isEmpty() ? null : DocumentJson.box(boxes.getFirst()));
    }

    /// Where the text of each page begins, for pages on which a paragraph does.
    private static List<Object> pages(Document document) {
        Map<Integer, Integer> starts = new LinkedHashMap<>();
        document.paragraphs().forEach(paragraph -> {
            if (paragraph.page() != null) {
                starts.putIfAbsent(paragraph.page(), paragraph.start());
            }
        });
        List<Object> pages = new ArrayList<>();
        starts.forEach((page, start) -> pages.add(Json.object("page", page, "start", start)));
        return pages;
    }
}
