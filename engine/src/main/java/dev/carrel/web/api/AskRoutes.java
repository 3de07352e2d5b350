package dev.carrel.web.api;

import java.io.IOException;
import java.util.List;

import dev.carrel.assist.answer.AnswerListener;
import dev.carrel.assist.answer.AskRequest;
import dev.carrel.assist.answer.CheckedAnswer;
import dev.carrel.assist.answer.SavedAnswer;
import dev.carrel.assist.scan.ScanRequest;
import dev.carrel.assist.scan.ScannedClaim;
import dev.carrel.assist.summary.TextSummary;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryAssistant.Drafting;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.NamedWork;
import dev.carrel.library.answers.CheckedAnswerJson;
import dev.carrel.library.answers.ScanJson;
import dev.carrel.library.answers.SummaryJson;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import dev.carrel.web.route.Call;
import dev.carrel.web.route.Refused;
import dev.carrel.web.route.Reply;
import dev.carrel.web.route.Route;
import dev.carrel.web.route.Route.Gives;

/// Questions that are answered in sentences, the answers that are kept, claims that are held against the library, and
/// summaries.
public record AskRoutes(Library library) {
    private static final Parameters QUESTION = Parameters.of(
            new Parameter.Text("question", Parameter.Need.REQUIRED, 20_000, "What somebody wants to know."),
            SearchRoutes.DOCUMENTS,
            new Parameter.Flag("deep",
                    "Let the model note first what each passage says, and look once more for what is missing."),
            new Parameter.Flag("extract", "Take the library's own sentences, even if a model is configured."),
            new Parameter.Flag("save", "Keep the answer."));

    private static final Parameters CLAIM = Parameters.of(
            new Parameter.Text("claim", Parameter.Need.REQUIRED, ScanRequest.LONGEST, "What is claimed."),
            SearchRoutes.DOCUMENTS,
            new Parameter.Text("collection", Parameter.Need.OPTIONAL, 4_000, "Only in this collection."),
            new Parameter.Text("query", Parameter.Need.OPTIONAL, 4_000,
                    "Only in what a search for this finds; not beside a collection."),
            new Parameter.Flag("extract", "Give sentences without verdicts, even if a model is configured."));

    private static final Parameters SUMMARY = Parameters.of(
            new Parameter.Text("document", Parameter.Need.REQUIRED, 4_000,
                    "An id or its beginning, a path, a DOI, a cite key or a title."),
            new Parameter.Flag("extract",
                    "Take the document's own sentences, even if a model is configured."));

    public List<Route> routes() {
        return List.of(
                Route.post("/api/ask", "ask",
                        "Answer a question from the library; only sentences that it carries are checked.",
                        CheckedAnswerJson.ANSWER, this::ask).taking(QUESTION).with(Route.Effect.NONE),
                Route.post("/api/ask/events", "askEvents",
                        "The same as server-sent events: sentence, with each sentence as soon as it is checked; taken-back, if the model broke off and the library's own sentences follow; answer, with the whole answer at the end; or error.",
                        new Gives(200, "text/event-stream", ValueShape.TEXT), this::askEvents)
                        .taking(QUESTION).with(Route.Effect.NONE),
                Route.post("/api/scan", "scan",
                        "What in the library speaks for a claim, and what against it.",
                        ScanJson.CLAIM, this::scan).taking(CLAIM).with(Route.Effect.NONE),
                Route.post("/api/summary", "summary",
                        "What a document says, in a few sentences; only those that it carries are checked.",
                        SummaryJson.SUMMARY, this::summary).taking(SUMMARY).with(Route.Effect.NONE),
                Route.get("/api/answers", "answers", "The answers that are kept.",
                        Shape.listOf(CheckedAnswerJson.SAVED), _ -> library.assistant().saved().all()),
                Route.get("/api/answers/{id}", "showAnswer", "One answer that is kept.",
                        CheckedAnswerJson.SAVED, this::saved),
                Route.delete("/api/answers/{id}", "forgetAnswer", "Keep an answer no longer.",
                        CheckedAnswerJson.SAVED, this::forget),
                Route.post("/api/answers/{id}/events", "askAgain",
                        "Ask once more what an answer that is kept was about, as it was asked; events as for a question.",
                        new Gives(200, "text/event-stream", ValueShape.TEXT), this::again)
                        .with(Route.Effect.NONE));
    }

    private CheckedAnswer ask(Call call) throws IOException {
        return ask(request(call), call, AnswerListener.NOBODY);
    }

    private Reply askEvents(Call call) throws IOException {
        AskRequest request = request(call);
        return new Reply.Stream(AnswerNews.of(listener -> ask(request, call, listener)));
    }

    private AskRequest request(Call call) throws IOException {
        List<NamedWork> works = DocumentLookup.works(call.arguments().texts("documents"), library);
        return new AskRequest(call.arguments().required("question"), NamedWork.documents(works),
                NamedWork.together(works),
                call.arguments().flag("deep") ? AskRequest.Effort.DEEP : AskRequest.Effort.QUICK);
    }

    private CheckedAnswer ask(AskRequest request, Call call, AnswerListener listener) throws IOException {
        CheckedAnswer answer = library.assistant().ask(request, drafting(call), listener);
        if (call.arguments().flag("save")) {
            library.assistant().saved().save(answer);
        }
        return answer;
    }

    private Reply again(Call call) throws IOException {
        CheckedAnswer before = saved(call).answer();
        return new Reply.Stream(AnswerNews.of(listener -> library.assistant().again(before, listener)));
    }

    private SavedAnswer forget(Call call) throws IOException {
        SavedAnswer saved = saved(call);
        library.assistant().saved().forget(saved.id());
        return saved;
    }

    private static Drafting drafting(Call call) {
        return call.arguments().flag("extract") ? Drafting.NONE : Drafting.IF_CONFIGURED;
    }

    private ScannedClaim scan(Call call) throws IOException {
        List<NamedWork> works = DocumentLookup.works(call.arguments().texts("documents"), library);
        return library.assistant().scan(new ScanRequest(call.arguments().required("claim"),
                new ScanRequest.Scope(NamedWork.documents(works), NamedWork.together(works),
                        call.arguments().text("collection").orElse(""),
                        call.arguments().text("query").orElse(""))),
                drafting(call));
    }

    private TextSummary summary(Call call) throws IOException {
        try (LibraryContents contents = library.contents()) {
            return library.assistant().summary(
                    DocumentLookup.entry(call.arguments().required("document"), contents), drafting(call));
        }
    }

    private SavedAnswer saved(Call call) throws IOException {
        String id = call.at("id");
        if (!id.matches("\\d{1,9}")) {
            throw unknown();
        }
        return library.assistant().saved().all().stream()
                .filter(each -> each.id() == Integer.parseInt(id)).findFirst()
                .orElseThrow(AskRoutes::unknown);
    }

    private static Refused unknown() {
        return Refused.notFound("There is no such saved answer.", "GET /api/answers lists them.");
    }
}
