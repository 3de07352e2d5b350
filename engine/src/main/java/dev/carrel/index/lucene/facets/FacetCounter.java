package dev.carrel.index.lucene.facets;

import java.io.IOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.carrel.document.DocumentPart;
import dev.carrel.document.origin.Source;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Labels;
import dev.carrel.index.Facets;
import dev.carrel.index.WorkRelations;
import dev.carrel.index.lucene.query.PassageQueries;
import dev.carrel.index.lucene.store.FacetValues;
import dev.carrel.index.lucene.store.MatchingRecords;
import dev.carrel.ranking.query.Facet;
import dev.carrel.ranking.query.Quantifier;
import dev.carrel.ranking.query.Query;
import org.apache.lucene.search.IndexSearcher;
import org.jspecify.annotations.Nullable;

/// Counts documents by their properties. The columns are read when they are first asked for, and once a commit.
public final class FacetCounter {
    private static final Comparator<Facets.Count> MOST_FIRST = Comparator
            .comparingInt(Facets.Count::count).reversed().thenComparing(Facets.Count::value);

    private final IndexSearcher searcher;
    private final @Nullable DocumentMatcher elsewhere;
    private @Nullable Map<Long, Integer> numbers;
    private final PassageQueries queries;
    private final WorkRelations related;
    private final List<Source> sources;
    private final Supplier<Labels> labels;
    private @Nullable FacetColumns columns;
    private @Nullable LabelColumns labelled;

    public FacetCounter(IndexSearcher searcher, PassageQueries queries, WorkRelations related,
            List<Source> sources, Supplier<Labels> labels) {
        this(searcher, null, queries, related, sources, labels);
    }

    /// @param searcher  of the records of documents
    /// @param elsewhere finds passages where they are
    public FacetCounter(IndexSearcher searcher, @Nullable DocumentMatcher elsewhere, PassageQueries queries,
            WorkRelations related, List<Source> sources, Supplier<Labels> labels) {
        this.searcher = searcher;
        this.elsewhere = elsewhere;
        this.queries = queries;
        this.related = related;
        this.sources = List.copyOf(sources);
        this.labels = labels;
    }

    Labels labels() {
        return labels.get();
    }

    IndexSearcher searcher() {
        return searcher;
    }

    WorkRelations related() {
        return related;
    }

    List<Source> sources() {
        return sources;
    }

    /// The columns with the labels of this moment, which are gone through once for all questions between two changes.
    synchronized LabelColumns labelled() throws IOException {
        Labels now = labels.get();
        if (labelled == null || labelled.labels().version() != now.version()) {
            labelled = LabelColumns.of(columns(), now, new RowColumn(searcher, columns()));
        }
        return labelled;
    }

    /// The works that a list shows for a query.
    FacetMatches listed(Query query) throws IOException {
        FacetMatches matches = matches(query.withoutWords());
        String words = query.plainWords();
        if (!words.isBlank()) {
            FacetMatches named = new FacetMatches(columns());
            match(queries.listed(words), named);
            matches.and(named);
        }
        return matches;
    }

    private void match(org.apache.lucene.search.Query query, FacetMatches matches) throws IOException {
        if (elsewhere == null) {
            MatchingRecords.each(searcher, query, matches);
        } else {
            Map<Long, Integer> known = numbers();
            elsewhere.each(query, (id, sections) -> {
                Integer number = known.get(Citations.number(id));
                if (number != null) {
                    matches.found(number, sections);
                }
            });
        }
    }

    private synchronized Map<Long, Integer> numbers() throws IOException {
        if (numbers == null) {
            long[] ids = new RowColumn(searcher, columns()).ids();
            Map<Long, Integer> all = HashMap.newHashMap(ids.length);
            for (int i = 0; i < ids.length; i++) {
                all.put(ids[i], i);
            }
            numbers = all;
        }
        return numbers;
    }

    synchronized FacetColumns columns() throws IOException {
        if (columns == null) {
            columns = FacetColumns.read(searcher, related.versions());
        }
        return columns;
    }

    public Facets count(List<Query> queries, Quantifier quantifier) throws IOException {
        return count(new FacetTally(queries, quantifier, labelled(), this::matches));
    }

    /// The same of what a list shows for a query.
    public Facets count(Query query) throws IOException {
        return count(new FacetTally(List.of(query), Quantifier.ALL, labelled(), this::listed));
    }

    private Facets count(FacetTally matched) throws IOException {
        return new Facets(matched.works(), years(matched), first(counts(matched, Facet.TYPE)),
                counts(matched, Facet.COLLECTION).sorted(MOST_FIRST).limit(Facets.MOST_COLLECTIONS).toList(),
                first(counts(matched, Facet.TAG)), first(counts(matched, Facet.AUTHOR)),
                first(counts(matched, Facet.VENUE)), first(counts(matched, Facet.STAR)),
                readings(matched), sections(matched), bySource(matched));
    }

    private FacetMatches matches(Query query) throws IOException {
        FacetMatches matches = new FacetMatches(columns());
        match(queries.matching(query), matches);
        return matches;
    }

    private static List<Facets.YearCount> years(FacetTally matched) throws IOException {
        return counts(matched, Facet.YEAR)
                .map(count -> new Facets.YearCount(Integer.parseInt(count.value()), count.count()))
                .sorted(Comparator.comparingInt(Facets.YearCount::year)).toList();
    }

    private List<Facets.Count> bySource(FacetTally matched) throws IOException {
        Map<String, String> locations = new HashMap<>();
        sources.forEach(source -> locations.put(source.id(), source.location()));
        return counts(matched, Facet.SOURCE)
                .map(count -> new Facets.Count(count.value(),
                        locations.getOrDefault(count.value(), count.value()), count.count()))
                .sorted(MOST_FIRST).toList();
    }

    private static List<Facets.Count> readings(FacetTally matched) throws IOException {
        return counts(matched, Facet.READING)
                .map(count -> new Facets.Count(count.value(),
                        LabelColumns.status(count.value()).label(), count.count()))
                .sorted(MOST_FIRST).toList();
    }

    private static List<Facets.Count> sections(FacetTally matched) throws IOException {
        int[] counts = matched.sections();
        return IntStream.range(0, counts.length).filter(i -> counts[i] > 0)
                .mapToObj(i -> counted(FacetValues.PARTS.get(i), counts[i])).sorted(MOST_FIRST).toList();
    }

    private static Facets.Count counted(DocumentPart part, int count) {
        return new Facets.Count(part.word(), part.label(), count);
    }

    private static Stream<Facets.Count> counts(FacetTally matched, Facet facet) throws IOException {
        FacetColumn column = matched.column(facet);
        int[] counts = matched.count(facet);
        return IntStream.range(0, counts.length).filter(i -> counts[i] > 0 && column.values().get(i).named())
                .mapToObj(i -> new Facets.Count(column.values().get(i).form(), column.values().get(i).form(),
                        counts[i]));
    }

    private static List<Facets.Count> first(Stream<Facets.Count> counts) {
        return counts.sorted(MOST_FIRST).limit(Facets.MOST).toList();
    }
}
