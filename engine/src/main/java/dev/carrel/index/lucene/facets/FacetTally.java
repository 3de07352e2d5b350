package dev.carrel.index.lucene.facets;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.index.lucene.store.FacetValues;
import dev.carrel.ranking.query.Facet;
import dev.carrel.ranking.query.Quantifier;
import dev.carrel.ranking.query.Query;

/// Counts what some queries match together. They are asked once, and once more without their conditions on each property
/// that they have conditions on.
final class FacetTally {
    /// Asks one query.
    @FunctionalInterface
    interface QueryMatcher {
        FacetMatches matches(Query query) throws IOException;
    }

    private final List<Query> queries;
    private final Quantifier quantifier;
    private final FacetColumns columns;
    private final LabelColumns labels;
    private final QueryMatcher matcher;
    private final Map<List<Query>, FacetMatches> known = new HashMap<>();

    FacetTally(List<Query> queries, Quantifier quantifier, LabelColumns labels, QueryMatcher matcher) {
        this.queries = List.copyOf(queries);
        this.quantifier = quantifier;
        this.labels = labels;
        this.columns = labels.columns();
        this.matcher = matcher;
    }

    FacetColumn column(Facet facet) throws IOException {
        return labels.column(facet);
    }

    /// How many works there are.
    int works() throws IOException {
        int[] count = new int[1];
        matches(queries).walk(_ -> count[0]++, _ -> count[0]++);
        return count[0];
    }

    /// How many works have each of a column's values, whichever version tells it. Which source it is from is told of
    /// each version by itself.
    int[] count(Facet facet) throws IOException {
        FacetColumn column = column(facet);
        int[] counts = new int[column.values().size()];
        matches(without(facet)).walk(document -> column.count(document, counts),
                found -> column.countOnce(
                        facet == Facet.SOURCE ? found : columns.versions(found.getFirst()), counts));
        return counts;
    }

    /// How many works have a passage that matches in each of [FacetValues#PARTS].
    int[] sections() throws IOException {
        FacetMatches matches = matches(without(Facet.SECTION));
        int[] counts = new int[FacetValues.PARTS.size()];
        matches.walk(document -> add(matches.sections(document), counts),
                versions -> add(versions.stream().mapToInt(matches::sections).reduce(0, (a, b) -> a | b),
                        counts));
        return counts;
    }

    private static void add(int bits, int[] counts) {
        for (int part = 0; part < counts.length; part++) {
            counts[part] += bits >> part & 1;
        }
    }

    private List<Query> without(Facet facet) {
        return queries.stream().map(query -> query.without(facet)).toList();
    }

    private FacetMatches matches(List<Query> asked) throws IOException {
        FacetMatches matches = known.get(asked);
        if (matches == null) {
            matches = joined(asked);
            known.put(asked, matches);
        }
        return matches;
    }

    private FacetMatches joined(List<Query> asked) throws IOException {
        FacetMatches all = matcher.matches(asked.getFirst());
        for (Query query : asked.subList(1, asked.size())) {
            if (quantifier == Quantifier.ALL) {
                all.and(matcher.matches(query));
            } else {
                all.or(matcher.matches(query));
            }
        }
        return all;
    }
}
