package dev.carrel.index.lucene.facets;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.store.StoredRow;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.search.IndexSearcher;

/// The column of rows that documents are sorted by, read from the index in the order of [FacetColumns].
record RowColumn(IndexSearcher searcher, FacetColumns columns) {
    List<StoredRow> rows() throws IOException {
        List<StoredRow> rows = new ArrayList<>(columns.size());
        for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
            BinaryDocValues column = DocValues.getBinary(leaf.reader(), FieldNames.ROW_COLUMN);
            int end = leaf.docBase + leaf.reader().maxDoc();
            while (rows.size() < columns.size() && columns.record(rows.size()) < end) {
                int record = columns.record(rows.size()) - leaf.docBase;
                if (!column.advanceExact(record)) {
                    throw new IllegalStateException("document without a row: " + (leaf.docBase + record));
                }
                rows.add(StoredRow.read(column.binaryValue()));
            }
        }
        return rows;
    }

    /// The ids of all documents as numbers, see [dev.carrel.document.work.Citations#number].
    long[] ids() throws IOException {
        return rows().stream().mapToLong(StoredRow::id).toArray();
    }
}
