package dev.carrel.index.lucene.search;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.embed.Vector;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.analysis.IndexTerms;
import dev.carrel.index.lucene.analysis.LuceneTerms;
import org.apache.lucene.index.FloatVectorValues;
import org.apache.lucene.index.KnnVectorValues;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.SortedDocValues;
import org.apache.lucene.search.IndexSearcher;
import org.jspecify.annotations.Nullable;

/// Column values of passages by Lucene's record numbers, given in rising order: which passage a record is, its vector.
record PassageColumns(IndexSearcher searcher) {
    /// More than that a document seldom has among the best.
    private static final double MOST_PASSAGES = 4;
    /// Documents with more passages than others have more of them among the best as well.
    private static final double TO_SPARE = 1.5;

    /// The value of one segment's column for a record; null if there is none.
    @FunctionalInterface
    private interface Column<T> {
        @Nullable
        T at(int record) throws IOException;
    }

    @FunctionalInterface
    private interface Columns<T> {
        Column<T> of(LeafReader segment) throws IOException;
    }

    /// How many passages are likely to hold so many different documents: the library's mean, with some to spare.
    int passagesFor(int documents) throws IOException {
        return passagesFor(documents, new LuceneTerms(searcher.getIndexReader()));
    }

    static int passagesFor(int documents, IndexTerms terms) throws IOException {
        int passages = terms.records(FieldNames.PASSAGE);
        int records = terms.records(FieldNames.NAMES);
        double further = (double) passages / Math.max(1, records) - 1;
        return (int) Math.ceil(documents * Math.clamp(1 + TO_SPARE * further, 1, MOST_PASSAGES));
    }

    Map<Integer, PassageId> ids(int[] records) throws IOException {
        return read(records, segment -> {
            SortedDocValues documents = Objects
                    .requireNonNull(segment.getSortedDocValues(FieldNames.DOCUMENT_COLUMN));
            NumericDocValues ordinals = Objects
                    .requireNonNull(segment.getNumericDocValues(FieldNames.ORDINAL_COLUMN));
            return record -> id(documents, ordinals, record);
        });
    }

    private static PassageId id(SortedDocValues documents, NumericDocValues ordinals, int record)
            throws IOException {
        if (!documents.advanceExact(record) || !ordinals.advanceExact(record)) {
            throw new IllegalStateException("record " + record + " is not a passage");
        }
        return new PassageId(new DocumentId(documents.lookupOrd(documents.ordValue()).utf8ToString()),
                (int) ordinals.longValue());
    }

    /// How many passages each one's document has.
    Map<Integer, Integer> siblings(int[] records) throws IOException {
        return read(records, segment -> {
            NumericDocValues counts = segment.getNumericDocValues(FieldNames.SIBLINGS_COLUMN);
            return record -> counts != null && counts.advanceExact(record) ? (int) counts.longValue() : null;
        });
    }

    Map<Integer, Double> cosines(int[] records, Vector vector) throws IOException {
        Map<Integer, Double> cosines = HashMap.newHashMap(records.length);
        vectors(records).forEach((record, own) -> cosines.put(record, vector.similarity(own)));
        return cosines;
    }

    Map<Integer, Vector> vectors(int[] records) throws IOException {
        return read(records, segment -> {
            FloatVectorValues vectors = segment.getFloatVectorValues(FieldNames.VECTOR);
            if (vectors == null) {
                return _ -> null;
            }
            KnnVectorValues.DocIndexIterator at = vectors.iterator();
            return record -> (at.docID() < record ? at.advance(record) : at.docID()) == record
                    ? Vector.restored(vectors.vectorValue(at.index()))
                    : null;
        });
    }

    private <T> Map<Integer, T> read(int[] records, Columns<T> columns) throws IOException {
        Map<Integer, T> found = HashMap.newHashMap(records.length);
        int next = 0;
        for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
            int end = leaf.docBase + leaf.reader().maxDoc();
            if (next < records.length && records[next] < end) {
                Column<T> column = columns.of(leaf.reader());
                for (; next < records.length && records[next] < end; next++) {
                    T value = column.at(records[next] - leaf.docBase);
                    if (value != null) {
                        found.put(records[next], value);
                    }
                }
            }
        }
        return found;
    }
}
