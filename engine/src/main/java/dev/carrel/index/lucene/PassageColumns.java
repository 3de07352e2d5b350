package dev.carrel.index.lucene;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.embed.Vector;
import org.apache.lucene.index.FloatVectorValues;
import org.apache.lucene.index.KnnVectorValues;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.index.SortedDocValues;
import org.apache.lucene.search.IndexSearcher;

/// Column values of passages by Lucene's record numbers, given in rising order: which passage a record is, its vector.
final class PassageColumns {
    private final IndexSearcher searcher;

    PassageColumns(IndexSearcher searcher) {
        this.searcher = searcher;
    }

    /// How many passages are likely to hold so many different documents: the library's mean, with some to spare.
    int passagesFor(int documents) throws IOException {
        int passages = searcher.getIndexReader().getDocCount(Fields.PASSAGE);
        int records = searcher.getIndexReader().getDocCount(Fields.NAMES);
        return documents * Math.clamp(Math.ceilDiv(passages, Math.max(1, records)), 1, 4);
    }

    Map<Integer, PassageId> ids(int[] records) throws IOException {
        Map<Integer, PassageId> ids = HashMap.newHashMap(records.length);
        int next = 0;
        for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
            int end = leaf.docBase + leaf.reader().maxDoc();
            if (next < records.length && records[next] < end) {
                SortedDocValues documents = Objects
                        .requireNonNull(leaf.reader().getSortedDocValues(Fields.DOCUMENT_COLUMN));
                NumericDocValues ordinals = Objects
                        .requireNonNull(leaf.reader().getNumericDocValues(Fields.ORDINAL_COLUMN));
                for (; next < records.length && records[next] < end; next++) {
                    ids.put(records[next], id(documents, ordinals, records[next] - leaf.docBase));
                }
            }
        }
        return ids;
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
        Map<Integer, Integer> siblings = HashMap.newHashMap(records.length);
        List<LeafReaderContext> leaves = searcher.getIndexReader().leaves();
        for (int record : records) {
            LeafReaderContext leaf = leaves.get(ReaderUtil.subIndex(record, leaves));
            NumericDocValues counts = leaf.reader().getNumericDocValues(Fields.SIBLINGS_COLUMN);
            if (counts != null && counts.advanceExact(record - leaf.docBase)) {
                siblings.put(record, (int) counts.longValue());
            }
        }
        return siblings;
    }

    Map<Integer, Double> cosines(int[] records, Vector vector) throws IOException {
        Map<Integer, Double> cosines = HashMap.newHashMap(records.length);
        vectors(records).forEach((record, own) -> cosines.put(record, vector.similarity(own)));
        return cosines;
    }

    Map<Integer, Vector> vectors(int[] records) throws IOException {
        Map<Integer, Vector> found = HashMap.newHashMap(records.length);
        List<LeafReaderContext> leaves = searcher.getIndexReader().leaves();
        for (int record : records) {
            LeafReaderContext leaf = leaves.get(ReaderUtil.subIndex(record, leaves));
            FloatVectorValues vectors = leaf.reader().getFloatVectorValues(Fields.VECTOR);
            if (vectors != null) {
                KnnVectorValues.DocIndexIterator at = vectors.iterator();
                if (at.advance(record - leaf.docBase) == record - leaf.docBase) {
                    found.put(record, Vector.restored(vectors.vectorValue(at.index())));
                }
            }
        }
        return found;
    }
}
