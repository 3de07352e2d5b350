package dev.carrel.ingest;

import java.io.File;
import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import dev.carrel.base.ContentHash;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.document.reason.Reason;
import dev.carrel.document.work.CitationList;
import dev.carrel.index.Failure;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.Snapshot;
import dev.carrel.index.SourceRegister;
import dev.carrel.index.StoredDocuments;
import dev.carrel.index.WorkRelations;
import dev.carrel.ingest.source.Item;

/// The documents that the library knew before a run, and those that the run has come across since. Safe for many threads, since
/// sources are read side by side.
final class KnownDocuments {
    private final Map<DocumentId, Origin> origins = new HashMap<>();
    private final Map<DocumentId, Reason> failures = new HashMap<>();
    private final Map<DocumentId, Set<Reason>> gaps = new HashMap<>();
    private final Map<String, Source> sources = new HashMap<>();
    private final Map<DocumentId, Origin> removed = new HashMap<>();
    private final NavigableSet<String> paths = new TreeSet<>();
    private final Set<DocumentId> seen = new HashSet<>();
    private final StoredDocuments stored;
    private final WorkRelations relations;
    private final MovedFiles moves;

    KnownDocuments(Snapshot snapshot) throws IOException {
        SourceRegister register = snapshot.register();
        register.origins(this::put);
        for (Failure failure : register.failures()) {
            failures.put(failure.origin().id(), failure.reason());
        }
        snapshot.census().coverage(document -> document.unreadable().forEach(page -> gaps
                .computeIfAbsent(document.origin().id(), _ -> new HashSet<>()).add(page.reason().bare())));
        register.removed().forEach(each -> removed.put(each.origin().id(), each.origin()));
        register.sources().forEach(source -> sources.put(source.id(), source));
        this.stored = snapshot.stored();
        this.relations = snapshot.relations();
        this.moves = new MovedFiles(this);
    }

    private void put(Origin origin) {
        origins.put(origin.id(), origin);
        paths.add(origin.path());
    }

    synchronized Collection<Origin> origins() {
        return List.copyOf(origins.values());
    }

    synchronized Optional<Origin> origin(DocumentId id) {
        return Optional.ofNullable(origins.get(id));
    }

    /// Why a document could not be read the last time.
    synchronized Optional<Reason> failure(DocumentId id) {
        return Optional.ofNullable(failures.get(id));
    }

    /// A document as the library held it.
    Optional<IndexEntry> entry(DocumentId id) throws IOException {
        return stored.entry(id);
    }

    Optional<Document> document(DocumentId id) throws IOException {
        return entry(id).map(IndexEntry::document);
    }

    /// True if the library held a list of citations as it is now.
    boolean holds(CitationList list) throws IOException {
        return relations.citationLists().contains(list);
    }

    /// The place where a file with this content was before, if it is not there any more. Safe to ask from many threads.
    Optional<Origin> movedFrom(ContentHash hash, Source to) {
        return moves.from(hash, to);
    }

    /// True if it was taken out by its owner and is to stay out.
    boolean isRemoved(DocumentId id) {
        return removed.containsKey(id);
    }

    /// True if something of an item could not be read the last time, be it pages, parts or all of it, and may be now.
    boolean isWorthAnotherTry(Item item) {
        return gaps.getOrDefault(item.id(), Set.of()).stream()
                .anyMatch(reason -> item.content().isWorthAnotherTry(item.path(), reason))
                || isWorthAnotherTry(item, item.id(), item.path())
                || item.parts().stream().anyMatch(part -> isWorthAnotherTry(item, part.id(), part.path()));
    }

    private boolean isWorthAnotherTry(Item item, DocumentId id, String path) {
        return failure(id).filter(reason -> item.content().isWorthAnotherTry(path, reason)).isPresent();
    }

    Optional<Source> source(String id) {
        return Optional.ofNullable(sources.get(id));
    }

    /// True if something is known of a path, or of a path below it.
    boolean isKnown(String path) {
        String below = paths.ceiling(path + File.separator);
        return paths.contains(path) || (below != null && below.startsWith(path + File.separator));
    }

    /// Some source holds it.
    synchronized void see(DocumentId id) {
        seen.add(id);
    }

    /// These were put into the index, which the next source is to know.
    synchronized void learn(List<Origin> changed) {
        changed.forEach(origin -> {
            origins.put(origin.id(), origin);
            failures.remove(origin.id());
        });
    }

    /// The documents of a source that no source was seen to hold.
    synchronized List<Origin> unseen(Source source) {
        return unseen(origins, source);
    }

    /// The removed documents of a source that no source was seen to hold.
    synchronized List<Origin> unseenRemoved(Source source) {
        return unseen(removed, source);
    }

    private List<Origin> unseen(Map<DocumentId, Origin> some, Source source) {
        return some.values().stream()
                .filter(origin -> origin.source().equals(source.id()) && !seen.contains(origin.id()))
                .toList();
    }

    /// How many of them are searchable.
    synchronized int documents(List<Origin> some) {
        return (int) some.stream().filter(origin -> !failures.containsKey(origin.id())).count();
    }

    /// It is no longer there under this id.
    synchronized void forget(DocumentId id) {
        origins.remove(id);
        failures.remove(id);
    }
}
