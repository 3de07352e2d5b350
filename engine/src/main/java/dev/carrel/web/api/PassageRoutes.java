package dev.carrel.web.api;

import java.io.IOException;
import java.util.List;

import dev.carrel.document.Passage;
import dev.carrel.document.PassageId;
import dev.carrel.index.IndexEntry;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.json.AnswerJson;
import dev.carrel.library.json.PassageJson;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.SearchOption;
import dev.carrel.library.parameter.SearchParameters;
import dev.carrel.library.shape.Shape;
import dev.carrel.ranking.View;
import dev.carrel.search.Answer;
import dev.carrel.search.SearchRequest;
import dev.carrel.web.route.Call;
import dev.carrel.web.route.Refused;
import dev.carrel.web.route.Route;

/// Passages: those of one document that answer, and where they stand on its pages.
public record PassageRoutes(Library library) {
    /// All passages of a document, or an answer.
    private static final Shape<Object> OF_DOCUMENT = Shape.either(List.of(
            new Shape.Case<>(IndexEntry.class, PassageJson.ALL),
            new Shape.Case<>(AnswerJson.Told.class, AnswerJson.ANSWER)));

    public List<Route> routes() {
        return List.of(
                Route.get("/api/documents/{id}/passages", "documentPassages",
                        "With a query, the passages of this document that answer it, as a search; else all of them in order.",
                        OF_DOCUMENT, this::ofDocument)
                        .asking(SearchParameters.WORDS.and(SearchParameters.SHAPE)),
                Route.get("/api/passages/{id}", "showPassage", "A passage and where it stands on its pages.",
                        PassageJson.DESCRIBED, this::show));
    }

    private Object ofDocument(Call call) throws IOException {
        Arguments arguments = call.arguments();
        SearchRequest questions = SearchParameters.perhaps(arguments);
        try (LibraryContents contents = library.contents()) {
            IndexEntry entry = DocumentLookup.entry(call.at("id"), contents);
            if (questions.typed().stream().allMatch(String::isBlank)) {
                return entry;
            }
            Answer answer = library.search().ask(questions.within(entry.origin().id()),
                    SearchOption.options(arguments, library.settings()).withView(View.PASSAGES));
            return arguments.flag("explain")
                    ? AnswerJson.Told.explained(answer)
                    : AnswerJson.Told.plain(answer);
        }
    }

    private PassageJson.Placed show(Call call) throws IOException {
        PassageId id = parsed(call.at("id"));
        try (LibraryContents contents = library.contents()) {
            IndexEntry entry = contents.read(id.document()).orElseThrow(PassageRoutes::unknown);
            Passage passage = entry.passages().stream().filter(each -> each.id().equals(id)).findFirst()
                    .orElseThrow(PassageRoutes::unknown);
            return new PassageJson.Placed(passage, entry);
        }
    }

    private static PassageId parsed(String id) {
        try {
            return PassageId.parse(id);
        } catch (IllegalArgumentException e) {
            throw unknown();
        }
    }

    private static Refused unknown() {
        return Refused.notFound("There is no such passage in the library.",
                "Take its id from the results of a search; reading a document anew gives its passages new ones.");
    }
}
