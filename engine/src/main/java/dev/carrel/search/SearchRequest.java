package dev.carrel.search;

import java.util.List;
import java.util.Set;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.ranking.fusion.Combination;
import dev.carrel.ranking.query.Condition;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryParser;

/// One query, or several and how their answers are joined.
///
/// @param among the documents to look in; all if none are named
public record SearchRequest(List<String> typed, Combination combination, Set<DocumentId> among) {
    /// More topics than this have no document in common.
    public static final int MOST = 4;

    public SearchRequest {
        typed = List.copyOf(typed);
        among = Set.copyOf(among);
        if (typed.isEmpty() || (typed.size() > 1 && typed.stream().anyMatch(String::isBlank))) {
            throw UserError.usage("A query is empty.", "Say what to look for.");
        }
        if (typed.size() > MOST) {
            throw UserError.usage(typed.size() + " queries are too many.",
                    "Up to " + MOST + " can be joined.");
        }
    }

    public SearchRequest(List<String> typed, Combination combination) {
        this(typed, combination, Set.of());
    }

    public static SearchRequest one(String typed) {
        return new SearchRequest(List.of(typed), Combination.MIN);
    }

    /// The same, asked of one document.
    public SearchRequest within(DocumentId document) {
        return new SearchRequest(typed, combination, Set.of(document));
    }

    List<Query> queries() {
        return typed.stream().map(QueryParser::parse)
                .map(query -> among.isEmpty() ? query : query.and(new Condition.Among(among))).toList();
    }

    /// All of it in one line.
    public String line() {
        return combination.line(typed);
    }
}
