package dev.carrel.ingest;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.index.Census;
import dev.carrel.index.Failure;
import dev.carrel.index.SourceRegister;
import dev.carrel.ingest.source.Item;

/// The documents that the library knew before a run, and those that the run has come across since.
final class KnownDocuments {
    private final Map<DocumentId, Origin> origins = new HashMap<>();
    private final Map<DocumentId, String> failures = new HashMap<>();
    private final Map<DocumentId, Set<String>> gaps = new HashMap<>();
    private final Map<String, Source> sources = new HashMap<>();
    private final Map<DocumentId, Origin> removed = new HashMap<>();
    private final NavigableSet<String> paths = new TreeSet<>();
    private final List<Origin> changed = new ArrayList<>();
    private final Set<DocumentId> seen = new HashSet<>();

    KnownDocuments(SourceRegister register, Census census) throws IOException {
        register.origins(this::put);
        for (Failure failure : register.failures()) {
            failures.put(failure.origin().id(), failure.reason());
        }
        census.coverage(document -> document.unreadable().forEach(page -> gaps
                .computeIfAbsent(document.origin().id(), _ -> new HashSet<>()).add(page.reason())));
        register.removed().forEach(each -> removed.put(each.origin().id(), each.origin()));
        register.sources().forEach(source -> sources.put(source.id(), source));
    }

    private void put(Origin origin) {
        origins.put(origin.id(), origin);
        paths.add(origin.path());
    }

    Collection<Origin> origins() {
        return List.copyOf(origins.values());
    }

    Optional<Origin> origin(DocumentId id) {
        return Optional.ofNullable(origins.get(id));
    }

    /// Why a document could not be read the last time.
    Optional<String> failure(DocumentId id) {
        return Optional.ofNullable(failures.get(id));
    }

    /// True if it was taken out by its owner and is to stay out.
    boolean isRemoved(DocumentId id) {
        return removed.containsKey(id);
    }

    /// True if something of an item could not be read the last time, be it pages, parts or all of it, and may be now.
    boolean isWorthAnotherTry(Item item) {
        return gaps.getOrDefault(item.id(), Set.of()).stream().map(item::withoutName)
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
    void see(DocumentId id) {
        seen.add(id);
    }

    /// It was put into the index just now, which the next source is to know.
    void changed(Origin now) {
        changed.add(now);
    }

    /// Goes on to another source. Within one the last of two items of the same name counts.
    void next() {
        changed.forEach(origin -> {
            origins.put(origin.id(), origin);
            failures.remove(origin.id());
        });
        changed.clear();
    }

    /// The documents of a source that no source was seen to hold.
    List<Origin> unseen(Source source) {
        return unseen(origins, source);
    }

    /// The removed documents of a source that no source was seen to hold.
    List<Origin> unseenRemoved(Source source) {
        return unseen(removed, source);
    }

    private List<Origin> unseen(Map<DocumentId, Origin> some, Source source) {
        return some.values().stream()
                .filter(origin -> origin.source().equals(source.id()) && !seen.contains(origin.id()))
                .toList();
    }

    /// How many of them are searchable.
    int documents(List<Origin> some) {
        return (int) some.stream().filter(origin -> !failures.containsKey(origin.id())).count();
    }

    /// It is no longer there under this id.
    void forget(DocumentId id) {
        origins.remove(id);
        failures.remove(id);
    }
}
