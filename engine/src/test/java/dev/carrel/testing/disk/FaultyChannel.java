package dev.carrel.testing.disk;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;

import dev.carrel.testing.disk.Fault.Operation;
import org.jspecify.annotations.Nullable;

/// An open file of a [FaultyDisk].
final class FaultyChannel extends FileChannel {
    private final FileChannel real;
    private final Path path;
    private final FaultyDisk disk;

    FaultyChannel(FileChannel real, Path path, FaultyDisk disk) {
        this.real = real;
        this.path = path;
        this.disk = disk;
    }

    /// Does a write.
    @FunctionalInterface
    private interface Write {
        int of(ByteBuffer bytes) throws IOException;
    }

    private int write(ByteBuffer bytes, Write write) throws IOException {
        if (disk.tears(path)) {
            disk.changes().writing(path);
            write.of(bytes.duplicate().limit(bytes.position() + bytes.remaining() / 2));
        }
        disk.before(Operation.WRITE, path);
        disk.changes().writing(path);
        return write.of(bytes);
    }

    @Override
    public int read(ByteBuffer bytes) throws IOException {
        disk.before(Operation.READ, path);
        return real.read(bytes);
    }

    @Override
    public long read(ByteBuffer[] buffers, int offset, int length) throws IOException {
        disk.before(Operation.READ, path);
        return real.read(buffers, offset, length);
    }

    @Override
    public int read(ByteBuffer bytes, long position) throws IOException {
        disk.before(Operation.READ, path);
        return real.read(bytes, position);
    }

    @Override
    public int write(ByteBuffer bytes) throws IOException {
        return write(bytes, real::write);
    }

    @Override
    public int write(ByteBuffer bytes, long position) throws IOException {
        return write(bytes, some -> real.write(some, position));
    }

    @Override
    public long write(ByteBuffer[] buffers, int offset, int length) throws IOException {
        long count = 0;
        for (int i = offset; i < offset + length; i++) {
            count += write(buffers[i]);
        }
        return count;
    }

    @Override
    public long position() throws IOException {
        return real.position();
    }

    @Override
    public FileChannel position(long position) throws IOException {
        real.position(position);
        return this;
    }

    @Override
    public long size() throws IOException {
        return real.size();
    }

    @Override
    public FileChannel truncate(long size) throws IOException {
        disk.before(Operation.WRITE, path);
        disk.changes().writing(path);
        real.truncate(size);
        return this;
    }

    /// That of a folder does not fail: Lucene counts on that where assertions are on, and goes on without a word where they are not.
    @Override
    public void force(boolean metadata) throws IOException {
        if (!Files.isDirectory(path)) {
            disk.before(Operation.SYNC, path);
        }
        disk.changes().synced(path);
    }

    @Override
    public long transferTo(long position, long count, WritableByteChannel target) throws IOException {
        disk.before(Operation.READ, path);
        return real.transferTo(position, count, target);
    }

    @Override
    public long transferFrom(ReadableByteChannel source, long position, long count) throws IOException {
        disk.before(Operation.WRITE, path);
        disk.changes().writing(path);
        return real.transferFrom(source, position, count);
    }

    @Override
    public MappedByteBuffer map(MapMode mode, long position, long size) throws IOException {
        disk.before(Operation.READ, path);
        return real.map(mode, position, size);
    }

    @Override
    public MemorySegment map(MapMode mode, long offset, long size, Arena arena) throws IOException {
        disk.before(Operation.READ, path);
        return real.map(mode, offset, size, arena);
    }

    @Override
    public FileLock lock(long position, long size, boolean shared) throws IOException {
        return real.lock(position, size, shared);
    }

    @Override
    public @Nullable FileLock tryLock(long position, long size, boolean shared) throws IOException {
        return real.tryLock(position, size, shared);
    }

    @Override
    protected void implCloseChannel() throws IOException {
        real.close();
    }
}
