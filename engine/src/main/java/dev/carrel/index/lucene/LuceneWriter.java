package dev.carrel.index.lucene;

import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

import dev.carrel.base.TaskFailure;
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
import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.store.IndexLayout;
import dev.carrel.index.lucene.store.RecordBuilder;
import dev.carrel.index.lucene.store.VectorCodec;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.Term;
import org.apache.lucene.store.AlreadyClosedException;
import org.apache.lucene.util.IOUtils;

/// Writes through Lucene's own writer, which is safe for many threads and atomic in each call.
final class LuceneWriter implements Writer {
    /// Up to this many records the whole index is rewritten without a thought.
    private static final int SMALL = 2 * VectorCodec.SCANNED;

    private static final int LOOKED_AFTER_MILLIS = 100;

    private final IndexWriter writer;
    private final RecordBuilder records;

    LuceneWriter(IndexWriter writer, Analysis analysis) {
        this.writer = writer;
        this.records = new RecordBuilder(analysis);
    }

    @Override
    public void put(IndexEntry entry) throws IOException {
        replace(new Term(FieldNames.DOCUMENT, entry.origin().id().value()), records.of(entry));
    }

    /// Nobody else writes.
    @Override
    public Set<DocumentId> claim(List<DocumentId> documents) {
        return new LinkedHashSet<>(documents);
    }

    @Override
    public void complete(IndexEntry entry) throws IOException {
        put(entry);
    }

    @Override
    public boolean claimRelations() {
        return true;
    }

    @Override
    public void put(Failure failure) throws IOException {
        replace(new Term(FieldNames.DOCUMENT, failure.origin().id().value()),
                List.of(RecordBuilder.of(failure)));
    }

    @Override
    public void put(RemovedDocument removed) throws IOException {
        replace(new Term(FieldNames.DOCUMENT, removed.origin().id().value()),
                List.of(RecordBuilder.of(removed)));
    }

    @Override
    public void put(Source source) throws IOException {
        replace(new Term(FieldNames.NAMES, RecordBuilder.sourceName(source.id())),
                List.of(RecordBuilder.of(source)));
    }

    @Override
    public void put(CitationList list) throws IOException {
        replace(new Term(FieldNames.NAMES, RecordBuilder.citationsName(list.source())),
                List.of(RecordBuilder.of(list)));
    }

    @Override
    public void put(Relations relations) throws IOException {
        replace(new Term(FieldNames.NAMES, RecordBuilder.RELATIONS), RecordBuilder.of(relations));
    }

    @Override
    public void put(CitingText text) throws IOException {
        replace(new Term(FieldNames.CITING, text.citing().value()), records.of(text));
    }

    @Override
    public void remove(DocumentId id) throws IOException {
        change(() -> writer.deleteDocuments(new Term(FieldNames.DOCUMENT, id.value()),
                new Term(FieldNames.CITING, id.value())));
    }

    @Override
    public void removeSource(String id) throws IOException {
        change(() -> writer.deleteDocuments(new Term(FieldNames.SOURCE, id)));
    }

    @Override
    public void record(IndexFacts facts) {
        Map<String, String> data = new HashMap<>(facts.asMap());
        data.put(IndexLayout.KEY, IndexLayout.CURRENT);
        writer.setLiveCommitData(data.entrySet());
    }

    @Override
    public synchronized void commit() throws IOException {
        change(writer::commit);
    }

    private void replace(Term old, Iterable<Document> records) throws IOException {
        change(() -> writer.updateDocuments(old, records));
    }

    /// After a fault that it cannot go on from, Lucene's writer may say only that it is closed; then it is said why.
    private void change(Changes changes) throws IOException {
        try {
            changes.make();
        } catch (AlreadyClosedException closed) {
            throw closed.getCause() == null
                    ? new AlreadyClosedException(closed.getMessage(), writer.getTragicException())
                    : closed;
        }
    }

    /// Takes deleted records out of the statistics that scores are made of, and gathers what much writing has
    /// scattered: many small segments, each scanned by itself, become one with a graph. What few documents add to a
    /// large index is left to Lucene.
    @Override
    public void settle(BooleanSupplier stopped) throws IOException {
        change(() -> settleUnlessStopped(stopped));
    }

    private void settleUnlessStopped(BooleanSupplier stopped) throws IOException {
        writer.commit();
        IndexWriter.DocStats stats = writer.getDocStats();
        int deleted = stats.maxDoc - stats.numDocs;
        if (stats.maxDoc <= SMALL || deleted > stats.maxDoc / 10 || isScattered(stats.maxDoc)) {
            merge(stopped);
        }
    }

    /// A large index takes minutes. One that is stopped is left to its thread, which ends when the writer is closed.
    private void merge(BooleanSupplier stopped) throws IOException {
        FutureTask<?> merging = new FutureTask<>(() -> {
            writer.forceMerge(1);
            return null;
        });
        Thread.ofPlatform().daemon().name("settling").start(merging);
        while (!stopped.getAsBoolean()) {
            try {
                merging.get(LOOKED_AFTER_MILLIS, TimeUnit.MILLISECONDS);
                writer.commit();
                return;
            } catch (TimeoutException goesOn) {
                // Then it is looked again whether it is to stop.
            } catch (ExecutionException e) {
                throw TaskFailure.again(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException("interrupted while an index was settled", e);
            }
        }
    }

    private boolean isScattered(int records) throws IOException {
        try (DirectoryReader reader = DirectoryReader.open(writer)) {
            return reader.leaves().stream().noneMatch(leaf -> leaf.reader().maxDoc() > records / 2);
        }
    }

    @Override
    public void close() throws IOException {
        IOUtils.close(writer::rollback, writer.getDirectory());
    }
}
