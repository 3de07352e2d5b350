package dev.carrel.mcp.tool;

import java.io.IOException;

import dev.carrel.index.Coverage;
import dev.carrel.index.IndexEntry;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.json.CoverageJson;
import dev.carrel.library.json.DocumentJson;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import org.jspecify.annotations.Nullable;

/// Gives the text of one document, a piece at a time.
public record FetchTool(Library library) {
    /// A piece of a document.
    ///
    /// @param chars how many the whole text has
    /// @param next  where it goes on; null at its end
    record Fetched(DocumentJson.Whole document, String text, int chars, @Nullable String next) {
        private IndexEntry entry() {
            return document.entry();
        }
    }

    private static final ObjectShape<Fetched> METADATA = Shape.<Fetched>object("FetchedMetadata")
            .all(DocumentJson.DETAILED, Fetched::document)
            .one("coverage", CoverageJson.COVERAGE, fetched -> Coverage.of(fetched.entry()));

    private static final ObjectShape<Fetched> FETCHED = Shape.<Fetched>object("Fetched")
            .text("id", fetched -> fetched.entry().origin().id().value())
            .text("title", fetched -> fetched.entry().document().metadata().title())
            .text("text", Fetched::text)
            .text("url", fetched -> DocumentUrl.of(fetched.entry().document().metadata(),
                    fetched.entry().origin()))
            .one("metadata", METADATA, fetched -> fetched)
            .whole("chars", Fetched::chars)
            .maybe("nextCursor", ValueShape.TEXT, Fetched::next);

    public Tool<Fetched> tool() {
        return new Tool<>("fetch", "Read a document",
                "Read one document, with [page N] lines where pages begin, and its metadata: authors, "
                        + "abstract, what it cites, who cites it and how (`said`).",
                Parameters.of(
                        new Parameter.Text("id", Parameter.Need.REQUIRED, 4000,
                                "The id of a result, or a path, a DOI, a cite key or a title."),
                        new Parameter.Text("cursor", Parameter.Need.OPTIONAL, 200, "nextCursor, to read on."),
                        new Parameter.Whole("max_chars", 200, 1_000_000, 20_000, "Most characters of text.")),
                FETCHED, this::call);
    }

    private Fetched call(Arguments arguments) throws IOException {
        try (LibraryContents contents = library.contents()) {
            IndexEntry entry = NamedTarget.document(arguments.required("id"), contents);
            String question = "fetch\n" + entry.origin().id();
            int start = arguments.text("cursor").map(text -> Cursor.read(text, question).offset()).orElse(0);
            String whole = FetchedText.of(entry.document());
            TextPiece piece = TextPiece.of(whole, start, arguments.whole("max_chars"));
            return new Fetched(
                    new DocumentJson.Whole(entry, contents.connections(entry.origin().id())),
                    piece.text(), whole.length(), piece.end() < whole.length()
                            ? new Cursor(question, String.valueOf(piece.end())).text()
                            : null);
        }
    }
}
