package dev.carrel.mcp.tool;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import dev.carrel.index.DocumentSummary;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.LibraryStatus;
import dev.carrel.library.json.CoverageJson;
import dev.carrel.library.json.DocumentJson;
import dev.carrel.library.json.StatusJson;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import org.jspecify.annotations.Nullable;

/// Says what is in the library and how much of it can be found; lists its documents, or what could not be read.
public record ContentsTool(Library library) {
    /// The contents of a library, and a page of its documents or problems.
    record Contents(LibraryStatus status, Listed listed) {}

    /// @param entries documents, or what could not be read or found whole
    /// @param cursor  where the following page begins; null if there is none
    record Listed(List<?> entries, @Nullable String cursor) {}

    /// Coverage without the documents that it concerns, which can be thousands.
    private static final ObjectShape<Contents> CONTENTS = Shape.<Contents>object("Contents")
            .all(StatusJson.STATUS, Contents::status)
            .whole("failed", contents -> contents.status().failures().size())
            .one("coverage", CoverageJson.FIGURES, Contents::status)
            .list("list",
                    Shape.either(List.of(new Shape.Case<>(DocumentSummary.class, DocumentJson.SUMMARY),
                            new Shape.Case<>(CoverageJson.Covered.class, CoverageJson.COVERED))),
                    contents -> List.copyOf(contents.listed().entries()))
            .maybe("nextCursor", ValueShape.TEXT, contents -> contents.listed().cursor());

    public Tool<Contents> tool() {
        return new Tool<>("library", "What is in the library",
                "What the library holds: number of documents, sources, how much of it is searchable and why something is "
                        + "not. With list, also its documents or its problems, page by page.",
                Parameters.of(
                        new Parameter.Choice("list", List.of("documents", "problems"),
                                "What to list; nothing if left out."),
                        new Parameter.Whole("limit", 1, 200, 50, "Entries a page."),
                        new Parameter.Text("cursor", Parameter.Need.OPTIONAL, 8000,
                                "nextCursor of the page before.")),
                CONTENTS, this::call);
    }

    private Contents call(Arguments arguments) throws IOException {
        LibraryStatus status = library.status();
        return new Contents(status, listed(arguments, status));
    }

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
            return new Listed(shelf.documents(),
                    shelf.next() == null ? null : new Cursor(from.question(), shelf.next()).text());
        }
    }

    private static Listed problems(Cursor from, int limit, LibraryStatus status) {
        List<CoverageJson.Covered> all = CoverageJson.Covered.all(status.partly(), status.failures());
        int start = from.position().isEmpty() ? 0 : Math.min(from.offset(), all.size());
        int end = Math.min(start + limit, all.size());
        return new Listed(all.subList(start, end),
                end < all.size() ? new Cursor(from.question(), String.valueOf(end)).text() : null);
    }
}
