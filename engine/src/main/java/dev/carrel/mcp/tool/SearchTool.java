package dev.carrel.mcp.tool;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.document.UserError;
import dev.carrel.library.Library;
import dev.carrel.library.json.AnswerJson;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.search.Answer;
import dev.carrel.search.Hit;
import dev.carrel.search.Options;
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
                        "Question or keywords. May hold \"exact phrases\", -without, a OR b, author:, year:2019..2023, "
                                + "type:, section:, tag:, collection:, source:."),
                new Parameter.Whole("limit", 1, 50, 10, "Results a page."),
                new Parameter.Choice("view", Arrays.stream(View.values()).map(View::word).toList(),
                        "papers (default): one result a document; passages: every matching passage."),
                new Parameter.Choice("mode", Arrays.stream(Mode.values()).map(Mode::word).toList(),
                        "hybrid (default), or only one of both."),
                new Parameter.Choice("ranking", Arrays.stream(Formula.values()).map(Formula::word).toList(),
                        "Scoring formula; leave out for the best."),
                new Parameter.Text("cursor", Parameter.Need.OPTIONAL, 200, "nextCursor of the page before."),
                new Parameter.Whole("max_chars", 200, 200_000, 12_000,
                        "Most characters of passage text in all."));
    }

    @Override
    public Map<String, Object> answers() {
        return Schemas.object("results",
                Schemas.listOf(Schemas.object("id", Schemas.TEXT, "title", Schemas.TEXT, "url", Schemas.TEXT,
                        "passage", Schemas.OBJECT)),
                "nextCursor", Schemas.MAYBE, "notes", Schemas.listOf(Schemas.TEXT));
    }

    @Override
    public Map<String, @Nullable Object> call(Arguments arguments) throws IOException {
        Page page = Page.of(arguments, question(arguments));
        Options asked = options(arguments);
        Answer answer = library.search(arguments.required("query").strip(), asked.withLimit(page.depth()));
        Map<String, @Nullable Object> told = new LinkedHashMap<>(AnswerJson.of(answer));
        List<?> trees = told.get("results") instanceof List<?> all ? page.of(all) : List.of();
        told.put("results",
                results(page.of(answer.results()), trees, new Budget(arguments.whole("max_chars"))));
        told.put("nextCursor", page.next(answer.results().size()));
        told.put("notes", Notes.of(answer, asked.mode()));
        return told;
    }

    /// What makes it another question, for which a cursor is no good.
    private static String question(Arguments arguments) {
        return String.join("\n", "search", arguments.required("query"),
                arguments.text("view").orElse(""), arguments.text("mode").orElse(""),
                arguments.text("ranking").orElse(""));
    }

    private Options options(Arguments arguments) {
        Map<String, String> changes = new LinkedHashMap<>();
        for (String name : List.of("view", "mode", "ranking")) {
            arguments.text(name).ifPresent(value -> changes.put("search." + name, value));
        }
        return library.settings().with(changes, "parameter").searchOptions();
    }

    private static List<Map<String, @Nullable Object>> results(List<Hit> hits, List<?> trees,
            Budget budget) {
        int share = budget.share(hits.stream().map(hit -> hit.found().passage().text()).toList());
        List<Map<String, @Nullable Object>> results = new ArrayList<>();
        for (int i = 0; i < hits.size(); i++) {
            results.add(result(hits.get(i), (Map<?, ?>) trees.get(i), share));
        }
        return results;
    }

    private static Map<String, @Nullable Object> result(Hit hit, Map<?, ?> tree, int share) {
        Map<String, @Nullable Object> result = new LinkedHashMap<>();
        result.put("id", hit.found().origin().id().value());
        result.put("title", hit.found().metadata().title());
        result.put("url", Address.of(hit.found().metadata(), hit.found().origin()));
        tree.forEach((key, value) -> result.put((String) key, value));
        String text = hit.found().passage().text();
        if (text.length() > share && tree.get("passage") instanceof Map<?, ?> passage) {
            Map<String, @Nullable Object> shorter = new LinkedHashMap<>();
            passage.forEach((key, value) -> shorter.put((String) key, value));
            shorter.put("text", Budget.cut(text, share));
            shorter.put("cut", true);
            result.put("passage", shorter);
        }
        return result;
    }

    /// Which results are wanted: so many, from a place in the list.
    private record Page(String question, int offset, int limit) {
        static Page of(Arguments arguments, String question) {
            int offset = arguments.text("cursor").map(text -> Cursor.read(text, question).offset()).orElse(0);
            if (offset >= Options.MOST) {
                throw UserError.usage("A search gives up to " + Options.MOST + " results.",
                        "Ask a narrower question.");
            }
            return new Page(question, offset, arguments.whole("limit"));
        }

        /// One more than is shown, to know whether something follows.
        int depth() {
            return Math.min(Options.MOST, offset + limit + 1);
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
