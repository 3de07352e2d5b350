package dev.carrel.search;

import java.util.List;
import java.util.Optional;

import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.Query;

/// A query, what became of it on the way, and what it found, best first.
///
/// @param corrected the query that was asked instead, if a word of the typed one occurs nowhere
/// @param mode      the one that ran
record Asked(Optional<Query> corrected, Mode mode, Ranker ranker, Candidates candidates, List<Fused> found) {
    Asked {
        found = List.copyOf(found);
    }

    Query query() {
        return candidates.asked().query();
    }

    /// All phrasings that were searched.
    List<String> queries() {
        return candidates.phrasings().stream().map(phrasing -> phrasing.query().words()).toList();
    }
}
