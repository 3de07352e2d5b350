package dev.carrel.web.api;

import java.io.IOException;
import java.util.List;

import dev.carrel.assist.answer.AskRequest;
import dev.carrel.assist.answer.CheckedAnswer;
import dev.carrel.assist.answer.SavedAnswer;
import dev.carrel.assist.chat.ChatModel;
import dev.carrel.assist.scan.ScanRequest;
import dev.carrel.assist.scan.ScannedClaim;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryAssistant.Drafting;
import dev.carrel.library.NamedWork;
import dev.carrel.library.answers.CheckedAnswerJson;
import dev.carrel.library.answers.ScanJson;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.shape.Shape;
import dev.carrel.web.route.Call;
import dev.carrel.web.route.NotFound;
import dev.carrel.web.route.Route;

/// Questions that are answered in sentences, the answers that are kept, and claims that are held against the library.
public final class AskRoutes {
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

    private final Library library;

    public AskRoutes(Library library) {
        this.library = library;
    }

    public List<Route> routes() {
        return List.of(
                Route.post("/api/ask", "ask",
                        "Answer a question from the library; only sentences that it carries are checked.",
                        CheckedAnswerJson.ANSWER, this::ask).taking(QUESTION),
                Route.get("/api/assistant", "assistant",
                        "The language model that would be asked, and where it runs.",
                        CheckedAnswerJson.ASSISTANT,
                        _ -> library.assistant().model().map(ChatModel::identity)),
                Route.post("/api/scan", "scan",
                        "What in the library speaks for a claim, and what against it.",
                        ScanJson.CLAIM, this::scan).taking(CLAIM),
                Route.get("/api/answers", "answers", "The answers that are kept.",
                        Shape.listOf(CheckedAnswerJson.SAVED), _ -> library.assistant().saved().all()),
                Route.get("/api/answers/{id}", "showAnswer", "One answer that is kept.",
                        CheckedAnswerJson.SAVED, this::saved));
    }

    private CheckedAnswer ask(Call call) throws IOException {
        List<NamedWork> works = DocumentLookup.works(call.arguments().texts("documents"), library);
        CheckedAnswer answer = library.assistant().ask(
                new AskRequest(call.arguments().required("question"), NamedWork.documents(works),
                        NamedWork.together(works),
                        call.arguments().flag("deep") ? AskRequest.Effort.DEEP : AskRequest.Effort.QUICK),
                drafting(call), _ -> {});
        if (call.arguments().flag("save")) {
            library.assistant().saved().save(answer);
        }
        return answer;
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

    private SavedAnswer saved(Call call) throws IOException {
        String id = call.at("id");
        if (!id.matches("\\d{1,9}")) {
            throw unknown();
        }
        return library.assistant().saved().all().stream()
                .filter(each -> each.id() == Integer.parseInt(id)).findFirst()
                .orElseThrow(AskRoutes::unknown);
    }

    private static NotFound unknown() {
        return new NotFound("There is no such saved answer.", "GET /api/answers lists them.");
    }
}
