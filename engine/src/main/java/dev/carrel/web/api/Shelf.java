package dev.carrel.web.api;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.carrel.document.DocumentId;
import dev.carrel.index.Entry;
import dev.carrel.index.Snapshot;
import dev.carrel.library.Library;
import dev.carrel.library.Naming;
import dev.carrel.web.route.Absent;

/// Finds documents by what callers call them: an id or its beginning, a path, a DOI or a cite key.
final class Shelf {
    private Shelf() {}

    /// @throws Absent if there is none
    static DocumentId id(String name, Snapshot snapshot) throws IOException {
        Optional<DocumentId> found = Naming.document(name, snapshot);
        if (found.isEmpty()) {
            throw absent(name, snapshot);
        }
        return found.get();
    }

    static List<DocumentId> ids(List<String> names, Library library) throws IOException {
        try (Snapshot snapshot = library.snapshot()) {
            List<DocumentId> ids = new ArrayList<>();
            for (String name : names) {
                ids.add(id(name, snapshot));
            }
            return ids;
        }
    }

    static Entry entry(String name, Snapshot snapshot) throws IOException {
        return snapshot.document(id(name, snapshot)).orElseThrow(Shelf::unknown);
    }

    private static Absent absent(String name, Snapshot snapshot) throws IOException {
        return Naming.failure(name, snapshot)
                .map(failure -> new Absent("This document could not be read: " + failure.reason() + ".",
                        "It is tried again when its file changes."))
                .orElseGet(Shelf::unknown);
    }

    private static Absent unknown() {
        return new Absent("There is no such document in the library.",
                "Take an id from the results of a search.");
    }
}
