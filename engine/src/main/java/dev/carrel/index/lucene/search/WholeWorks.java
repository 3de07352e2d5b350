package dev.carrel.index.lucene.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import dev.carrel.base.LruCache;
import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.work.Versions;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.store.MatchingRecords;
import dev.carrel.index.lucene.store.RelationRecords;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;

/// Lets a filter that one version of a work fulfils hold for all versions: a tag that only Zotero's item has finds the
/// sentence in the loose PDF.
final class WholeWorks {
    private static final int MOST = 64;

    private final IndexSearcher searcher;
    private final PassageColumns columns;
    private final RelationRecords related;
    private final Map<Query, Query> known = new LruCache<>(MOST);

    WholeWorks(IndexSearcher searcher, PassageColumns columns, RelationRecords related) {
        this.searcher = searcher;
        this.columns = columns;
        this.related = related;
    }

    /// @param filter on what is known about a document, which all its passages carry
    Query widened(Query filter) {
        try {
            Versions versions = related.versions();
            return versions.surplus() == 0 ? filter : widened(filter, versions);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Found out once a commit and filter: the same ones come again with every search.
    private synchronized Query widened(Query filter, Versions versions) throws IOException {
        Query wider = known.get(filter);
        if (wider == null) {
            wider = new BooleanQuery.Builder().add(filter, Occur.SHOULD)
                    .add(Retriever.among(versionsOfThoseIn(filter, versions)), Occur.SHOULD).build();
            known.put(filter, wider);
        }
        return wider;
    }

    private Set<DocumentId> versionsOfThoseIn(Query filter, Versions versions) throws IOException {
        List<DocumentId> several = versions.works().stream().flatMap(List::stream).toList();
        int[] openings = MatchingRecords.records(searcher,
                new BooleanQuery.Builder().add(filter, Occur.FILTER)
                        .add(Retriever.among(several), Occur.FILTER)
                        .add(NumericDocValuesField.newSlowExactQuery(FieldNames.ORDINAL_COLUMN, 0),
                                Occur.FILTER)
                        .build());
        return columns.ids(openings).values().stream().map(PassageId::document)
                .flatMap(id -> versions.of(id).stream()).collect(Collectors.toCollection(TreeSet::new));
    }
}
