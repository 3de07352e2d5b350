package dev.carrel.web.api;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.carrel.document.DocumentId;
import dev.carrel.document.reason.ReasonText;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.Snapshot;
import dev.carrel.library.Library;
import dev.carrel.library.NamedWork;
import dev.carrel.library.Naming;
import dev.carrel.web.route.NotFound;

/// Finds documents and works by what callers call them, see [Naming].
final class DocumentLookup {
    private DocumentLookup() {}

    /// @throws Absent if there is none
    static NamedWork work(String name, Snapshot snapshot) throws IOException {
        Optional<NamedWork> found = Naming.work(name, snapshot);
        if (found.isEmpty()) {
            throw absent(name, snapshot);
        }
        return found.get();
    }

    static List<NamedWork> works(List<String> names, Library library) throws IOException {
        try (Snapshot snapshot = library.snapshot()) {
            List<NamedWork> works = new ArrayList<>();
            for (String name : names) {
                works.add(work(name, snapshot));
            }
            return works;
        }
    }

    /// The one document that goes by a name.
    static DocumentId document(String name, Library library) throws IOException {
        try (Snapshot snapshot = library.snapshot()) {
            Optional<DocumentId> found = Naming.document(name, snapshot);
            if (found.isEmpty()) {
                throw absent(name, snapshot);
            }
            return found.get();
        }
    }

    static IndexEntry entry(String name, Snapshot snapshot) throws IOException {
        return work(name, snapshot).read(snapshot);
    }

    /// Without its text, which takes long to fetch of a book.
    static DocumentSummary described(String name, Snapshot snapshot) throws IOException {
        return snapshot.documents(List.of(work(name, snapshot).fullest())).stream().findFirst()
                .orElseThrow(DocumentLookup::unknown);
    }

    private static NotFound absent(String name, Snapshot snapshot) throws IOException {
        return Naming.failure(name, snapshot)
                .map(failure -> new NotFound(
                        "This document could not be read: " + ReasonText.of(failure.reason()) + ".",
                        "It is tried again when its file changes."))
                .orElseGet(DocumentLookup::unknown);
    }

    private static NotFound unknown() {
        return new NotFound("There is no such document in the library.",
                "Take an id from the results of a search.");
    }
}
