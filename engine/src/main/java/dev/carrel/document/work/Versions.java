package dev.carrel.document.work;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.document.DocumentId;

/// The documents of a library that are the same work: a preprint, the published article, its page, a reference manager's
/// item. Only works with more than one document are listed.
public final class Versions {
    public static final Versions NONE = new Versions(List.of());

    private final List<List<DocumentId>> works;
    private final Map<DocumentId, List<DocumentId>> byDocument = new HashMap<>();

    /// @param works each as the ids of its documents
    public Versions(List<List<DocumentId>> works) {
        this.works = works.stream().filter(work -> work.size() > 1)
                .map(work -> work.stream().sorted().toList())
                .sorted(Comparator.comparing(List::getFirst)).toList();
        this.works.forEach(work -> work.forEach(id -> byDocument.put(id, work)));
    }

    public List<List<DocumentId>> works() {
        return works;
    }

    /// All documents of the work that a document is, itself included.
    public List<DocumentId> of(DocumentId id) {
        return byDocument.getOrDefault(id, List.of(id));
    }

    /// The document that stands for the work: the same for all its documents.
    public DocumentId work(DocumentId id) {
        return of(id).getFirst();
    }

    /// How many documents more there are than works.
    public int surplus() {
        return byDocument.size() - works.size();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Versions versions && works.equals(versions.works);
    }

    @Override
    public int hashCode() {
        return works.hashCode();
    }

    @Override
    public String toString() {
        return works.toString();
    }
}
