package dev.carrel.mcp.tool;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import dev.carrel.base.UserError;
import dev.carrel.library.Library;
import dev.carrel.library.json.AnswerJson;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.JsonSchema;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.ranking.fusion.Combination;
import dev.carrel.search.Answer;
import dev.carrel.search.Hit;
import dev.carrel.search.SearchRequest;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.search.run.Sort;
import org.jspecify.annotations.Nullable;

/// Finds documents or passages: the answer of `carrel search --json`, with what connectors of research assistants require
/// of each result beside it.
public final class SearchTool implements Tool {
    private final Library library;

    public SearchTool(Library library) {
        this.library = library;
    }

    @Override
    public String name() {
        return "search";
    }

    @Override
    public String title() {
        return "Search the library";
    }

    @Override
    public String description() {
        return "Search the user's own research library (papers, notes, documentation) by words and meaning. "
                + "Returns ranked documents, each with its best passage, page and scores. Read more with fetch or context.";
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(
                new Parameter.Text("query", Parameter.Need.REQUIRED, 4000,
                        "Question or keywords. May hold \"exact phrases\", -without, a AND (b OR NOT c), wild*, title:, before:2020, after:, author:, year:2019..2023, "
                                + "type:, section:introduction (abstract, methods, results, discussion, conclusion), tag:, collection:, source:."),
                new Parameter.Texts("also", Parameter.Need.OPTIONAL, SearchRequest.MOST - 1, 4000,
                        "Further queries; documents must match all of them."),
                new Parameter.Choice("combine",
                        Arrays.stream(Combination.values()).map(each -> each.name().toLowerCase(Locale.ROOT))
                                .toList(),
                        "How scores of several queries are joined: min (default), product, average; any: one match is enough."),
                new Parameter.Whole("limit", 1, 50, 10, "Results a page."),
                new Parameter.Choice("view", Arrays.stream(View.values()).map(View::word).toList(),
                        "papers (default): one result a document; passages: every matching passage."),
                new Parameter.Choice("mode", Arrays.stream(Mode.values()).map(Mode::word).toList(),
                        "hybrid (default), or only one of both."),
                new Parameter.Choice("ranking", Arrays.stream(Formula.values()).map(Formula::word).toList(),
                        "Scoring formula; leave out for the best."),
                new Parameter.Choice("sort", Arrays.stream(Sort.values()).map(Sort::word).toList(),
                        "Order of the results (default: relevance)."),
                new Parameter.Choice("expand", List.of("always", "never"),
                        "Whether to add phrasings found in the library itself (default: always)."),
                new Parameter.Text("cursor", Parameter.Need.OPTIONAL, 200, "nextCursor of the page before."),
                new Parameter.Whole("max_chars", 200, 200_000, 12_000,
                        "Most characters of passage text in all."));
    }

    @Override
    public Map<String, Object> answers() {
        return JsonSchema.object("results", ConnectorResult.schema(), "nextCursor",
                JsonSchema.maybe(JsonSchema.TEXT), "notes",
                JsonSchema.list(JsonSchema.TEXT));
    }

    @Override
    public Map<String, @Nullable Object> call(Arguments arguments) throws IOException {
        Page page = Page.of(arguments, question(arguments));
        SearchOptions asked = options(arguments);
        Answer answer = library.search().ask(questions(arguments), asked.withLimit(page.depth()));
        Map<String, @Nullable Object> told = new LinkedHashMap<>(AnswerJson.of(answer));
        told.put("results", results(page.of(answer.results()), page.of(ConnectorResult.list(told, "results")),
                new CharacterBudget(arguments.whole("max_chars"))));
        told.put("nextCursor", page.next(answer.results().size()));
        told.put("notes", Notes.of(answer, asked.mode()));
        return told;
    }

    private static SearchRequest questions(Arguments arguments) {
        List<String> queries = new ArrayList<>(List.of(arguments.required("query").strip()));
        queries.addAll(arguments.texts("also"));
        Combination combination = arguments.text("combine")
                .map(word -> Combination.valueOf(word.toUpperCase(Locale.ROOT))).orElse(Combination.MIN);
        return new SearchRequest(queries, combination);
    }

    /// What makes it another question, for which a cursor is no good.
    private static String question(Arguments arguments) {
        return String.join("\n", "search", arguments.required("query"),
                arguments.text("view").orElse(""), arguments.text("mode").orElse(""),
                arguments.text("ranking").orElse(""), arguments.text("combine").orElse(""),
                arguments.text("expand").orElse(""), arguments.text("sort").orElse(""),
                String.join("\n", arguments.texts("also")));
    }

    private SearchOptions options(Arguments arguments) {
        Map<String, String> changes = new LinkedHashMap<>();
        for (String name : List.of("view", "mode", "ranking", "sort")) {
            arguments.text(name).ifPresent(value -> changes.put("search." + name, value));
        }
        changes.put("expansion.when", arguments.text("expand").orElse("always"));
        return library.settings().with(changes, "parameter").searchOptions();
    }

    private static List<Map<String, @Nullable Object>> results(List<Hit> hits, List<?> trees,
            CharacterBudget budget) {
        int share = budget.share(hits.stream().map(hit -> hit.found().passage().text()).toList());
        List<Map<String, @Nullable Object>> results = new ArrayList<>();
        for (int i = 0; i < hits.size(); i++) {
            results.add(ConnectorResult
                    .cut(ConnectorResult.of(hits.get(i).found().metadata(), hits.get(i).found().origin(),
                            trees.get(i)), share));
        }
        return results;
    }

    /// Which results are wanted: so many, from a place in the list.
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
