package dev.carrel.mcp.tool;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.LibraryStatus;
import dev.carrel.library.json.CoverageJson;
import dev.carrel.library.json.DocumentJson;
import dev.carrel.library.json.StatusJson;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.JsonSchema;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import org.jspecify.annotations.Nullable;

/// Says what is in the library and how much of it can be found; lists its documents, or what could not be read.
public final class ContentsTool implements Tool {
    private final Library library;

    public ContentsTool(Library library) {
        this.library = library;
    }

    @Override
    public String name() {
        return "library";
    }

    @Override
    public String title() {
        return "What is in the library";
    }

    @Override
    public String description() {
        return "What the library holds: number of documents, sources, how much of it is searchable and why something is "
                + "not. With list, also its documents or its problems, page by page.";
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(
                new Parameter.Choice("list", List.of("documents", "problems"),
                        "What to list; nothing if left out."),
                new Parameter.Whole("limit", 1, 200, 50, "Entries a page."),
                new Parameter.Text("cursor", Parameter.Need.OPTIONAL, 8000,
                        "nextCursor of the page before."));
    }

    @Override
    public Map<String, Object> answers() {
        return JsonSchema.object("library", JsonSchema.TEXT, "documents", JsonSchema.WHOLE, "passages",
                JsonSchema.WHOLE,
                "embedded", JsonSchema.WHOLE, "sources", JsonSchema.list(JsonSchema.OBJECT), "coverage",
                JsonSchema.OBJECT, "list", JsonSchema.list(JsonSchema.OBJECT), "nextCursor",
                JsonSchema.maybe(JsonSchema.TEXT));
    }

    @Override
    public Map<String, @Nullable Object> call(Arguments arguments) throws IOException {
        LibraryStatus status = library.status();
        Map<String, @Nullable Object> told = new LinkedHashMap<>(StatusJson.of(status));
        told.put("failed", status.failures().size());
        told.put("coverage", figures(told.get("coverage")));
        Listed listed = listed(arguments, status);
        told.put("list", listed.entries());
        told.put("nextCursor", listed.cursor());
        return told;
    }

    /// Coverage without the documents that it concerns, which can be thousands.
    private static Map<String, @Nullable Object> figures(@Nullable Object coverage) {
        Map<String, @Nullable Object> figures = new LinkedHashMap<>();
        if (coverage instanceof Map<?, ?> map) {
            map.forEach((key, value) -> figures.put((String) key, value));
        }
        figures.remove("documents");
        return figures;
    }

    private record Listed(List<? extends Map<String, @Nullable Object>> entries, @Nullable String cursor) {}

    private Listed listed(Arguments arguments, LibraryStatus status) throws IOException {
        Optional<String> what = arguments.text("list");
        if (what.isEmpty()) {
            return new Listed(List.of(), null);
        }
        String question = "library\n" + what.get();
        Cursor from = arguments.text("cursor").map(text -> Cursor.read(text, question))
                .orElseGet(() -> new Cursor(question, ""));
        return what.get().equals("documents")
                ? documents(from, arguments.whole("limit"))
                : problems(from, arguments.whole("limit"), status);
    }

    private Listed documents(Cursor from, int limit) throws IOException {
        try (LibraryContents contents = library.contents()) {
            DocumentList shelf = DocumentList.after(from.position(), limit, contents);
            return new Listed(shelf.documents().stream()
                    .map(each -> DocumentJson.brief(each.metadata(), each.origin())).toList(),
                    shelf.next() == null ? null : new Cursor(from.question(), shelf.next()).text());
        }
    }

    private static Listed problems(Cursor from, int limit, LibraryStatus status) {
        var all = CoverageJson.all(status.partly(), status.failures());
        int start = from.position().isEmpty() ? 0 : Math.min(from.offset(), all.size());
        int end = Math.min(start + limit, all.size());
        return new Listed(all.subList(start, end),
                end < all.size() ? new Cursor(from.question(), String.valueOf(end)).text() : null);
    }
}
