package dev.carrel.mcp.tool;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.carrel.document.DocumentId;
import dev.carrel.document.UserError;
import dev.carrel.index.Entry;
import dev.carrel.index.Snapshot;
import dev.carrel.library.Library;
import dev.carrel.library.Naming;

/// Finds the one document that a caller means: by an id or its beginning, a path, a DOI or a cite key.
public final class Wanted {
    private Wanted() {}

    /// @throws UserError if there is none, if there are several, or if it could not be read
    public static DocumentId id(String name, Snapshot snapshot) throws IOException {
        Optional<DocumentId> found = Naming.document(name, snapshot);
        if (found.isEmpty()) {
            throw absent(name, snapshot);
        }
        return found.get();
    }

    /// Several of them.
    static List<DocumentId> ids(List<String> names, Library library) throws IOException {
        try (Snapshot snapshot = library.snapshot()) {
            List<DocumentId> ids = new ArrayList<>();
            for (String name : names) {
                ids.add(id(name, snapshot));
            }
            return ids;
        }
    }

    public static Entry document(String name, Snapshot snapshot) throws IOException {
        return snapshot.document(id(name, snapshot)).orElseThrow(() -> unknown(name));
    }

    private static UserError absent(String name, Snapshot snapshot) throws IOException {
        return Naming.failure(name, snapshot).isPresent()
                ? UserError.usage("The document " + name + " could not be read.",
                        "The tool library with list=problems says why.")
                : unknown(name);
    }

    private static UserError unknown(String name) {
        return UserError.usage("There is no document " + Budget.cut(name, 200) + " in the library.",
                "Take an id from the results of search.");
    }
}
