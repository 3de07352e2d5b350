package dev.carrel.evaluate;

import java.io.IOException;
import java.util.List;

/// Anything that answers a query: what is being measured.
@FunctionalInterface
public interface Searcher {
    /// @param depth how many documents are wanted at most
    /// @return best first; the order counts, not the scores
    List<RankedDocument> search(String query, int depth) throws IOException;
}
