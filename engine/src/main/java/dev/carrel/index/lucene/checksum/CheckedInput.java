package dev.carrel.index.lucene.checksum;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.Optional;

import org.apache.lucene.store.IOContext;
import org.apache.lucene.store.IndexInput;
import org.apache.lucene.store.MemorySegmentAccessInput;
import org.jspecify.annotations.Nullable;

import static dev.carrel.index.lucene.checksum.BlockChecksums.BLOCK;

/// Reads a mapped file, or a part of it, block by block: each is compared with its checksum when it is first come to.
final class CheckedInput extends IndexInput implements MemorySegmentAccessInput {
    /// The most bytes that one of Lucene's numbers of varying length takes.
    private static final int VARYING = 10;

    private final CheckedFile file;
    /// Where this part begins in the file.
    private final long origin;
    private IndexInput in;
    private MemorySegmentAccessInput mapped;
    /// The sound blocks around the place that was read last, counted in this part.
    private long from;
    private long until;
    /// Whether nothing of the file needs to be compared any more.
    private boolean sound;

    CheckedInput(IndexInput in, CheckedFile file, long origin) {
        super(in.toString());
        this.in = in;
        this.mapped = (MemorySegmentAccessInput) in;
        this.file = file;
        this.origin = origin;
    }

    private void check(long position, long length) throws IOException {
        if (!sound && (position < from || position + length > until)) {
            compare(position, length);
        }
    }

    private void compare(long position, long length) throws IOException {
        if (length > 0 && position >= 0 && position < length()) {
            sound = file.check(origin + position, Math.min(length, length() - position));
            from = (origin + position) / BLOCK * BLOCK - origin;
            until = Math.ceilDiv(origin + position + length, BLOCK) * BLOCK - origin;
        }
    }

    private void next(long length) throws IOException {
        if (!sound) {
            check(in.getFilePointer(), length);
        }
    }

    @Override
    public byte readByte() throws IOException {
        next(1);
        return in.readByte();
    }

    @Override
    public void readBytes(byte[] bytes, int offset, int length) throws IOException {
        next(length);
        in.readBytes(bytes, offset, length);
    }

    @Override
    public short readShort() throws IOException {
        next(Short.BYTES);
        return in.readShort();
    }

    @Override
    public int readInt() throws IOException {
        next(Integer.BYTES);
        return in.readInt();
    }

    @Override
    public long readLong() throws IOException {
        next(Long.BYTES);
        return in.readLong();
    }

    @Override
    public int readVInt() throws IOException {
        next(VARYING);
        return in.readVInt();
    }

    @Override
    public long readVLong() throws IOException {
        next(VARYING);
        return in.readVLong();
    }

    @Override
    public void readInts(int[] numbers, int offset, int length) throws IOException {
        next((long) length * Integer.BYTES);
        in.readInts(numbers, offset, length);
    }

    @Override
    public void readLongs(long[] numbers, int offset, int length) throws IOException {
        next((long) length * Long.BYTES);
        in.readLongs(numbers, offset, length);
    }

    @Override
    public void readFloats(float[] numbers, int offset, int length) throws IOException {
        next((long) length * Float.BYTES);
        in.readFloats(numbers, offset, length);
    }

    @Override
    public byte readByte(long position) throws IOException {
        check(position, 1);
        return mapped.readByte(position);
    }

    @Override
    public void readBytes(long position, byte[] bytes, int offset, int length) throws IOException {
        check(position, length);
        mapped.readBytes(position, bytes, offset, length);
    }

    @Override
    public short readShort(long position) throws IOException {
        check(position, Short.BYTES);
        return mapped.readShort(position);
    }

    @Override
    public int readInt(long position) throws IOException {
        check(position, Integer.BYTES);
        return mapped.readInt(position);
    }

    @Override
    public long readLong(long position) throws IOException {
        check(position, Long.BYTES);
        return mapped.readLong(position);
    }

    /// Whoever has the memory reads it without asking, so all of the file is compared before.
    @Override
    public @Nullable MemorySegment segmentSliceOrNull(long position, long length) throws IOException {
        return file.isWhole() ? mapped.segmentSliceOrNull(position, length) : null;
    }

    @Override
    public long getFilePointer() { return in.getFilePointer(); }

    @Override
    public void seek(long position) throws IOException {
        in.seek(position);
    }

    @Override
    public long length() {
        return in.length();
    }

    @Override
    public IndexInput slice(String description, long offset, long length) throws IOException {
        return checked(in.slice(description, offset, length), offset);
    }

    @Override
    public IndexInput slice(String description, long offset, long length, IOContext context)
            throws IOException {
        return checked(in.slice(description, offset, length, context), offset);
    }

    /// A part of a file that is sound as a whole is read without asking again.
    private IndexInput checked(IndexInput part, long offset) {
        return sound || file.isSound() ? part : new CheckedInput(part, file, origin + offset);
    }

    @Override
    public CheckedInput clone() {
        CheckedInput copy = (CheckedInput) super.clone();
        copy.in = in.clone();
        copy.mapped = (MemorySegmentAccessInput) copy.in;
        return copy;
    }

    @Override
    public void prefetch(long offset, long length) throws IOException {
        in.prefetch(offset, length);
    }

    @Override
    public void updateIOContext(IOContext context) throws IOException {
        in.updateIOContext(context);
    }

    @Override
    public boolean isEfficientFor(IOContext context) {
        return in.isEfficientFor(context);
    }

    @Override
    public Optional<Boolean> isLoaded() { return in.isLoaded(); }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
