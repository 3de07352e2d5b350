package dev.carrel.index.retrieval;

import java.io.IOException;

import dev.carrel.embed.Vector;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Query;

/// The two retrievers of a library, one by words and one by meaning.
public interface PassageRetrieval {
    /// The passages that match a query's words best, reduced to the view's keys.
    ///
    /// @param depth how many keys are wanted
    Ranking keyword(Query query, View view, int depth) throws IOException;

    /// The passages nearest to a vector among those that fulfil the query's conditions, reduced to the view's keys.
    /// Scores are cosines.
    Ranking nearest(Vector vector, Query query, View view, int depth) throws IOException;
}
