package dev.carrel.index;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;

import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Source;
import dev.carrel.document.work.CitationList;
import dev.carrel.document.work.CitingText;
import dev.carrel.document.work.Relations;

/// Changes a library. Nothing is seen by snapshots, or survives a crash, before [#commit]; after it, everything is.
/// Safe to call from many threads.
public interface Writer extends Closeable {
    /// Puts a document in place of what stood under its id, a failure included.
    void put(IndexEntry entry) throws IOException;

    /// Takes documents upon itself whose vectors it is going to make. Other writers, if the index can have several, leave them out until they
    /// were [completed][#complete] and committed, or this writer has ended.
    ///
    /// @return those that no other writer has; whether they still lack vectors is to be looked up afterwards
    Set<DocumentId> claim(List<DocumentId> documents) throws IOException;

    /// Puts a claimed document with more vectors in place of what it was, unless another writer has changed or removed it since it was claimed.
    void complete(IndexEntry entry) throws IOException;

    /// Takes it upon itself to find out what all documents have to do with each other, until that was put and committed.
    ///
    /// @return false if another writer is at it
    boolean claimRelations() throws IOException;

    void put(Failure failure) throws IOException;

    /// Takes a document out and remembers that.
    void put(RemovedDocument removed) throws IOException;

    void put(Source source) throws IOException;

    /// Puts a list of citations in place of the one that its source had.
    void put(CitationList list) throws IOException;

    /// Puts what is known about all documents together in place of what was.
    void put(Relations relations) throws IOException;

    /// Puts what a document says when it cites others in place of what it said.
    void put(CitingText text) throws IOException;

    /// Takes out a document with what it says about others, or the failure under its id; forgets that it was removed.
    void remove(DocumentId id) throws IOException;

    /// Takes out a source and all its documents.
    void removeSource(String id) throws IOException;

    void record(IndexFacts facts) throws IOException;

    /// Makes several changes that belong together: whoever commits meanwhile commits all of them or none.
    default void together(Changes changes) throws IOException {
        synchronized (this) {
            changes.make();
        }
    }

    /// Several changes.
    @FunctionalInterface
    interface Changes {
        void make() throws IOException;
    }

    void commit() throws IOException;

    /// Commits, then brings the index into the form that answers best, after much was written. May take a while; keeps answering.
    ///
    /// @param stopped if it comes to be true, the index stays as it was committed
    void settle(BooleanSupplier stopped) throws IOException;

    default void settle() throws IOException {
        settle(() -> false);
    }

    /// Ends without committing what has not been committed.
    @Override
    void close() throws IOException;
}
