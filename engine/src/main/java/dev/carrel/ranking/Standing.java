package dev.carrel.ranking;

import java.util.HashSet;
import java.util.Set;

import dev.carrel.document.PassageId;

/// Where a query stands besides being matched: the passages that hold all of it as it was typed, and those with all of
/// its words in their headings.
public record Standing(Set<PassageId> verbatim, Set<PassageId> inHeading) {
    public static final Standing NONE = new Standing(Set.of(), Set.of());

    public Standing {
        verbatim = Set.copyOf(verbatim);
        inHeading = Set.copyOf(inHeading);
    }

    public Standing or(Standing other) {
        return new Standing(union(verbatim, other.verbatim), union(inHeading, other.inHeading));
    }

    private static Set<PassageId> union(Set<PassageId> one, Set<PassageId> other) {
        Set<PassageId> both = new HashSet<>(one);
        both.addAll(other);
        return both;
    }
}
