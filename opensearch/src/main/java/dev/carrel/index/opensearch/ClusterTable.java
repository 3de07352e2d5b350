package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.facets.FacetCounter;
import dev.carrel.index.lucene.facets.LuceneWorkTable;
import dev.carrel.index.lucene.query.PassageQueries;
import dev.carrel.index.table.WorkOrder;
import dev.carrel.index.table.WorkPage;
import dev.carrel.index.table.WorkTable;
import dev.carrel.ranking.query.Query;
import org.jspecify.annotations.Nullable;

/// The works of a library as a table, and counted by their properties. The columns of all documents are fetched when they are first
/// asked for, and once a commit: some hundred bytes a document; which documents match is asked of the cluster.
final class ClusterTable implements WorkTable {
    private static final List<String> COLUMNS = Stream.concat(
            Stream.of("kind", "names", "source_column", RecordJson.kept('D', FieldNames.ROW_COLUMN)),
            Stream.of(FieldNames.YEAR_COLUMN, FieldNames.TYPE_COLUMN, FieldNames.TAG_COLUMN,
                    FieldNames.COLLECTION_COLUMN, FieldNames.AUTHOR_COLUMN, FieldNames.VENUE_COLUMN)
                    .flatMap(name -> Stream.of(RecordJson.kept('O', name), RecordJson.kept('P', name))))
            .toList();

    private final ClusterRecords records;
    private final PassageQueries queries;
    private final PassageQueries.Context context;
    private @Nullable FacetCounter counter;
    private @Nullable WorkTable table;

    ClusterTable(ClusterRecords records, PassageQueries queries, PassageQueries.Context context) {
        this.records = records;
        this.queries = queries;
        this.context = context;
    }

    synchronized FacetCounter counter() throws IOException {
        if (counter == null) {
            // In memory as long as this moment is asked about.
            LocalRecords documents = new LocalRecords(
                    records.fetch(Json.term("kind", FieldNames.KIND_DOCUMENT), COLUMNS));
            counter = new FacetCounter(documents.searcher(), records::sections, queries, context.related(),
                    context.sources(), context.own().labels());
        }
        return counter;
    }

    @Override
    public WorkPage page(Query query, WorkOrder order, int from, int limit) throws IOException {
        return table().page(query, order, from, limit);
    }

    private synchronized WorkTable table() throws IOException {
        if (table == null) {
            table = new LuceneWorkTable(counter());
        }
        return table;
    }
}
