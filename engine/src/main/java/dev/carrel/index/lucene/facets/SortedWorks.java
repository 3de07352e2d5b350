package dev.carrel.index.lucene.facets;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Source;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Labels;
import dev.carrel.index.lucene.store.StoredRow;
import dev.carrel.index.table.WorkOrder;
import dev.carrel.index.table.WorkOrder.Direction;
import org.jspecify.annotations.Nullable;

/// Sorts the works of a library by one column. Of a work with several versions the curated one is heard first, as
/// everywhere.
final class SortedWorks {
    private static final Comparator<StoredRow> CURATED_FIRST = Comparator.comparingInt(StoredRow::curation)
            .thenComparing(row -> Citations.id(row.id()));

    private final FacetColumns columns;
    private final List<StoredRow> rows;
    private final Map<String, String> locations;
    private final Labels labels;
    private final int[] citedBy;

    /// @param citedBy how often each work is cited, by the number of its first document
    SortedWorks(FacetColumns columns, List<StoredRow> rows, List<Source> sources, Labels labels,
            int[] citedBy) {
        this.columns = columns;
        this.rows = rows;
        this.locations = new HashMap<>(
                sources.stream().collect(Collectors.toMap(Source::id, Source::location)));
        this.labels = labels;
        this.citedBy = citedBy;
    }

    /// The first documents of all works.
    private IntStream works() {
        return IntStream.range(0, columns.size()).filter(document -> columns.first(document) == document);
    }

    /// The works in the order of titles, by which equals of other orders are told apart.
    int[] byTitle() {
        return sorted(this::title, Direction.ASCENDING,
                Comparator.comparingLong(work -> rows.get(work).id()));
    }

    /// The works in an order.
    ///
    /// @param byTitle each work's place in the order of titles
    int[] sorted(WorkOrder order, int[] byTitle) {
        return sorted(key(order.column()), order.direction(), Comparator.comparingInt(work -> byTitle[work]));
    }

    private IntFunction<@Nullable Comparable<?>> key(WorkOrder.Column column) {
        return switch (column) {
            case TITLE -> this::title;
            case AUTHOR -> work -> told(work, StoredRow::author);
            case YEAR -> work -> told(work, StoredRow::year);
            case VENUE -> work -> told(work, StoredRow::venue);
            case TYPE -> work -> told(work, StoredRow::type);
            case SOURCE -> work -> told(work, row -> locations.getOrDefault(row.source(), row.source()));
            case ADDED -> work -> versions(work).stream().map(StoredRow::added).min(Long::compare)
                    .orElseThrow();
            case COVERAGE -> work -> versions(work).stream().map(StoredRow::coverage).max(Double::compare)
                    .orElseThrow();
            case CITATIONS -> work -> citedBy[work] == 0 ? null : Integer.valueOf(citedBy[work]);
            case OPENED -> work -> labels.of(ids(work)).opened();
            case STAR -> work -> labels.of(ids(work)).starred() ? Boolean.TRUE : null;
        };
    }

    private @Nullable Comparable<?> title(int work) {
        return told(work, StoredRow::title);
    }

    private List<DocumentId> ids(int work) {
        return columns.all(work).stream().map(each -> Citations.id(rows.get(each).id())).toList();
    }

    private List<StoredRow> versions(int work) {
        List<Integer> all = columns.all(work);
        return all.size() == 1
                ? List.of(rows.get(work))
                : all.stream().map(rows::get).sorted(CURATED_FIRST).toList();
    }

    private <T> @Nullable T told(int work, Function<StoredRow, @Nullable T> fact) {
        for (StoredRow version : versions(work)) {
            T told = fact.apply(version);
            if (told != null) {
                return told;
            }
        }
        return null;
    }

    /// A work and what it is sorted by.
    private record Keyed(int work, @Nullable Comparable<?> key) {
        /// Keys of one column are of one type.
        @SuppressWarnings({"unchecked", "rawtypes"})
        private static int compare(Comparable one, Comparable other) {
            return one.compareTo(other);
        }
    }

    private int[] sorted(IntFunction<@Nullable Comparable<?>> key, Direction direction,
            Comparator<Integer> equals) {
        Comparator<Comparable<?>> up = Keyed::compare;
        Comparator<@Nullable Comparable<?>> keys = Comparator
                .nullsLast(direction == Direction.ASCENDING ? up : up.reversed());
        return works().mapToObj(work -> new Keyed(work, key.apply(work)))
                .sorted(Comparator.comparing(Keyed::key, keys).thenComparing(Keyed::work, equals))
                .mapToInt(Keyed::work).toArray();
    }
}
