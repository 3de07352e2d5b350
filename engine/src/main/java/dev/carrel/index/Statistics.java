package dev.carrel.index;

import java.util.Map;

/// How much a library holds.
///
/// @param bySource documents of each source, by its id
/// @param bytes    on disk
public record Statistics(int documents, int passages, int embedded, int documentsWithoutVectors, int failed,
        Map<String, Integer> bySource, long bytes) {
    public Statistics {
        bySource = Map.copyOf(bySource);
    }
}
