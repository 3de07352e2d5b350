package dev.carrel.library.parameter;

import java.util.Arrays;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.ranking.fusion.Combination;
import dev.carrel.search.SearchRequest;

/// The parameters of every route and tool that searches, and what they mean.
public final class SearchParameters {
    /// Nobody types more; the longest address that the server takes is not much longer.
    private static final int LONGEST = 20_000;

    public static final String LANGUAGE = "What to look for. May hold \"exact phrases\", -without, a AND (b OR NOT c), a NEAR/5 b, wild*, title:, abstract:, before:2020, after:, author:, year:2019..2023, type:, "
            + "section:introduction (methods, results, …), tag:, star:yes, read:no, collection:, venue:, in:, source:, citekey:, doi:, said: (words that others use where they cite the document).";

    public static final Parameter COMBINE = new Parameter.Choice("combine",
            Arrays.stream(Combination.values()).map(Combination::word).toList(),
            "How several queries are joined: all must match, by min (default), product or average; any: one is enough.");

    /// The words of a query, in an address.
    public static final Parameters WORDS = Parameters.of(
            new Parameter.Texts("q", Parameter.Need.OPTIONAL, SearchRequest.MOST, LONGEST,
                    LANGUAGE + " Several are several queries."),
            new Parameter.Texts("query", Parameter.Need.OPTIONAL, SearchRequest.MOST, LONGEST,
                    "Another name for q."),
            COMBINE,
            new Parameter.Text("filter", Parameter.Need.OPTIONAL, LONGEST,
                    "Conditions in the same language that every query has to fulfil too, such as year:2019..2023 type:paper."),
            SearchOption.MODE.parameter());

    /// How to look for it, and how to show it.
    public static final Parameters SHAPE = Parameters.of(SearchOption.VIEW.parameter(),
            SearchOption.RANKING.parameter(), SearchOption.SORT.parameter(), SearchOption.LIMIT.parameter(),
            SearchOption.MIN_SIMILARITY.parameter(), SearchOption.EXPAND.parameter(),
            new Parameter.Flag("explain", SearchOption.Help.EXPLAIN));

    /// What others say about works.
    public static final Parameters SAID = Parameters.of(
            new Parameter.Text("q", Parameter.Need.REQUIRED, LONGEST,
                    "What others say, in any words. Conditions as of a search are about the cited works."),
            new Parameter.Text("filter", Parameter.Need.OPTIONAL, LONGEST,
                    "Further conditions on the cited works, such as year:2019..2023 type:paper."),
            SearchOption.MODE.parameter(), SearchOption.LIMIT.parameter(),
            SearchOption.MIN_SIMILARITY.parameter());

    private SearchParameters() {}

    /// @throws UserError if nothing was asked
    public static SearchRequest questions(Arguments arguments) {
        SearchRequest questions = perhaps(arguments);
        if (questions.typed().stream().allMatch(String::isBlank)) {
            throw UserError.usage("The query is empty.", "Say what to look for: /api/search?q=…");
        }
        return questions;
    }

    /// The same, where no words mean everything.
    public static SearchRequest perhaps(Arguments arguments) {
        List<String> queries = arguments.texts(arguments.has("q") ? "q" : "query");
        return request(queries.isEmpty() ? List.of("") : queries, arguments);
    }

    /// What others say, with the conditions on the cited works.
    public static String said(Arguments arguments) {
        return (arguments.required("q") + " " + arguments.text("filter").orElse("")).strip();
    }

    /// Some queries, joined and filtered as the caller wants.
    public static SearchRequest request(List<String> queries, Arguments arguments) {
        String filter = arguments.text("filter").map(text -> " " + text.strip()).orElse("");
        return new SearchRequest(
                queries.stream().map(query -> (query.strip() + filter).strip()).toList(),
                arguments.text("combine").flatMap(Combination::named).orElse(Combination.MIN));
    }
}
