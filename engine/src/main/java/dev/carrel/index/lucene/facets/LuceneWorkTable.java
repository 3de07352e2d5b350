package dev.carrel.index.lucene.facets;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Labels;
import dev.carrel.index.lucene.store.StoredRow;
import dev.carrel.index.table.WorkOrder;
import dev.carrel.index.table.WorkPage;
import dev.carrel.index.table.WorkTable;
import dev.carrel.ranking.query.Query;
import org.apache.lucene.util.FixedBitSet;
import org.jspecify.annotations.Nullable;

/// Gives pages of works. An order is made when it is first asked for and kept until the next commit, or the next change of labels if
/// it is by these; a page then costs one look at each work before it.
public final class LuceneWorkTable implements WorkTable {
    private final FacetCounter counter;
    private final Map<WorkOrder, int[]> orders = new HashMap<>();
    private @Nullable Facts facts;
    private long version;

    /// The figures that are worked out once a commit.
    ///
    /// @param ids     of all documents
    /// @param citedBy how often each work is cited, by the number of its first document
    /// @param byTitle each work's place in the order of titles
    @SuppressWarnings("ArrayRecordComponent")
    private record Facts(FacetColumns columns, long[] ids, int[] citedBy, int[] byTitle) {
        WorkPage.ListedWork work(int document) {
            return new WorkPage.ListedWork(columns.all(document).stream().map(each -> Citations.id(ids[each]))
                    .sorted().toList(),
                    citedBy[document]);
        }
    }

    public LuceneWorkTable(FacetCounter counter) {
        this.counter = counter;
    }

    @Override
    public WorkPage page(Query query, WorkOrder order, int from, int limit) throws IOException {
        Facts known = facts();
        int[] sorted = sorted(order);
        int[] found = sorted;
        if (!query.clauses().isEmpty() || !query.conditions().isEmpty()) {
            FixedBitSet works = counter.listed(query).works();
            found = IntStream.of(sorted).filter(works::get).toArray();
        }
        return new WorkPage(found.length, IntStream.of(found).skip(from).limit(limit)
                .mapToObj(known::work).toList());
    }

    private synchronized Facts facts() throws IOException {
        if (facts == null) {
            FacetColumns columns = counter.columns();
            List<StoredRow> rows = new RowColumn(counter.searcher(), columns).rows();
            long[] ids = rows.stream().mapToLong(StoredRow::id).toArray();
            int[] citedBy = citedBy(columns, ids);
            SortedWorks works = new SortedWorks(columns, rows, counter.sources(), Labels.NONE, citedBy);
            int[] sorted = works.byTitle();
            facts = new Facts(columns, ids, citedBy, places(sorted, ids.length));
            orders.put(WorkOrder.BY_TITLE, sorted);
        }
        return facts;
    }

    private static int[] places(int[] sorted, int documents) {
        int[] places = new int[documents];
        for (int i = 0; i < sorted.length; i++) {
            places[sorted[i]] = i;
        }
        return places;
    }

    private SortedWorks works(FacetColumns columns, Labels labels, int[] citedBy) throws IOException {
        return new SortedWorks(columns, new RowColumn(counter.searcher(), columns).rows(), counter.sources(),
                labels, citedBy);
    }

    private synchronized int[] sorted(WorkOrder order) throws IOException {
        Labels labels = counter.labels();
        if (labels.version() != version) {
            orders.keySet().removeIf(each -> each.column().isOfLabels());
            version = labels.version();
        }
        int[] known = orders.get(order);
        if (known == null) {
            Facts now = facts();
            known = works(now.columns(), labels, now.citedBy()).sorted(order, now.byTitle());
            orders.put(order, known);
        }
        return known;
    }

    /// Versions of a work that cite the same count once.
    private int[] citedBy(FacetColumns columns, long[] ids) throws IOException {
        Map<Long, Integer> works = new HashMap<>();
        for (int i = 0; i < ids.length; i++) {
            works.put(ids[i], columns.first(i));
        }
        int[] counts = new int[ids.length];
        Set<Long> once = new HashSet<>();
        counter.related().citations().parts((all, starts, cited, _, _, _) -> {
            for (int citing = 0; citing < all.length; citing++) {
                for (int i = starts[citing]; i < starts[citing + 1]; i++) {
                    Integer from = works.get(all[citing]);
                    Integer to = works.get(all[cited[i]]);
                    if (from != null && to != null && !from.equals(to)
                            && once.add(((long) from << 32) | to)) {
                        counts[to]++;
                    }
                }
            }
        });
        return counts;
    }
}
