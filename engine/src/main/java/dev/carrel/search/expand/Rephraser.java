package dev.carrel.search.expand;

import java.io.IOException;
import java.util.List;

import dev.carrel.index.retrieval.Vocabulary;
import dev.carrel.ranking.query.Query;

/// Puts a question in other words.
@FunctionalInterface
public interface Rephraser {
    /// @param most how many phrasings at most
    /// @return further phrasings, without the question itself
    List<Query> phrasings(Query query, Vocabulary vocabulary, int most) throws IOException;
}
