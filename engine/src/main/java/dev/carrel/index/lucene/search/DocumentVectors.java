package dev.carrel.index.lucene.search;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

import dev.carrel.document.DocumentId;
import dev.carrel.embed.Vector;
import dev.carrel.index.lucene.analysis.FieldNames;
import org.apache.lucene.codecs.lucene95.HasIndexSlice;
import org.apache.lucene.index.FloatVectorValues;
import org.apache.lucene.index.KnnVectorValues;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.SortedDocValues;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.store.MemorySegmentAccessInput;

/// The means of documents' passage vectors, added up from columns. A document's records are written at once and stay
/// in their order, so the same document gives the same vector, bit for bit, whatever stands around it.
record DocumentVectors(IndexSearcher searcher) {
    /// Whoever asks for so many documents at once goes through the whole library, and seldom.
    private static final int MANY = 1_000;

    /// @param records in rising order; those that have no vector are passed over
    Map<DocumentId, Vector> of(int[] records) throws IOException {
        Map<DocumentId, Vector> vectors = new HashMap<>();
        int next = 0;
        for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
            int from = next;
            while (next < records.length && records[next] < leaf.docBase + leaf.reader().maxDoc()) {
                next++;
            }
            // All records of a document are in one segment.
            sums(leaf, records, from, next).forEach((id, sum) -> vectors.put(id, Vector.unit(sum)));
        }
        return vectors;
    }

    private static Map<DocumentId, float[]> sums(LeafReaderContext leaf, int[] records, int from, int to)
            throws IOException {
        Map<Integer, float[]> sums = new HashMap<>();
        FloatVectorValues vectors = from == to
                ? null
                : leaf.reader().getFloatVectorValues(FieldNames.VECTOR);
        if (vectors == null) {
            return Map.of();
        }
        SortedDocValues documents = documents(leaf.reader());
        KnnVectorValues.DocIndexIterator at = vectors.iterator();
        for (int i = from; i < to; i++) {
            int record = records[i] - leaf.docBase;
            if (reaches(at, record) && documents.advanceExact(record)) {
                add(vectors.vectorValue(at.index()),
                        sums.computeIfAbsent(documents.ordValue(), _ -> new float[vectors.dimension()]));
            }
        }
        if (to - from >= MANY) {
            unload(vectors);
        }
        return named(sums, documents);
    }

    /// Lets the system take back the memory through which the vectors were read, a hundred megabytes for sixty thousand. Searches that
    /// need them meanwhile get them from its cache.
    private static void unload(FloatVectorValues vectors) throws IOException {
        if (vectors instanceof HasIndexSlice slice
                && slice.getSlice() instanceof MemorySegmentAccessInput mapped) {
            MemorySegment pages = mapped.segmentSliceOrNull(0, slice.getSlice().length());
            if (pages != null && pages.isMapped()) {
                pages.unload();
            }
        }
    }

    private static SortedDocValues documents(LeafReader reader) throws IOException {
        return Objects.requireNonNull(reader.getSortedDocValues(FieldNames.DOCUMENT_COLUMN));
    }

    private static boolean reaches(KnnVectorValues.DocIndexIterator at, int record) throws IOException {
        return (at.docID() < record ? at.advance(record) : at.docID()) == record;
    }

    private static void add(float[] vector, float[] sum) {
        for (int i = 0; i < sum.length; i++) {
            sum[i] += vector[i];
        }
    }

    private static Map<DocumentId, float[]> named(Map<Integer, float[]> sums, SortedDocValues documents)
            throws IOException {
        Map<DocumentId, float[]> named = new HashMap<>();
        for (Map.Entry<Integer, float[]> sum : sums.entrySet()) {
            named.put(new DocumentId(documents.lookupOrd(sum.getKey()).utf8ToString()), sum.getValue());
        }
        return named;
    }
}
