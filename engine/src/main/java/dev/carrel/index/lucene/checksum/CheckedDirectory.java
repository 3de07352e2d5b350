package dev.carrel.index.lucene.checksum;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.apache.lucene.index.IndexFileNames;
import org.apache.lucene.store.FilterDirectory;
import org.apache.lucene.store.IOContext;
import org.apache.lucene.store.IndexInput;
import org.apache.lucene.store.MMapDirectory;
import org.apache.lucene.store.MemorySegmentAccessInput;
import org.jspecify.annotations.Nullable;

/// The directory that an index is read through: no block of it is read that is not as it was written.
public final class CheckedDirectory extends FilterDirectory {
    /// Every file in one piece, however large.
    private static final long LARGEST = 1L << 46;

    private final Map<String, BlockChecksums> segments = new ConcurrentHashMap<>();

    public CheckedDirectory(Path folder) throws IOException {
        super(new MMapDirectory(folder, LARGEST));
    }

    @Override
    public IndexInput openInput(String name, IOContext context) throws IOException {
        int[] checksums = name.startsWith("_") ? checksums(name) : null;
        IndexInput in = super.openInput(name, context);
        if (checksums == null || !(in instanceof MemorySegmentAccessInput mapped)) {
            return in;
        }
        try {
            MemorySegment bytes = mapped.segmentSliceOrNull(0, in.length());
            return bytes == null ? in : new CheckedInput(in, new CheckedFile(name, bytes, checksums), 0);
        } catch (IOException damaged) {
            in.close();
            throw damaged;
        }
    }

    /// Those that go with a segment are read with the first of its files that has any. What is known about a segment is read before
    /// all others, by its own checksum, and says that another segment may have come under this name.
    private int @Nullable [] checksums(String name) throws IOException {
        String segment = IndexFileNames.parseSegmentName(name);
        if (IndexFileNames.matchesExtension(name, "si") || IndexFileNames.matchesExtension(name, "crc")) {
            segments.remove(segment);
            return null;
        }
        BlockChecksums known = segments.get(segment);
        if (known == null) {
            known = BlockChecksums.of(segment, in);
            segments.put(segment, known);
        }
        return known.files().get(name);
    }
}
