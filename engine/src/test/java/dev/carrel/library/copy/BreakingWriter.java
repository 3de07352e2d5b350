package dev.carrel.library.copy;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

import dev.carrel.index.IndexEntry;
import dev.carrel.index.Writer;
import dev.carrel.library.running.ForwardingWriter;

/// A real writer that takes so many documents and no more.
final class BreakingWriter extends ForwardingWriter {
    private final int after;
    private final AtomicInteger puts;

    /// @param puts counts them
    BreakingWriter(Writer whole, int after, AtomicInteger puts) {
        super(whole);
        this.after = after;
        this.puts = puts;
    }

    @Override
    public void put(IndexEntry entry) throws IOException {
        if (puts.get() >= after) {
            throw new IOException("broken down");
        }
        puts.incrementAndGet();
        super.put(entry);
    }
}
