package dev.carrel.mcp.tool;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentId;
import dev.carrel.document.UserError;
import dev.carrel.index.Entry;
import dev.carrel.index.Failure;
import dev.carrel.index.Snapshot;
import dev.carrel.library.Library;

/// Finds the one document that a caller means: by an id or its beginning, a path, a DOI or a cite key.
public final class Wanted {
    private static final int CANDIDATES = 5;

    private Wanted() {}

    /// @throws UserError if there is none, if there are several, or if it could not be read
    public static DocumentId id(String name, Snapshot snapshot) throws IOException {
        List<DocumentId> found = snapshot.named(name.strip());
        if (found.size() == 1) {
            return found.getFirst();
        }
        throw found.isEmpty() ? absent(name, snapshot) : ambiguous(name, found);
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
        return snapshot.failures().stream().filter(failure -> is(name, failure)).findFirst()
                .map(failure -> UserError.usage("The document " + name + " could not be read.",
                        "The tool library with list=problems says why."))
                .orElseGet(() -> unknown(name));
    }

    private static boolean is(String name, Failure failure) {
        return failure.origin().path().equals(name) || failure.origin().id().value().equals(name);
    }

    private static UserError unknown(String name) {
        return UserError.usage("There is no document " + Budget.cut(name, 200) + " in the library.",
                "Take an id from the results of search.");
    }

    private static UserError ambiguous(String name, List<DocumentId> found) {
        String ids = found.stream().limit(CANDIDATES).map(DocumentId::value)
                .collect(Collectors.joining(", "));
        return UserError.usage(found.size() + " documents go by the name " + name + ".",
                "Give the whole id of one of them: " + ids + (found.size() > CANDIDATES ? ", …." : "."));
    }
}
