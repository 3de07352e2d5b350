package dev.carrel.index.lucene.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.index.lucene.analysis.FieldNames;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.MultiDocValues;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;

/// The documents whose hidden text is as asked for. No passage holds it: it stands in the records of documents alone.
public final class HiddenRecords {
    private HiddenRecords() {}

    /// The ids of documents whose records match.
    public static List<String> documents(IndexSearcher searcher, Query query) {
        try {
            List<String> ids = new ArrayList<>();
            BinaryDocValues origins = MultiDocValues.getBinaryValues(searcher.getIndexReader(),
                    FieldNames.ORIGIN_COLUMN);
            for (int record : MatchingRecords.records(searcher, query)) {
                if (origins != null && origins.advanceExact(record)) {
                    ids.add(StoredOrigin.read(origins.binaryValue()).id().value());
                }
            }
            return ids;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
