package dev.carrel.library.running;

import java.io.IOException;
import java.util.List;
import java.util.Set;
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

/// A writer that passes everything on to another one. Whoever does one thing differently extends it.
public abstract class ForwardingWriter implements Writer {
    private final Writer whole;

    protected ForwardingWriter(Writer whole) {
        this.whole = whole;
    }

    @Override
    public void put(IndexEntry entry) throws IOException {
        whole.put(entry);
    }

    @Override
    public Set<DocumentId> claim(List<DocumentId> documents) throws IOException {
        return whole.claim(documents);
    }

    @Override
    public void complete(IndexEntry entry) throws IOException {
        whole.complete(entry);
    }

    @Override
    public boolean claimRelations() throws IOException {
        return whole.claimRelations();
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
    public void together(Changes changes) throws IOException {
        whole.together(changes);
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
