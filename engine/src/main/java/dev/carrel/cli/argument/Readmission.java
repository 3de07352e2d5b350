package dev.carrel.cli.argument;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.cli.run.CommandContext;
import dev.carrel.document.origin.Origin;
import dev.carrel.index.RemovedDocument;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;

/// Documents that were removed and are named to be added again.
///
/// @param others names of something else
public record Readmission(List<RemovedDocument> documents, List<String> others) {
    private static final int SHORTEST_ID = 4;

    public static Readmission find(List<String> names, Library library, CommandContext desk)
            throws IOException {
        Readmission found = new Readmission(new ArrayList<>(), new ArrayList<>());
        try (LibraryContents contents = library.contents()) {
            List<RemovedDocument> removed = contents.removed();
            names.forEach(name -> found.sort(name, removed, desk));
        }
        return found;
    }

    /// A file of a source comes back in its source; any other path is added as one.
    private void sort(String name, List<RemovedDocument> removed, CommandContext desk) {
        Path path = desk.here().resolve(name).normalize();
        List<RemovedDocument> meant = name.isBlank()
                ? List.of()
                : removed.stream()
                        .filter(each -> Files.exists(path) ? isAt(path, each) : isCalled(name, each))
                        .toList();
        documents.addAll(meant);
        if (meant.isEmpty()) {
            others.add(name);
        }
    }

    /// An entry of a bibliography is at the path of all its others.
    private static boolean isAt(Path path, RemovedDocument removed) {
        Origin origin = removed.origin();
        return origin.key().indexOf('#') < 0 && path.equals(Path.of(origin.path()));
    }

    private static boolean isCalled(String name, RemovedDocument removed) {
        Origin origin = removed.origin();
        return origin.key().equals(name) || origin.key().endsWith("#" + name)
                || (name.length() >= SHORTEST_ID && origin.id().value().startsWith(name));
    }
}
