package dev.carrel.web.api;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.IndexEntry;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.export.Export;
import dev.carrel.library.export.Selection;
import dev.carrel.library.json.DocumentJson;
import dev.carrel.library.json.OutlineJson;
import dev.carrel.library.json.RemovalJson;
import dev.carrel.library.json.SimilarJson;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import dev.carrel.search.similar.SimilarityKind;
import dev.carrel.search.similar.SimilarityResult;
import dev.carrel.web.route.Call;
import dev.carrel.web.route.Refused;
import dev.carrel.web.route.Reply;
import dev.carrel.web.route.Route;
import dev.carrel.web.route.Route.Gives;
import org.jspecify.annotations.Nullable;

/// Documents: what they say, the files they are, what they are like.
///
/// @param changed is told when something was taken out
public record DocumentRoutes(Library library, Runnable changed) {
    private static final int MOST_RANGES = 100;
    private static final Pattern RANGE = Pattern.compile("(\\d{1,9})\\.\\.(\\d{1,9})");

    /// @param next where the following page begins; null if there is none
    private record Page(List<DocumentSummary> documents, @Nullable String next) {}

    private static final ObjectShape<Page> PAGE = Shape.<Page>object("DocumentPage")
            .list("documents", DocumentJson.SUMMARY, Page::documents)
            .maybe("next", ValueShape.TEXT, Page::next);

    public List<Route> routes() {
        return List.of(
                Route.get("/api/documents", "listDocuments",
                        "All documents, in the order of their ids, page by page.",
                        PAGE, this::list)
                        .asking(Parameters.of(new Parameter.Whole("limit", 1, 1000, 100, "How many at most."),
                                new Parameter.Text("after", Parameter.Need.OPTIONAL, 200,
                                        "next of the page before."),
                                new Parameter.Text("filter", Parameter.Need.OPTIONAL, 4000,
                                        "Only those that fulfil these conditions of the query language."))),
                Route.get("/api/documents/{id}", "showDocument", "A whole document, as the index holds it.",
                        DocumentJson.WHOLE, this::whole),
                Route.get("/api/documents/{id}/outline", "documentOutline",
                        "A document without its text: what is known of it, and where its sections and pages begin.",
                        OutlineJson.OUTLINE, this::whole),
                Route.get("/api/documents/{id}/text", "documentText",
                        "The paragraphs of a document that stand in some ranges of its characters.",
                        OutlineJson.TEXT, this::text)
                        .asking(Parameters.of(new Parameter.Texts("range", Parameter.Need.REQUIRED,
                                MOST_RANGES, 30,
                                "From one character to before another, such as 1200..4800."))),
                Route.get("/api/documents/{id}/references", "documentReferences",
                        "The works that a document cites, as it lists them.",
                        DocumentJson.REFERENCES, this::whole),
                Route.delete("/api/documents/{id}", "removeDocument",
                        "Takes a document out of the library; its file stays.",
                        RemovalJson.REMOVAL, this::remove),
                Route.get("/api/documents/{id}/file", "originalFile",
                        "The file that a document was read from.",
                        Gives.bytes("application/octet-stream"), this::file),
                Route.get("/api/documents/{id}/similar", "similarDocuments", "Documents like this one.",
                        SimilarJson.DOCUMENTS, this::similar)
                        .asking(Parameters.of(
                                new Parameter.Choice("by",
                                        Arrays.stream(SimilarityKind.values()).map(SimilarityKind::word)
                                                .toList(),
                                        "In what respect; both if not said."),
                                new Parameter.Whole("limit", 1, 100, 10, "How many at most."))));
    }

    private Page list(Call call) throws IOException {
        int limit = call.arguments().whole("limit");
        String after = call.arguments().text("after").orElse("");
        try (LibraryContents contents = library.contents()) {
            List<DocumentId> page = listed(call.arguments()).stream()
                    .filter(id -> id.value().compareTo(after) > 0)
                    .sorted(Comparator.comparing(DocumentId::value)).limit(limit + 1L).toList();
            List<DocumentSummary> shown = contents.summaries(page.stream().limit(limit).toList());
            return new Page(shown, page.size() > limit ? page.get(limit - 1).value() : null);
        }
    }

    private List<DocumentId> listed(Arguments arguments) throws IOException {
        return new Export(library).documents(
                arguments.text("filter").<Selection>map(Selection.Filtered::new)
                        .orElseGet(Selection.All::new));
    }

    private DocumentJson.Whole whole(Call call) throws IOException {
        try (LibraryContents contents = library.contents()) {
            IndexEntry entry = DocumentLookup.entry(call.at("id"), contents);
            return new DocumentJson.Whole(entry, contents.connections(entry.origin().id()));
        }
    }

    private OutlineJson.Ranges text(Call call) throws IOException {
        List<OutlineJson.Range> ranges = call.arguments().texts("range").stream().map(DocumentRoutes::range)
                .toList();
        try (LibraryContents contents = library.contents()) {
            return new OutlineJson.Ranges(DocumentLookup.entry(call.at("id"), contents).document(), ranges);
        }
    }

    private static OutlineJson.Range range(String typed) {
        Matcher range = RANGE.matcher(typed.strip());
        if (!range.matches()) {
            throw UserError.usage(typed + " is not a range of characters.", "Write it as 1200..4800.");
        }
        return new OutlineJson.Range(Integer.parseInt(range.group(1)), Integer.parseInt(range.group(2)));
    }

    private RemovalJson.Removed remove(Call call) throws IOException {
        DocumentId id = DocumentLookup.document(call.at("id"), library);
        library.upkeep().remove(List.of(id), List.of());
        changed.run();
        return RemovalJson.Removed.of(library.name(), List.of(id), List.of(), List.of());
    }

    private SimilarityResult similar(Call call) throws IOException {
        DocumentId id = DocumentLookup.works(List.of(call.at("id")), library).getFirst().fullest();
        SimilarityKind by = call.arguments().text("by").flatMap(SimilarityKind::named)
                .orElse(SimilarityKind.BOTH);
        return library.search().similar(id, by, call.arguments().whole("limit"));
    }

    /// Only what a document of the library was read from is ever given out.
    private Reply file(Call call) throws IOException {
        try (LibraryContents contents = library.contents()) {
            Origin origin = DocumentLookup.described(call.at("id"), contents).origin();
            Path path = path(origin, contents.sources());
            if (!Files.isRegularFile(path) || !Files.isReadable(path)) {
                throw Refused.notFound("The file is not there any more.",
                        "Bring its source up to date, or open the text that the library holds.");
            }
            return OriginalFile.of(path);
        }
    }

    /// A corpus or a bibliography holds many documents, and is no document's own file.
    private static Path path(Origin origin, List<Source> sources) {
        boolean shared = sources.stream().anyMatch(source -> source.kind() != Source.Kind.FILE
                && source.location().equals(origin.path()));
        try {
            Path path = Path.of(origin.path());
            if (!shared && path.isAbsolute()) {
                return path;
            }
        } catch (InvalidPathException e) {
            // An address of another program, which has no file.
        }
        throw Refused.notFound("This document has no file of its own.",
                "Open the text that the library holds.");
    }
}
