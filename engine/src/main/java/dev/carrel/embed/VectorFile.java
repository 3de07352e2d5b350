package dev.carrel.embed;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/// Records of one size, one after the other. Any process may read them, the one that holds the lock may append.
final class VectorFile implements Closeable {
    /// Far behind all content: where locks bind everybody, nobody is kept from reading.
    private static final long LOCKED_BYTE = Long.MAX_VALUE - 1;
    private static final int RECORDS_A_READ = 512;

    /// Gets to see the keys of a file's whole records, in their order.
    interface Visitor {
        void visit(long key, long number);
    }

    private final FileChannel channel;
    private final int recordBytes;
    private long records;

    private VectorFile(FileChannel channel, int recordBytes) throws IOException {
        this.channel = channel;
        this.recordBytes = recordBytes;
        records = channel.size() / recordBytes;
    }

    static VectorFile open(Path path, int recordBytes) throws IOException {
        return new VectorFile(
                FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ,
                        StandardOpenOption.WRITE),
                recordBytes);
    }

    /// Whether this process alone may append from now on. The lock ends with the process, however that ends.
    boolean lock() throws IOException {
        try {
            return channel.tryLock(LOCKED_BYTE, 1, false) != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    void visit(Visitor visitor) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocateDirect(RECORDS_A_READ * recordBytes);
        for (long number = 0; number < records; number += RECORDS_A_READ) {
            fill(buffer.clear(), number);
            visit(buffer.flip(), number, visitor);
        }
    }

    private void visit(ByteBuffer buffer, long first, Visitor visitor) {
        for (int i = 0; i < buffer.limit() / recordBytes; i++) {
            ByteBuffer one = buffer.slice(i * recordBytes, recordBytes);
            if (VectorRecord.isWhole(one)) {
                visitor.visit(one.getLong(0), first + i);
            }
        }
    }

    Optional<VectorRecord> read(long number) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(recordBytes);
        fill(buffer, number);
        return buffer.hasRemaining() ? Optional.empty() : VectorRecord.decode(buffer.flip());
    }

    private void fill(ByteBuffer buffer, long number) throws IOException {
        long from = number * recordBytes;
        while (buffer.hasRemaining() && channel.read(buffer, from + buffer.position()) >= 0) {
            // as much as there is
        }
    }

    /// Writes behind the last whole record, over what a crash may have left there. Returns the record's number.
    long append(VectorRecord record) throws IOException {
        ByteBuffer buffer = record.encoded();
        long from = records * recordBytes;
        while (buffer.hasRemaining()) {
            channel.write(buffer, from + buffer.position());
        }
        return records++;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
