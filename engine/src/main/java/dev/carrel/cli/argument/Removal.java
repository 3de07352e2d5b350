package dev.carrel.cli.argument;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import dev.carrel.cli.run.CommandContext;
import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.index.RemovedDocument;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;

/// The documents and sources that go by the names that a person wants removed.
///
/// @param documents those of the sources included
/// @param unknown   names that nothing goes by
public record Removal(Set<DocumentId> documents, List<Source> sources, List<String> unknown) {
    public static Removal find(List<String> names, Library library, CommandContext desk) throws IOException {
        Removal removal = new Removal(new LinkedHashSet<>(), new ArrayList<>(), new ArrayList<>());
        try (LibraryContents contents = library.contents()) {
            List<Origin> origins = contents.origins();
            List<Source> sources = contents.sources();
            DocumentNaming named = new DocumentNaming(contents, desk);
            for (String name : names) {
                if (!removal.place(name, sources, origins)
                        && !removal.place(named.path(name), sources, origins)) {
                    removal.document(name, named.document(name));
                }
            }
        }
        return removal;
    }

    /// A source, a folder, or a file; one that could not be read too.
    private boolean place(String path, List<Source> all, List<Origin> origins) {
        List<Source> there = all.stream().filter(source -> source.location().equals(path)).toList();
        Set<String> ids = new LinkedHashSet<>();
        there.forEach(source -> ids.add(source.id()));
        List<DocumentId> below = origins.stream()
                .filter(origin -> ids.contains(origin.source()) || isBelow(origin.path(), path))
                .map(Origin::id).toList();
        sources.addAll(there);
        documents.addAll(below);
        return !there.isEmpty() || !below.isEmpty();
    }

    /// Something that a program serves stands at an address, and nothing is below it.
    private static boolean isBelow(String place, String path) {
        try {
            return !path.isEmpty() && Path.of(path).isAbsolute() && Path.of(place).startsWith(path);
        } catch (InvalidPathException address) {
            return false;
        }
    }

    private void document(String name, Optional<DocumentId> found) {
        found.ifPresentOrElse(documents::add, () -> unknown.add(name));
    }

    public boolean isEmpty() { return documents.isEmpty() && sources.isEmpty(); }

    /// @return what stays out though its source holds it
    public List<RemovedDocument> carryOut(Library library) throws IOException {
        if (isEmpty()) {
            // It may have been removed by a run that was cut off before its end.
            library.upkeep().settle();
            return List.of();
        }
        return library.upkeep().remove(List.copyOf(documents), sources.stream().map(Source::id).toList());
    }
}
