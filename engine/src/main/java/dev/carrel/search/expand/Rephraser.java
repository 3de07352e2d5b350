package dev.carrel.search.expand;

import java.io.IOException;
import java.util.List;

import dev.carrel.document.PassageId;
import dev.carrel.index.Snapshot;
import dev.carrel.ranking.Query;

/// Puts a question in other words.
@FunctionalInterface
public interface Rephraser {
    /// How many of the best passages it is shown.
    int BEST = 5;

    /// @param best the passages that the question as it was asked found first
    /// @param most how many phrasings at most
    /// @return further phrasings, without the question itself
    List<Query> phrasings(Query query, Snapshot snapshot, List<PassageId> best, int most) throws IOException;
}
