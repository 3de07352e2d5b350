package dev.carrel.index.lucene.checksum;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;

import org.apache.lucene.index.CorruptIndexException;

import static dev.carrel.index.lucene.checksum.BlockChecksums.BLOCK;

/// A mapped file and which of its blocks have been compared with their checksums. Threads may compare a block twice, which does no
/// harm.
final class CheckedFile {
    /// The bytes that may be compared at once before somebody who wants all of a file waits too long: a twentieth of a second.
    private static final long AT_ONCE = 256L << 20;

    private static final ValueLayout.OfLong LAST = ValueLayout.JAVA_LONG_UNALIGNED
            .withOrder(ByteOrder.BIG_ENDIAN);

    private final String name;
    private final MemorySegment bytes;
    private final int[] checksums;
    private final boolean[] checked;
    /// How often somebody came to another block; threads may lose a count.
    private int comings;
    private volatile boolean whole;

    CheckedFile(String name, MemorySegment bytes, int[] checksums) throws CorruptIndexException {
        if (Math.ceilDiv(bytes.byteSize(), BLOCK) != checksums.length) {
            throw new CorruptIndexException("it has another length than when it was written", name);
        }
        this.name = name;
        this.bytes = bytes;
        this.checksums = checksums;
        this.checked = new boolean[checksums.length];
    }

    /// @return true if nothing of this file needs to be compared any more
    /// @throws CorruptIndexException if any block of these bytes is not as it was written
    boolean check(long position, long length) throws IOException {
        if (!whole) {
            compare(position, length);
            // Whoever has come as often as there are blocks will come again: then the rest costs less than the coming.
            if (++comings > checksums.length) {
                compareAll();
            }
        }
        return whole;
    }

    /// Whether nothing of this file needs to be compared any more.
    boolean isSound() { return whole; }

    private void compare(long position, long length) throws IOException {
        long end = Math.min(position + length, bytes.byteSize());
        for (int block = (int) (position / BLOCK); (long) block * BLOCK < end; block++) {
            if (!checked[block]) {
                checked[block] = isSound(block);
            }
        }
    }

    private boolean isSound(int block) throws IOException {
        long start = (long) block * BLOCK;
        CRC32C checksum = new CRC32C();
        checksum.update(bytes.asSlice(start, Math.min(BLOCK, bytes.byteSize() - start)).asByteBuffer());
        if ((int) checksum.getValue() != checksums[block]) {
            throw new CorruptIndexException("checksum failed in block " + block, name);
        }
        return true;
    }

    /// True if all of it is as it was written; false if it is too large to compare all of it now, and not all of it was read.
    boolean isWhole() throws IOException {
        if (!whole && (bytes.byteSize() <= AT_ONCE || isAllChecked())) {
            compareAll();
        }
        return whole;
    }

    /// With Lucene's own checksum at the end of the file: one sum over all of it takes less than one for each block.
    private void compareAll() throws IOException {
        long length = bytes.byteSize() - Long.BYTES;
        CRC32 checksum = new CRC32();
        for (long start = 0; start < length; start += AT_ONCE) {
            checksum.update(bytes.asSlice(start, Math.min(AT_ONCE, length - start)).asByteBuffer());
        }
        if (length < 0 || checksum.getValue() != bytes.get(LAST, length)) {
            throw new CorruptIndexException("checksum failed", name);
        }
        whole = true;
    }

    private boolean isAllChecked() {
        for (boolean each : checked) {
            if (!each) {
                return false;
            }
        }
        return true;
    }
}
