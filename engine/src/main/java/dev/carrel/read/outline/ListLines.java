package dev.carrel.read.outline;

import java.util.ArrayList;
import java.util.List;

/// The lines of lists in a document's text: each item on a line of its own behind its marker, what belongs to it indented.
public final class ListLines {
    /// A list up to this many characters is one paragraph; a longer one is parted between items.
    private static final int WHOLE = 2000;

    private ListLines() {}

    public static String item(String marker, String content) {
        String indent = " ".repeat(marker.length());
        return marker + content.strip().replace("\n", "\n" + indent);
    }

    /// One paragraph, or as few as keep each short of a limit that only a single item may pass.
    public static List<String> paragraphs(List<String> items) {
        List<String> paragraphs = new ArrayList<>();
        StringBuilder run = new StringBuilder();
        for (String item : items) {
            if (!run.isEmpty() && run.length() + item.length() > WHOLE) {
                paragraphs.add(run.toString());
                run.setLength(0);
            }
            run.append(run.isEmpty() ? "" : "\n").append(item);
        }
        paragraphs.add(run.toString());
        return paragraphs;
    }
}
