package dev.carrel.index.lucene.checksum;

import java.io.IOException;

import org.apache.lucene.codecs.SegmentInfoFormat;
import org.apache.lucene.index.SegmentInfo;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.IOContext;

/// A format of Lucene's for what is known about a segment, written last of all its files, which adds the checksums of the others. They
/// are one more file of the segment: Lucene commits and deletes it, and one that does not know it reads the segment all the same.
public final class ChecksummedSegments extends SegmentInfoFormat {
    private final SegmentInfoFormat format;

    public ChecksummedSegments(SegmentInfoFormat format) {
        this.format = format;
    }

    @Override
    public SegmentInfo read(Directory directory, String segment, byte[] id, IOContext context)
            throws IOException {
        return format.read(directory, segment, id, context);
    }

    @Override
    public void write(Directory directory, SegmentInfo segment, IOContext context) throws IOException {
        segment.addFile(BlockChecksums.write(directory, segment, context));
        format.write(directory, segment, context);
    }
}
