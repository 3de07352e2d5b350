package dev.carrel.library.copy;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Source;
import dev.carrel.document.work.CitationList;
import dev.carrel.document.work.CitingText;
import dev.carrel.document.work.Relations;
import dev.carrel.index.Failure;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.IndexFacts;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.Writer;

/// A real writer that takes so many documents and no more.
///
/// @param puts counts them
record BreakingWriter(Writer whole, int after, AtomicInteger puts) implements Writer {
    @Override
    public void put(IndexEntry entry) throws IOException {
        if (puts.get() >= after) {
            throw new IOException("broken down");
        }
        puts.incrementAndGet();
        whole.put(entry);
    }

    @Override
    public void put(Failure failure) throws IOException {
        whole.put(failure);
    }

    @Override
    public void put(RemovedDocument removed) throws IOException {
        whole.put(removed);
    }

    @Override
    public void put(Source source) throws IOException {
        whole.put(source);
    }

    @Override
    public void put(CitationList list) throws IOException {
        whole.put(list);
    }

    @Override
    public void put(Relations relations) throws IOException {
        whole.put(relations);
    }

    @Override
    public void put(CitingText text) throws IOException {
        whole.put(text);
    }

    @Override
    public void remove(DocumentId id) throws IOException {
        whole.remove(id);
    }

    @Override
    public void removeSource(String id) throws IOException {
        whole.removeSource(id);
    }

    @Override
    public void record(IndexFacts facts) throws IOException {
        whole.record(facts);
    }

    @Override
    public void commit() throws IOException {
        whole.commit();
    }

    @Override
    public void settle(BooleanSupplier stopped) throws IOException {
        whole.settle(stopped);
    }

    @Override
    public void close() throws IOException {
        whole.close();
    }
}
