package dev.carrel.web.api;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import dev.carrel.base.UserError;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.settings.Settings;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.ranking.fusion.Combination;
import dev.carrel.search.SearchRequest;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.search.run.Sort;

/// How an address asks a question: what every route that searches takes, and what it means.
final class SearchParameters {
    /// Nobody types more; the longest address that the server takes is not much longer.
    private static final int LONGEST = 20_000;

    static final Parameters WORDS = Parameters.of(
            new Parameter.Texts("q", Parameter.Need.OPTIONAL, SearchRequest.MOST, LONGEST,
                    "What to look for. May hold \"exact phrases\", -without, a AND (b OR NOT c), a NEAR/5 b, wild*, title:, abstract:, before:2020, after:, author:, year:2019..2023, type:, "
                            + "section:introduction (methods, results, …), tag:, collection:, in:, source:, citekey:, doi:. Several are several queries."),
            new Parameter.Texts("query", Parameter.Need.OPTIONAL, SearchRequest.MOST, LONGEST,
                    "Another name for q."),
            new Parameter.Choice("combine",
                    Arrays.stream(Combination.values()).map(each -> each.name().toLowerCase(Locale.ROOT))
                            .toList(),
                    "How several queries are joined: all must match, by min (default), product or average; any: one is enough."),
            new Parameter.Text("filter", Parameter.Need.OPTIONAL, LONGEST,
                    "Conditions in the same language that every query has to fulfil too, such as year:2019..2023 type:paper."),
            new Parameter.Choice("mode", Arrays.stream(Mode.values()).map(Mode::word).toList(),
                    "Which retrievers run."));

    static final Parameters SHAPE = Parameters.of(
            new Parameter.Choice("view", Arrays.stream(View.values()).map(View::word).toList(),
                    "papers: one result a document; passages: every matching passage."),
            new Parameter.Choice("ranking", Arrays.stream(Formula.values()).map(Formula::word).toList(),
                    "How candidates are scored."),
            new Parameter.Choice("sort", Arrays.stream(Sort.values()).map(Sort::word).toList(),
                    "The order of the results."),
            new Parameter.Whole("limit", 1, SearchOptions.MOST, 10, "How many results at most."),
            new Parameter.Real("min-similarity", -1, 1,
                    "Leave out what is less similar, unless words found it."),
            new Parameter.Choice("expand", List.of("always", "never"),
                    "Ask in further phrasings that the library's own texts suggest."),
            new Parameter.Flag("explain", "Add every number that made the scores."));

    private SearchParameters() {}

    /// @throws UserError if nothing was asked
    static SearchRequest questions(Arguments arguments) {
        SearchRequest questions = perhaps(arguments);
        if (questions.typed().stream().allMatch(String::isBlank)) {
            throw UserError.usage("The query is empty.", "Say what to look for: /api/search?q=…");
        }
        return questions;
    }

    /// The same, where no words mean everything.
    static SearchRequest perhaps(Arguments arguments) {
        List<String> queries = arguments.texts("q").isEmpty()
                ? arguments.texts("query")
                : arguments.texts("q");
        String filter = arguments.text("filter").map(text -> " " + text.strip()).orElse("");
        List<String> all = (queries.isEmpty() ? List.of("") : queries).stream()
                .map(query -> (query.strip() + filter).strip()).toList();
        return new SearchRequest(all, arguments.text("combine")
                .map(word -> Combination.valueOf(word.toUpperCase(Locale.ROOT))).orElse(Combination.MIN));
    }

    static SearchOptions options(Arguments arguments, Settings settings) {
        Map<String, String> changes = new LinkedHashMap<>();
        for (String name : List.of("view", "mode", "ranking", "sort")) {
            arguments.text(name).ifPresent(value -> changes.put("search." + name, value));
        }
        arguments.text("expand").ifPresent(when -> changes.put("expansion.when", when));
        SearchOptions options = settings.with(changes, "parameter").searchOptions();
        if (arguments.has("limit")) {
            options = options.withLimit(arguments.whole("limit"));
        }
        return arguments.real("min-similarity").isPresent()
                ? options.withMinSimilarity(arguments.real("min-similarity").getAsDouble())
                : options;
    }
}
