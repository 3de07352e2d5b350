package dev.carrel.index.lucene.store;

import java.io.IOException;

import dev.carrel.index.lucene.checksum.ChecksummedSegments;
import org.apache.lucene.codecs.FilterCodec;
import org.apache.lucene.codecs.KnnVectorsFormat;
import org.apache.lucene.codecs.KnnVectorsReader;
import org.apache.lucene.codecs.KnnVectorsWriter;
import org.apache.lucene.codecs.SegmentInfoFormat;
import org.apache.lucene.codecs.lucene104.Lucene104Codec;
import org.apache.lucene.codecs.lucene99.Lucene99HnswVectorsFormat;
import org.apache.lucene.index.SegmentReadState;
import org.apache.lucene.index.SegmentWriteState;

/// Lucene's own codec with two choices made. One is the size from which a segment's vectors get an HNSW graph: below it they
/// are scanned, which is exact, and saves building graphs that the next merge throws away. The other is that every segment comes with
/// the checksums of its blocks.
public final class VectorCodec extends FilterCodec {
    /// Scanning this many vectors of 384 dimensions takes about as long as walking a graph for a hundred neighbours.
    public static final int SCANNED = 16_384;

    /// Lucene builds no graph while ln(size) · this is more than size.
    private static final int THRESHOLD = (int) (SCANNED / Math.log(SCANNED));

    private static final KnnVectorsFormat VECTORS = new WideVectorsFormat(new Lucene99HnswVectorsFormat(
            Lucene99HnswVectorsFormat.DEFAULT_MAX_CONN, Lucene99HnswVectorsFormat.DEFAULT_BEAM_WIDTH,
            Lucene99HnswVectorsFormat.DEFAULT_NUM_MERGE_WORKER, null, THRESHOLD));

    private final SegmentInfoFormat segments;

    public VectorCodec() {
        this(new Lucene104Codec() {
            @Override
            public KnnVectorsFormat getKnnVectorsFormatForField(String field) {
                return VECTORS;
            }
        });
    }

    /// It keeps Lucene's name, under which every Lucene finds how to read what it writes.
    private VectorCodec(Lucene104Codec codec) {
        super(codec.getName(), codec);
        this.segments = new ChecksummedSegments(codec.segmentInfoFormat());
    }

    @Override
    public SegmentInfoFormat segmentInfoFormat() {
        return segments;
    }

    /// A format of Lucene's for vectors of more dimensions than the 1,024 that it allows by itself: models behind endpoints have
    /// up to 4,096. It writes nothing else and has the same name, so that every Lucene reads it.
    private static final class WideVectorsFormat extends KnnVectorsFormat {
        private static final int MOST = 4_096;

        private final KnnVectorsFormat format;

        WideVectorsFormat(KnnVectorsFormat format) {
            super(format.getName());
            this.format = format;
        }

        @Override
        public KnnVectorsWriter fieldsWriter(SegmentWriteState state) throws IOException {
            return format.fieldsWriter(state);
        }

        @Override
        public KnnVectorsReader fieldsReader(SegmentReadState state) throws IOException {
            return format.fieldsReader(state);
        }

        @Override
        public int getMaxDimensions(String field) {
            return MOST;
        }
    }
}
