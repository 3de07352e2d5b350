package dev.carrel.index.lucene.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.base.LruCache;
import dev.carrel.document.PassageId;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.query.ConditionFilters;
import dev.carrel.index.lucene.store.MatchingRecords;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;

/// A table of passages and Lucene's records. A search asks two or three times about the passages that it has just
/// found; looking up each name again would take as long as finding them did. Safe for several threads.
final class PassageRecords {
    /// The passages of some searches at once; about a megabyte.
    private static final int MOST = 8_192;

    private final IndexSearcher searcher;
    private final PassageColumns columns;
    private final Map<PassageId, Integer> recent = new LruCache<>(MOST);

    PassageRecords(IndexSearcher searcher, PassageColumns columns) {
        this.searcher = searcher;
        this.columns = columns;
    }

    /// The passages that some records are, by the numbers of the records.
    ///
    /// @param found in rising order
    Map<Integer, PassageId> named(int[] found) throws IOException {
        Map<Integer, PassageId> ids = columns.ids(found);
        synchronized (this) {
            ids.forEach((record, id) -> recent.put(id, record));
        }
        return ids;
    }

    /// Some passages by their records; unknown ones are left out.
    Map<Integer, PassageId> of(Collection<PassageId> passages) throws IOException {
        Map<Integer, PassageId> ids = HashMap.newHashMap(passages.size());
        List<PassageId> others = new ArrayList<>();
        synchronized (this) {
            for (PassageId id : passages) {
                Integer record = recent.get(id);
                if (record == null) {
                    others.add(id);
                } else {
                    ids.put(record, id);
                }
            }
        }
        if (!others.isEmpty()) {
            ids.putAll(columns.ids(MatchingRecords.records(searcher, among(others))));
        }
        return ids;
    }

    static int[] rising(Map<Integer, PassageId> ids) {
        return ids.keySet().stream().mapToInt(Integer::intValue).sorted().toArray();
    }

    private static Query among(List<PassageId> passages) {
        return ConditionFilters.oneOf(FieldNames.PASSAGE,
                passages.stream().map(PassageId::toString).toList());
    }
}
