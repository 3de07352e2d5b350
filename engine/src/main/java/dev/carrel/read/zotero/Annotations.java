package dev.carrel.read.zotero;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import dev.carrel.document.ZoteroItem;
import dev.carrel.read.CleanText;

/// The texts of annotations.
final class Annotations {
    private Annotations() {}

    /// The marked text, then the comment, then the page's printed number where it is another than the page's own.
    static String text(ZoteroRecord.Mark mark) {
        List<String> lines = new ArrayList<>();
        add(lines, CleanText.line(mark.text()));
        add(lines, RichText.plain(mark.comment()));
        String label = CleanText.line(mark.pageLabel());
        if (!lines.isEmpty() && !label.isEmpty() && !label.equals(String.valueOf(mark.page()))) {
            lines.add("(p. " + label + ")");
        }
        return String.join("\n", lines);
    }

    /// An annotation as the document keeps it, so that it can be drawn on its page.
    static ZoteroItem.Mark mark(ZoteroRecord annotation, String attachment) {
        ZoteroRecord.Mark mark = Objects.requireNonNull(annotation.mark());
        return new ZoteroItem.Mark(annotation.key(), attachment, mark.colour().strip(),
                CleanText.line(mark.text()),
                RichText.plain(mark.comment()), mark.page(), CleanText.line(mark.pageLabel()),
                mark.position().rectangles());
    }

    private static void add(List<String> lines, String line) {
        if (!line.isEmpty()) {
            lines.add(line);
        }
    }
}
