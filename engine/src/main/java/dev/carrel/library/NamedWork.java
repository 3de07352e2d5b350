package dev.carrel.library;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Versions;

/// The meaning of a name: one document by its own id or path, else a work with all its versions.
///
/// @param documents the fullest first
public record NamedWork(List<DocumentId> documents) {
    public NamedWork {
        documents = List.copyOf(documents);
    }

    /// The version to be read.
    public DocumentId fullest() {
        return documents.getFirst();
    }

    /// All documents of some.
    public static List<DocumentId> documents(List<NamedWork> works) {
        return works.stream().flatMap(work -> work.documents().stream()).distinct().toList();
    }

    /// The documents of each work together, to be taken for one.
    public static Versions together(List<NamedWork> works) {
        List<List<DocumentId>> together = new ArrayList<>();
        works.forEach(work -> together.add(work.documents()));
        return new Versions(together);
    }

    /// The version of each that is to be read.
    public static List<DocumentId> fullest(List<NamedWork> works) {
        return works.stream().map(NamedWork::fullest).toList();
    }
}
