package dev.carrel.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.Origin;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.Snapshot;
import dev.carrel.library.Library;

/// Documents that were removed and are named to be added again.
///
/// @param others names of something else
record Readmission(List<RemovedDocument> documents, List<String> others) {
    private static final int SHORTEST_ID = 4;

    static Readmission find(List<String> names, Library library, Desk desk) throws IOException {
        Readmission found = new Readmission(new ArrayList<>(), new ArrayList<>());
        try (Snapshot snapshot = library.snapshot()) {
            List<RemovedDocument> removed = snapshot.removed();
            names.forEach(name -> found.sort(name, removed, desk));
        }
        return found;
    }

    /// What is a path is added as one, and comes back by that.
    private void sort(String name, List<RemovedDocument> removed, Desk desk) {
        List<RemovedDocument> meant = name.isBlank() || Files.exists(desk.here().resolve(name))
                ? List.of()
                : removed.stream().filter(each -> isCalled(name, each)).toList();
        documents.addAll(meant);
        if (meant.isEmpty()) {
            others.add(name);
        }
    }

    private static boolean isCalled(String name, RemovedDocument removed) {
        Origin origin = removed.origin();
        return origin.key().equals(name) || origin.key().endsWith("#" + name)
                || (name.length() >= SHORTEST_ID && origin.id().value().startsWith(name));
    }
}
