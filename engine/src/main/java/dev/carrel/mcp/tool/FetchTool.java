package dev.carrel.mcp.tool;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

import dev.carrel.index.IndexEntry;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.json.DocumentJson;
import dev.carrel.library.json.Json;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.JsonSchema;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import org.jspecify.annotations.Nullable;

/// Gives the text of one document, a piece at a time.
public final class FetchTool implements Tool {
    private final Library library;

    public FetchTool(Library library) {
        this.library = library;
    }

    @Override
    public String name() {
        return "fetch";
    }

    @Override
    public String title() {
        return "Read a document";
    }

    @Override
    public String description() {
        return "Read one document of the library, with [page N] lines where pages begin, and its metadata: authors, "
                + "abstract, what it cites and who cites it.";
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(
                new Parameter.Text("id", Parameter.Need.REQUIRED, 4000,
                        "The id of a result, or a path, a DOI, a cite key or a title."),
                new Parameter.Text("cursor", Parameter.Need.OPTIONAL, 200, "nextCursor, to read on."),
                new Parameter.Whole("max_chars", 200, 1_000_000, 20_000, "Most characters of text."));
    }

    @Override
    public Map<String, Object> answers() {
        return JsonSchema.object("id", JsonSchema.TEXT, "title", JsonSchema.TEXT, "text", JsonSchema.TEXT,
                "url", JsonSchema.TEXT, "metadata", JsonSchema.OBJECT,
                "chars", JsonSchema.WHOLE, "nextCursor", JsonSchema.maybe(JsonSchema.TEXT));
    }

    @Override
    public Map<String, @Nullable Object> call(Arguments arguments) throws IOException {
        try (LibraryContents contents = library.contents()) {
            IndexEntry entry = NamedTarget.document(arguments.required("id"), contents);
            String question = "fetch\n" + entry.origin().id();
            int start = arguments.text("cursor").map(text -> Cursor.read(text, question).offset()).orElse(0);
            String whole = FetchedText.of(entry.document());
            TextPiece piece = TextPiece.of(whole, start, arguments.whole("max_chars"));
            return Json.object("id", entry.origin().id().value(),
                    "title", entry.document().metadata().title(),
                    "text", piece.text(),
                    "url", DocumentUrl.of(entry.document().metadata(), entry.origin()),
                    "metadata", metadata(entry, contents),
                    "chars", whole.length(),
                    "nextCursor", piece.end() < whole.length()
                            ? new Cursor(question, String.valueOf(piece.end())).text()
                            : null);
        }
    }

    private static Map<String, @Nullable Object> metadata(IndexEntry entry, LibraryContents contents)
            throws IOException {
        Map<String, @Nullable Object> whole = DocumentJson.whole(entry,
                contents.connections(entry.origin().id()));
        Map<String, @Nullable Object> metadata = new LinkedHashMap<>();
        if (whole.get("document") instanceof Map<?, ?> document) {
            document.forEach((key, value) -> metadata.put((String) key, value));
        }
        metadata.put("coverage", whole.get("coverage"));
        return metadata;
    }
}
