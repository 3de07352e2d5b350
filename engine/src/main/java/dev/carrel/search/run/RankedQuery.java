package dev.carrel.search.run;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import dev.carrel.document.DocumentId;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.query.Query;
import dev.carrel.search.rank.Candidates;
import dev.carrel.search.rank.Ranker;

/// A query, what became of it on the way, and what it found, best first.
///
/// @param corrected the query that was asked instead, if a word of the typed one occurs nowhere
/// @param mode      the one that ran
/// @param named     the documents that it cites, if it says nothing more about them
public record RankedQuery(Optional<Query> corrected, Mode mode, Ranker ranker, Candidates candidates,
        List<Fused> found, Set<DocumentId> named) {
    public RankedQuery {
        found = List.copyOf(found);
        named = Set.copyOf(named);
    }

    public Query query() {
        return candidates.asked().query();
    }

    /// All phrasings that were searched.
    public List<String> queries() {
        return candidates.phrasings().stream().map(phrasing -> phrasing.query().words()).toList();
    }
}
