package dev.carrel.index;

import java.util.Map;
import java.util.function.Predicate;

/// How much a library holds.
///
/// @param waiting  passages that wait for vectors
/// @param failed   files that could not be read at all
/// @param bySource documents of each source, by its id
/// @param bytes    on disk
public record Statistics(int passages, int embedded, int waiting, int failed,
        Map<String, SearchScope> bySource, long bytes) {
    public Statistics {
        bySource = Map.copyOf(bySource);
    }

    public int documents() {
        return all().documents();
    }

    public SearchScope all() {
        return of(_ -> true);
    }

    /// The documents of some of the sources together.
    public SearchScope of(Predicate<String> source) {
        return bySource.entrySet().stream().filter(entry -> source.test(entry.getKey()))
                .map(Map.Entry::getValue).reduce(SearchScope.NONE, SearchScope::and);
    }
}
