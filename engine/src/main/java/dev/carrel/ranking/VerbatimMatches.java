package dev.carrel.ranking;

import java.util.HashSet;
import java.util.Set;

import dev.carrel.document.PassageId;

/// Where a query stands besides being matched: the passages that hold all of it as it was typed, and those with all of
/// its words in their headings.
public record VerbatimMatches(Set<PassageId> verbatim, Set<PassageId> inHeading) {
    public static final VerbatimMatches NONE = new VerbatimMatches(Set.of(), Set.of());

    public VerbatimMatches {
        verbatim = Set.copyOf(verbatim);
        inHeading = Set.copyOf(inHeading);
    }

    public VerbatimMatches or(VerbatimMatches other) {
        return new VerbatimMatches(union(verbatim, other.verbatim), union(inHeading, other.inHeading));
    }

    private static Set<PassageId> union(Set<PassageId> one, Set<PassageId> other) {
        Set<PassageId> both = new HashSet<>(one);
        both.addAll(other);
        return both;
    }
}
