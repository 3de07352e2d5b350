package dev.carrel.search.expand;

import java.util.List;

import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryRemark;

/// Further phrasings of a question.
///
/// @param queries without the question itself
/// @param remarks why they are not those that were asked for
public record Phrasings(List<Query> queries, List<QueryRemark> remarks) {
    public Phrasings {
        queries = List.copyOf(queries);
        remarks = List.copyOf(remarks);
    }

    public Phrasings(List<Query> queries) {
        this(queries, List.of());
    }
}
