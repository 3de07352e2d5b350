package dev.carrel.search.expand;

import java.io.IOException;

import dev.carrel.index.retrieval.Vocabulary;
import dev.carrel.ranking.query.Query;

/// Puts a question in other words.
@FunctionalInterface
public interface Rephraser {
    /// @param most how many phrasings at most
    Phrasings phrasings(Query query, Vocabulary vocabulary, int most) throws IOException;
}
