package dev.carrel.mcp.tool;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.library.Library;
import dev.carrel.library.json.AnswerJson;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.parameter.SearchOption;
import dev.carrel.library.parameter.SearchParameters;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import dev.carrel.search.Answer;
import dev.carrel.search.SearchRequest;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.search.said.SaidAnswer;
import org.jspecify.annotations.Nullable;

/// Finds documents or passages: the answer of `carrel search --json`, with what connectors of research assistants require
/// of each result beside it.
public record SearchTool(Library library) {
    /// A page of an answer.
    ///
    /// @param next where the following page begins; null if there is none
    record Found(AnswerJson.Told answer, List<Shortened<AnswerJson.Listed>> results, @Nullable String next,
            List<String> notes) implements SearchPage {}

    /// A page of an answer, or what others say about works.
    sealed interface SearchPage {}

    private record Said(SaidAnswer answer) implements SearchPage {}

    private static final ObjectShape<Shortened<AnswerJson.Listed>> PASSAGE = Shape.<Shortened<AnswerJson.Listed>>object(
            "ShortenedPassage")
            .all(AnswerJson.PASSAGE, each -> each.value().hit())
            .text("text", Shortened::text)
            // Its place was in the whole text.
            .maybe("sentence", AnswerJson.RANGE,
                    each -> each.isCut() ? null : each.value().hit().snippet().matched())
            .sometimes("cut", ValueShape.TRUTH, Shortened::mark);

    private static final ObjectShape<Shortened<AnswerJson.Listed>> RESULT = ConnectorResult.<Shortened<AnswerJson.Listed>, AnswerJson.Listed>of(
            "SearchResult",
            each -> ConnectorResult.document(each.value().hit().found()), AnswerJson.HIT,
            Shortened::value)
            .one("passage", PASSAGE, each -> each);

    private static final ObjectShape<Found> FOUND = Shape.<Found>object("SearchPage")
            .all(AnswerJson.ANSWER, Found::answer)
            .list("results", RESULT, Found::results)
            .maybe("nextCursor", ValueShape.TEXT, Found::next)
            .texts("notes", Found::notes);

    private static final ObjectShape<Said> SAID = Shape.<Said>object("SaidPage")
            .all(AnswerJson.SAID, Said::answer)
            .list("results",
                    ConnectorResult.<SaidAnswer.Work, SaidAnswer.Work>of("SaidResult",
                            work -> ConnectorResult.document(work.found()), AnswerJson.SAID_OF_WORK,
                            work -> work),
                    said -> said.answer().results());

    private static final Shape<SearchPage> PAGE = Shape
            .either(List.of(new Shape.Case<>(Found.class, FOUND), new Shape.Case<>(Said.class, SAID)));

    public Tool<SearchPage> tool() {
        return new Tool<>("search", "Search the library",
                "Search the user's research library (papers, notes, documentation) by words and meaning. "
                        + "Gives ranked documents with best passage, page and scores. Read more with fetch or context.",
                Parameters.of(
                        new Parameter.Text("query", Parameter.Need.REQUIRED, 4000, SearchParameters.LANGUAGE),
                        new Parameter.Texts("also", Parameter.Need.OPTIONAL, SearchRequest.MOST - 1, 4000,
                                "Further queries that must match too."),
                        SearchParameters.COMBINE,
                        new Parameter.Whole("limit", 1, 50, 10, "Results a page."),
                        SearchOption.VIEW.parameter(), SearchOption.MODE.parameter(),
                        SearchOption.RANKING.parameter(), SearchOption.SORT.parameter(),
                        SearchOption.EXPAND.parameter(),
                        new Parameter.Flag("said", SearchOption.Help.SAID),
                        new Parameter.Text("cursor", Parameter.Need.OPTIONAL, 200,
                                "nextCursor of the page before."),
                        new Parameter.Whole("max_chars", 200, 200_000, 12_000,
                                "Most characters of passages in all.")),
                PAGE, this::call);
    }

    private SearchPage call(Arguments arguments) throws IOException {
        return arguments.flag("said") ? said(arguments) : found(arguments);
    }

    private Said said(Arguments arguments) throws IOException {
        if (Stream.of("also", "combine", "view", "ranking", "sort", "expand", "cursor")
                .anyMatch(arguments::has)) {
            throw UserError.usage("With said, search takes query, mode, limit and max_chars.",
                    "Leave its other parameters out.");
        }
        return new Said(within(arguments.whole("max_chars"), library.search()
                .said(arguments.required("query"), options(arguments).withLimit(arguments.whole("limit")))));
    }

    /// Its first sentences, as many as there is room for.
    private static SaidAnswer within(int room, SaidAnswer answer) {
        int[] left = {room};
        return answer.keeping(said -> (left[0] -= said.sentence().text().length()) >= 0);
    }

    private Found found(Arguments arguments) throws IOException {
        Page page = Page.of(arguments, question(arguments));
        SearchOptions asked = options(arguments);
        Answer answer = library.search().ask(questions(arguments), asked.withLimit(page.depth()));
        AnswerJson.Told told = AnswerJson.Told.plain(answer);
        return new Found(told,
                Shortened.all(told.listed(page.of(answer.results())),
                        listed -> listed.hit().found().passage().text(),
                        new CharacterBudget(arguments.whole("max_chars"))),
                page.next(answer.results().size()), Notes.of(answer, asked.mode()));
    }

    private static SearchRequest questions(Arguments arguments) {
        List<String> queries = new ArrayList<>(List.of(arguments.required("query")));
        queries.addAll(arguments.texts("also"));
        return SearchParameters.request(queries, arguments);
    }

    /// The parts of a question; a cursor holds for the same ones only.
    private static String question(Arguments arguments) {
        return String.join("\n", "search", arguments.required("query"),
                arguments.text("view").orElse(""), arguments.text("mode").orElse(""),
                arguments.text("ranking").orElse(""), arguments.text("combine").orElse(""),
                arguments.text("expand").orElse(""), arguments.text("sort").orElse(""),
                String.join("\n", arguments.texts("also")));
    }

    /// A model gains by further phrasings, so that they are usual here.
    private SearchOptions options(Arguments arguments) {
        return SearchOption.options(arguments,
                library.settings().with(Map.of("expansion.when", "always"), "tool"));
    }

    /// The results that are wanted: so many, from a place in the list.
    private record Page(String question, int offset, int limit) {
        static Page of(Arguments arguments, String question) {
            int offset = arguments.text("cursor").map(text -> Cursor.read(text, question).offset()).orElse(0);
            if (offset >= SearchOptions.MOST) {
                throw UserError.usage("A search gives up to " + SearchOptions.MOST + " results.",
                        "Ask a narrower question.");
            }
            return new Page(question, offset, arguments.whole("limit"));
        }

        /// One more than is shown, to know whether something follows.
        int depth() {
            return Math.min(SearchOptions.MOST, offset + limit + 1);
        }

        <T> List<T> of(List<T> all) {
            return all.subList(Math.min(offset, all.size()), Math.min(offset + limit, all.size()));
        }

        @Nullable
        String next(int found) {
            return found > offset + limit
                    ? new Cursor(question, String.valueOf(offset + limit)).text()
                    : null;
        }
    }
}
