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
        Map<String, Scope> bySource, long bytes) {
    public Statistics {
        bySource = Map.copyOf(bySource);
    }

    public int documents() {
        return all().documents();
    }

    public int documentsWithoutVectors() {
        return all().withoutVectors();
    }

    public Scope all() {
        return of(_ -> true);
    }

    /// What some of the sources hold together.
    public Scope of(Predicate<String> source) {
        return bySource.entrySet().stream().filter(entry -> source.test(entry.getKey()))
                .map(Map.Entry::getValue).reduce(Scope.NONE, Scope::and);
    }
}
