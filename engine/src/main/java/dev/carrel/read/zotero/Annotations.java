package dev.carrel.read.zotero;

import java.util.ArrayList;
import java.util.List;

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

    private static void add(List<String> lines, String line) {
        if (!line.isEmpty()) {
            lines.add(line);
        }
    }
}
