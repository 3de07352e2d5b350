package dev.carrel.index.lucene.store;

import org.apache.lucene.codecs.KnnVectorsFormat;
import org.apache.lucene.codecs.lucene104.Lucene104Codec;
import org.apache.lucene.codecs.lucene99.Lucene99HnswVectorsFormat;

/// Lucene's own codec with one choice made: the size from which a segment's vectors get an HNSW graph. Below it they
/// are scanned, which is exact, and saves building graphs that the next merge throws away.
public final class VectorCodec extends Lucene104Codec {
    /// Scanning this many vectors of 384 dimensions takes about as long as walking a graph for a hundred neighbours.
    public static final int SCANNED = 16_384;

    /// Lucene builds no graph while ln(size) · this is more than size.
    private static final int THRESHOLD = (int) (SCANNED / Math.log(SCANNED));

    private final KnnVectorsFormat format = new Lucene99HnswVectorsFormat(
            Lucene99HnswVectorsFormat.DEFAULT_MAX_CONN, Lucene99HnswVectorsFormat.DEFAULT_BEAM_WIDTH,
            Lucene99HnswVectorsFormat.DEFAULT_NUM_MERGE_WORKER, null, THRESHOLD);

    @Override
    public KnnVectorsFormat getKnnVectorsFormatForField(String field) {
        return format;
    }
}
