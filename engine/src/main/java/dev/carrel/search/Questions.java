package dev.carrel.search;

import java.util.List;
import java.util.Set;

import dev.carrel.document.DocumentId;
import dev.carrel.document.UserError;
import dev.carrel.ranking.Condition;
import dev.carrel.ranking.Query;
import dev.carrel.ranking.QueryParser;
import dev.carrel.ranking.fusion.Combination;

/// What is asked: one query, or several and how their answers are joined.
///
/// @param among the documents to look in; all if none are named
public record Questions(List<String> typed, Combination combination, Set<DocumentId> among) {
    /// More topics than this have no document in common.
    public static final int MOST = 4;

    public Questions {
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

    public Questions(List<String> typed, Combination combination) {
        this(typed, combination, Set.of());
    }

    public static Questions one(String typed) {
        return new Questions(List.of(typed), Combination.MIN);
    }

    /// The same, asked of one document.
    public Questions within(DocumentId document) {
        return new Questions(typed, combination, Set.of(document));
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
