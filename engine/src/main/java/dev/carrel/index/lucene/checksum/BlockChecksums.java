package dev.carrel.index.lucene.checksum;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.CRC32C;

import org.apache.lucene.codecs.CodecUtil;
import org.apache.lucene.index.CorruptIndexException;
import org.apache.lucene.index.IndexFileNames;
import org.apache.lucene.index.SegmentInfo;
import org.apache.lucene.store.ChecksumIndexInput;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.IOContext;
import org.apache.lucene.store.IndexInput;
import org.apache.lucene.store.IndexOutput;
import org.apache.lucene.util.StringHelper;

/// The checksums of all blocks of a segment's files, by the files' names.
///
/// @param files CRC-32C of each block, in order
record BlockChecksums(Map<String, int[]> files) {
    /// The size of a block: what a system reads from a disk at once.
    static final int BLOCK = 4096;

    private static final BlockChecksums NONE = new BlockChecksums(Map.of());
    private static final String EXTENSION = "crc";
    private static final String CODEC = "CarrelBlockChecksums";
    private static final int VERSION = 0;

    /// Reads what has been written of a segment, and writes its checksums beside it.
    ///
    /// @return the name of the new file
    static String write(Directory directory, SegmentInfo segment, IOContext context) throws IOException {
        String name = fileOf(segment.name);
        try (IndexOutput out = directory.createOutput(name, context)) {
            CodecUtil.writeIndexHeader(out, CODEC, VERSION, segment.getId(), "");
            out.writeVInt(segment.files().size());
            for (String file : segment.files()) {
                out.writeString(file);
                writeBlocks(directory, file, out);
            }
            CodecUtil.writeFooter(out);
        }
        return name;
    }

    private static void writeBlocks(Directory directory, String file, IndexOutput out) throws IOException {
        byte[] block = new byte[BLOCK];
        CRC32C checksum = new CRC32C();
        try (IndexInput in = directory.openInput(file, IOContext.READONCE)) {
            int blocks = Math.toIntExact(Math.ceilDiv(in.length(), BLOCK));
            out.writeVInt(blocks);
            for (int number = 0; number < blocks; number++) {
                int length = (int) Math.min(BLOCK, in.length() - in.getFilePointer());
                in.readBytes(block, 0, length);
                checksum.reset();
                checksum.update(block, 0, length);
                out.writeInt((int) checksum.getValue());
            }
        }
    }

    /// Those of the segment that a file belongs to; none if an older program wrote it.
    static BlockChecksums of(String segment, Directory directory) throws IOException {
        String name = fileOf(segment);
        for (String each : directory.listAll()) {
            if (each.equals(name)) {
                return read(directory, name);
            }
        }
        return NONE;
    }

    private static BlockChecksums read(Directory directory, String name) throws IOException {
        try (ChecksumIndexInput in = directory.openChecksumInput(name)) {
            CodecUtil.checkHeader(in, CODEC, VERSION, VERSION);
            in.skipBytes(StringHelper.ID_LENGTH + 1);
            Map<String, int[]> files = new TreeMap<>();
            for (int left = in.readVInt(); left > 0; left--) {
                files.put(in.readString(), readBlocks(in));
            }
            CodecUtil.checkFooter(in);
            return new BlockChecksums(files);
        } catch (RuntimeException unreadable) {
            throw new CorruptIndexException("no checksums", name, unreadable);
        }
    }

    private static int[] readBlocks(ChecksumIndexInput in) throws IOException {
        int blocks = in.readVInt();
        if (blocks < 0 || (long) blocks * Integer.BYTES > in.length()) {
            throw new CorruptIndexException(blocks + " blocks", in);
        }
        // One by one they would cost a new process, whose code is not compiled yet, as much as all that it compares.
        byte[] bytes = new byte[blocks * Integer.BYTES];
        in.readBytes(bytes, 0, bytes.length);
        int[] checksums = new int[blocks];
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(checksums);
        return checksums;
    }

    private static String fileOf(String segment) {
        return IndexFileNames.segmentFileName(segment, "", EXTENSION);
    }
}
