package dev.carrel.library;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.index.Coverage;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.Failure;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Statistics;

/// The contents of a library at one moment, for whoever shows it: documents by their names, their text, where they come from. Callers
/// close it.
public final class LibraryContents implements AutoCloseable {
    private final Snapshot snapshot;

    LibraryContents(Snapshot snapshot) {
        this.snapshot = snapshot;
    }

    /// The work that goes by a name.
    ///
    /// @throws dev.carrel.base.UserError if different works do
    public Optional<NamedWork> work(String name) throws IOException {
        return naming().work(name);
    }

    /// The one document that goes by a name.
    ///
    /// @throws dev.carrel.base.UserError if several do, be they versions of one work
    public Optional<DocumentId> document(String name) throws IOException {
        return naming().document(name);
    }

    /// The works that go by names.
    ///
    /// @param absent makes the error for a name that none goes by, also of the failure to read what goes by it
    public <X extends RuntimeException> List<NamedWork> works(List<String> names,
            BiFunction<String, Optional<Failure>, X> absent) throws IOException {
        List<NamedWork> works = naming().works(names);
        if (works.size() < names.size()) {
            String missing = names.get(works.size());
            throw absent.apply(missing, failure(missing));
        }
        return works;
    }

    private Naming naming() throws IOException {
        return new Naming(snapshot.stored(), snapshot.relations().versions(), snapshot.census());
    }

    /// The failure with this path or id.
    public Optional<Failure> failure(String name) throws IOException {
        return failure(name, name);
    }

    /// The failure with this path or this id.
    public Optional<Failure> failure(String path, String id) throws IOException {
        return failures().stream().filter(failure -> failure.origin().path().equals(path)
                || failure.origin().id().value().equals(id)).findFirst();
    }

    /// A whole document with what all versions of its work tell about it; empty if it is not in the library.
    public Optional<IndexEntry> read(DocumentId id) throws IOException {
        Optional<IndexEntry> entry = snapshot.stored().entry(id);
        return entry.isEmpty()
                ? entry
                : Optional.of(CuratedWork.told(entry.get(), snapshot.relations().versions(),
                        snapshot.stored()));
    }

    /// The version of a work that is to be read.
    public IndexEntry read(NamedWork work) throws IOException {
        return read(work.fullest()).orElseThrow();
    }

    public DocumentConnections connections(DocumentId id) throws IOException {
        return DocumentConnections.of(id, snapshot.relations(), snapshot.stored());
    }

    /// Documents without their text, in the order asked for; unknown ids are left out.
    public List<DocumentSummary> summaries(List<DocumentId> ids) throws IOException {
        return snapshot.stored().summaries(ids);
    }

    /// How much of every document can be found, in the order of paths.
    public List<Coverage> coverage() throws IOException {
        List<Coverage> documents = new ArrayList<>();
        snapshot.census().coverage(documents::add);
        documents.sort(Comparator.comparing(document -> document.origin().path()));
        return documents;
    }

    /// The origins of all documents and failures.
    public List<Origin> origins() throws IOException {
        List<Origin> origins = new ArrayList<>();
        snapshot.register().origins(origins::add);
        return origins;
    }

    public List<Source> sources() throws IOException {
        return snapshot.register().sources();
    }

    public List<Failure> failures() throws IOException {
        return snapshot.register().failures();
    }

    public List<RemovedDocument> removed() throws IOException {
        return snapshot.register().removed();
    }

    public Statistics statistics() throws IOException {
        return snapshot.census().statistics();
    }

    /// A mark of this moment: equal as long as nothing is committed.
    public String moment() {
        return snapshot.moment();
    }

    @Override
    public void close() throws IOException {
        snapshot.close();
    }
}
