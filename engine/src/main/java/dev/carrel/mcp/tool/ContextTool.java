package dev.carrel.mcp.tool;

import java.io.IOException;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.library.Library;
import dev.carrel.library.NamedWork;
import dev.carrel.library.json.ContextJson;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.search.context.Context;
import dev.carrel.search.context.ContextRequest;
import dev.carrel.search.context.Excerpt;

/// Gathers passages to read, from the whole library or from some documents; never nothing if there is something.
public record ContextTool(Library library) {
    /// Passages, as many of their characters as there is room for.
    record Gathered(Context context, List<Shortened<Excerpt>> passages, List<String> notes) {}

    private static final ObjectShape<Shortened<Excerpt>> PASSAGE = ConnectorResult
            .<Shortened<Excerpt>, Excerpt>of("ContextPassage",
                    each -> ConnectorResult.document(each.value().found()), ContextJson.EXCERPT,
                    Shortened::value)
            .text("text", Shortened::text)
            .truth("cut", each -> each.isCut() || each.value().cut());

    private static final ObjectShape<Gathered> GATHERED = Shape.<Gathered>object("Gathered")
            .all(ContextJson.CONTEXT, Gathered::context)
            .list("passages", PASSAGE, Gathered::passages)
            .texts("notes", Gathered::notes);

    private static final int NOT_SAID = 0;

    public Tool<Gathered> tool() {
        return new Tool<>("context", "Gather passages to read",
                "The passages to read for answering a question, from the whole library or from given documents, each "
                        + "with a citation and page. Never empty: if nothing matches, openings of the documents (fallback: true).",
                Parameters.of(
                        new Parameter.Text("query", Parameter.Need.OPTIONAL, 4000,
                                "The question; may be left out if documents are given."),
                        new Parameter.Texts("documents", Parameter.Need.OPTIONAL, 50, 4000,
                                "Read only these: ids, paths, DOIs, cite keys or titles."),
                        new Parameter.Whole("per_document", NOT_SAID, 100, NOT_SAID,
                                "Most passages of one document; 0: 4, or 15 of a single one."),
                        new Parameter.Whole("limit", NOT_SAID, 200, NOT_SAID,
                                "Most passages in all; 0: 12, or 15."),
                        new Parameter.Whole("max_chars", 200, 500_000, 24_000,
                                "Most characters of passage text in all.")),
                GATHERED, this::call);
    }

    private Gathered call(Arguments arguments) throws IOException {
        Context context = library.search().context(request(arguments));
        return new Gathered(context,
                Shortened.all(context.excerpts(), each -> each.found().passage().text(),
                        new CharacterBudget(arguments.whole("max_chars"))),
                Notes.of(context, library.settings().searchOptions().mode()));
    }

    private ContextRequest request(Arguments arguments) throws IOException {
        List<NamedWork> works = NamedTarget.works(arguments.texts("documents"), library);
        String query = arguments.text("query").orElse("").strip();
        if (query.isEmpty() && works.isEmpty()) {
            throw UserError.usage("There is neither a query nor a document.",
                    "Say what to look for, or which documents to read.");
        }
        return ContextRequest.about(query, NamedWork.documents(works), NamedWork.together(works)).atMost(
                arguments.whole("per_document"),
                arguments.whole("limit"));
    }
}
