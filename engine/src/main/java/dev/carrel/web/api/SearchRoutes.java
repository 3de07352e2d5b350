package dev.carrel.web.api;

import java.io.IOException;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.index.Facets;
import dev.carrel.library.Library;
import dev.carrel.library.NamedWork;
import dev.carrel.library.json.AnswerJson;
import dev.carrel.library.json.ContextJson;
import dev.carrel.library.json.FacetsJson;
import dev.carrel.library.json.SimilarJson;
import dev.carrel.library.json.SuggestionJson;
import dev.carrel.library.json.VerdictJson;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.parameter.SearchOption;
import dev.carrel.library.parameter.SearchParameters;
import dev.carrel.search.Answer;
import dev.carrel.search.context.Context;
import dev.carrel.search.context.ContextRequest;
import dev.carrel.search.quote.Verdict;
import dev.carrel.search.said.SaidAnswer;
import dev.carrel.search.similar.NearPassages;
import dev.carrel.web.route.Call;
import dev.carrel.web.route.Route;

/// Questions to the library: search, and what models ask.
public record SearchRoutes(Library library) {
    private static final int LONGEST_NAME = 4000;
    private static final int NOT_SAID = 0;
    static final Parameter.Texts DOCUMENTS = new Parameter.Texts("documents",
            Parameter.Need.OPTIONAL,
            100, LONGEST_NAME, "Only these: ids, paths, DOIs, cite keys or titles.");

    public List<Route> routes() {
        return List.of(
                Route.get("/api/search", "search", "Search by words and by meaning.",
                        AnswerJson.ANSWER, this::search)
                        .asking(SearchParameters.WORDS.and(SearchParameters.SHAPE)),
                Route.get("/api/said", "said",
                        "Works by what the library's other documents say where they cite them, by words and by meaning.",
                        AnswerJson.SAID, this::said)
                        .asking(SearchParameters.SAID),
                Route.get("/api/facets", "facets",
                        "How many documents that the words match there are of each year, type, collection, tag, section and source.",
                        FacetsJson.FACETS, this::facets)
                        .asking(SearchParameters.WORDS),
                Route.get("/api/suggestions", "suggestions",
                        "Queries that this library can answer, made of its own titles, tags, authors and years.",
                        SuggestionJson.SUGGESTIONS, _ -> library.search().suggestions()),
                Route.post("/api/similar", "similarToText", "Passages like a text.",
                        SimilarJson.PASSAGES, this::similar)
                        .taking(Parameters.of(
                                new Parameter.Text("text", Parameter.Need.REQUIRED, 100_000, "The text."),
                                new Parameter.Whole("limit", 1, 1000, 10, "How many at most.")))
                        .with(Route.Effect.NONE),
                Route.post("/api/context", "context", "Passages for a language model to read; never nothing.",
                        ContextJson.CONTEXT, this::context)
                        .taking(Parameters.of(
                                new Parameter.Text("query", Parameter.Need.OPTIONAL, 20_000,
                                        "The question; may be left out if documents are given."),
                                DOCUMENTS,
                                new Parameter.Whole("per-document", NOT_SAID, ContextRequest.MOST, NOT_SAID,
                                        "Most passages of one document; 0: 4, or 15 of a single one."),
                                new Parameter.Whole("total", NOT_SAID, ContextRequest.MOST, NOT_SAID,
                                        "Most passages in all; 0: 12, or 15.")))
                        .with(Route.Effect.NONE),
                Route.post("/api/verify", "verify", "Whether a quoted sentence stands in the library.",
                        VerdictJson.VERDICT, this::verify)
                        .taking(Parameters.of(new Parameter.Text("quote", Parameter.Need.REQUIRED, 10_000,
                                "The sentence as quoted; … stands for what was left out."), DOCUMENTS))
                        .with(Route.Effect.NONE));
    }

    private AnswerJson.Told search(Call call) throws IOException {
        Answer answer = library.search().ask(SearchParameters.questions(call.arguments()),
                SearchOption.options(call.arguments(), library.settings()));
        return call.arguments().flag("explain")
                ? AnswerJson.Told.explained(answer)
                : AnswerJson.Told.plain(answer);
    }

    private SaidAnswer said(Call call) throws IOException {
        return library.search().said(SearchParameters.said(call.arguments()),
                SearchOption.options(call.arguments(), library.settings()));
    }

    private Facets facets(Call call) throws IOException {
        return library.search().facets(SearchParameters.perhaps(call.arguments()),
                SearchOption.options(call.arguments(), library.settings()));
    }

    private NearPassages similar(Call call) throws IOException {
        return library.search().similar(call.arguments().required("text").strip(),
                call.arguments().whole("limit"));
    }

    private Context context(Call call) throws IOException {
        List<NamedWork> works = DocumentLookup.works(call.arguments().texts("documents"), library);
        String query = call.arguments().text("query").orElse("").strip();
        if (query.isEmpty() && works.isEmpty()) {
            throw UserError.usage("There is neither a query nor a document.",
                    "Say what to look for, or which documents to read.");
        }
        return library.search().context(ContextRequest
                .about(query, NamedWork.documents(works), NamedWork.together(works))
                .atMost(call.arguments().whole("per-document"), call.arguments().whole("total")));
    }

    private Verdict verify(Call call) throws IOException {
        return library.search().verify(call.arguments().required("quote").strip(),
                NamedWork.documents(DocumentLookup.works(call.arguments().texts("documents"), library)));
    }
}
