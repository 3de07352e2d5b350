package dev.carrel.search;

import java.util.List;

import org.jspecify.annotations.Nullable;

/// The part of a passage that shows best why it was found.
///
/// @param text     of the part, as it stands in the passage
/// @param start    of the part in the passage
/// @param marks    the words that matched, by their place in `text`
/// @param sentence the sentence that matched best, by its place in `text`
/// @param opens    true if the passage begins before it
/// @param closes   true if the passage goes on after it
/// @param matched  the whole of that sentence by its place in the passage; null if no word stands in it
public record Snippet(String text, int start, List<Span> marks, Span sentence, boolean opens,
        boolean closes, @Nullable Span matched) {
    /// Characters from start to before end.
    public record Span(int start, int end) {}

    public Snippet {
        marks = List.copyOf(marks);
    }

    /// The text escaped for HTML, with `<mark>` around the words that matched and nothing else.
    public String html() {
        StringBuilder html = new StringBuilder(opens ? "… " : "");
        int at = 0;
        for (Span mark : marks) {
            html.append(escaped(text.substring(at, mark.start()))).append("<mark>")
                    .append(escaped(text.substring(mark.start(), mark.end()))).append("</mark>");
            at = mark.end();
        }
        return html.append(escaped(text.substring(at))).append(closes ? " …" : "").toString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
