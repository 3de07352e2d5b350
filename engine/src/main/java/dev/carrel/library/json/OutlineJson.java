package dev.carrel.library.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.document.Box;
import dev.carrel.document.Document;
import dev.carrel.document.Paragraph;
import dev.carrel.document.Section;
import dev.carrel.library.json.DocumentJson.Whole;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import org.jspecify.annotations.Nullable;

/// A document piece by piece, for a reader who looks at one place of a long one: its outline, and ranges of its text.
public final class OutlineJson {
    /// Characters of a document's text, from one to before another.
    public record Range(int from, int to) {
        boolean holds(Paragraph paragraph) {
            return paragraph.start() < to && from < paragraph.end();
        }
    }

    /// Some ranges of a document's text.
    public record Ranges(Document document, List<Range> all) {
        /// The paragraphs that stand in any of them.
        List<Placed> paragraphs() {
            List<Placed> paragraphs = new ArrayList<>();
            for (int i = 0; i < document.sections().size(); i++) {
                int section = i;
                document.sections().get(i).paragraphs().stream()
                        .filter(paragraph -> all.stream().anyMatch(range -> range.holds(paragraph)))
                        .forEach(paragraph -> paragraphs.add(new Placed(section, paragraph)));
            }
            return paragraphs;
        }
    }

    /// A paragraph with the number of its section.
    record Placed(int section, Paragraph paragraph) {}

    /// A section, and where it begins if it has no paragraphs: where the one before it ends.
    private record Outlined(Section section, int before) {
        private @Nullable Paragraph first() {
            return section.paragraphs().isEmpty() ? null : section.paragraphs().getFirst();
        }

        private int start() {
            Paragraph first = first();
            return first == null ? before : first.start();
        }

        private int end() {
            return section.paragraphs().isEmpty() ? before : section.paragraphs().getLast().end();
        }

        private @Nullable Integer page() {
            Paragraph first = first();
            return first == null ? null : first.page();
        }

        private @Nullable Box box() {
            Paragraph first = first();
            return first == null || first.boxes().isEmpty() ? null : first.boxes().getFirst();
        }
    }

    private static final ObjectShape<Outlined> SECTION = Shape.<Outlined>object("Section")
            .one("kind", SharedShapes.KIND, outlined -> outlined.section().kind())
            .list("parts", SharedShapes.PART, outlined -> outlined.section().parts())
            .texts("heading", outlined -> outlined.section().heading())
            .whole("start", Outlined::start)
            .whole("end", Outlined::end)
            .maybe("page", ValueShape.WHOLE, Outlined::page)
            .maybe("box", SharedShapes.BOX, Outlined::box);

    private static final ObjectShape<Map.Entry<Integer, Integer>> PAGE = Shape.<Map.Entry<Integer, Integer>>object(
            "PageStart")
            .whole("page", Map.Entry::getKey)
            .whole("start", Map.Entry::getValue);

    private static final ObjectShape<Placed> PARAGRAPH = Shape.<Placed>object("Paragraph")
            .whole("section", Placed::section)
            .whole("start", placed -> placed.paragraph().start())
            .all(DocumentJson.PARAGRAPH, Placed::paragraph);

    /// The same as [DocumentJson#WHOLE], without its text and its references.
    public static final ObjectShape<Whole> OUTLINE = Shape.<Whole>object("Outline")
            .one("document", DocumentJson.DETAILED, whole -> whole)
            .whole("characters",
                    whole -> whole.entry().document().paragraphs().mapToInt(Paragraph::end).max().orElse(0))
            .list("sections", SECTION, whole -> sections(whole.entry().document()))
            .list("pages", PAGE, whole -> pages(whole.entry().document()))
            .saying("where the text of each page begins, for pages on which a paragraph does")
            .list("captions", DocumentJson.CAPTION, whole -> whole.entry().document().captions())
            .whole("references", whole -> whole.entry().document().references().size())
            .one("coverage", CoverageJson.WITH_HIDDEN, Whole::entry);

    public static final ObjectShape<Ranges> TEXT = Shape.<Ranges>object("Paragraphs")
            .list("paragraphs", PARAGRAPH, Ranges::paragraphs);

    private OutlineJson() {}

    private static List<Outlined> sections(Document document) {
        List<Outlined> sections = new ArrayList<>();
        int end = 0;
        for (Section section : document.sections()) {
            sections.add(new Outlined(section, end));
            end = sections.getLast().end();
        }
        return sections;
    }

    private static List<Map.Entry<Integer, Integer>> pages(Document document) {
        Map<Integer, Integer> starts = new LinkedHashMap<>();
        document.paragraphs().forEach(paragraph -> {
            if (paragraph.page() != null) {
                starts.putIfAbsent(paragraph.page(), paragraph.start());
            }
        });
        return List.copyOf(starts.entrySet());
    }
}
