package dev.carrel.library;

import java.util.List;

import dev.carrel.document.Source;
import dev.carrel.index.Facts;
import dev.carrel.index.Failure;
import dev.carrel.index.Statistics;

/// What a library holds, and what it could not read.
///
/// @param library its name
public record Status(String library, Statistics statistics, List<Failure> failures, List<Source> sources,
        Facts facts) {
    public Status {
        failures = List.copyOf(failures);
        sources = List.copyOf(sources);
    }

    public boolean isEmpty() {
        return statistics.documents() == 0 && failures.isEmpty() && sources.isEmpty();
    }

    /// Passages that words find and meaning does not yet.
    public int waiting() {
        return statistics.passages() - statistics.embedded();
    }
}
