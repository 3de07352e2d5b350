package dev.carrel.mcp.tool;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.carrel.base.UserError;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.Snapshot;
import dev.carrel.library.Library;
import dev.carrel.library.NamedWork;
import dev.carrel.library.Naming;

/// Finds what a caller means by a name: a document, or a work with its versions, see [Naming].
public final class NamedTarget {
    private NamedTarget() {}

    /// @throws UserError if there is none, if different works are called so, or if it could not be read
    static NamedWork work(String name, Snapshot snapshot) throws IOException {
        Optional<NamedWork> found = Naming.work(name, snapshot);
        if (found.isEmpty()) {
            throw absent(name, snapshot);
        }
        return found.get();
    }

    /// Several of them.
    static List<NamedWork> works(List<String> names, Library library) throws IOException {
        try (Snapshot snapshot = library.snapshot()) {
            List<NamedWork> works = new ArrayList<>();
            for (String name : names) {
                works.add(work(name, snapshot));
            }
            return works;
        }
    }

    public static IndexEntry document(String name, Snapshot snapshot) throws IOException {
        return work(name, snapshot).read(snapshot);
    }

    private static UserError absent(String name, Snapshot snapshot) throws IOException {
        return Naming.failure(name, snapshot).isPresent()
                ? UserError.usage("The document " + name + " could not be read.",
                        "The tool library with list=problems says why.")
                : unknown(name);
    }

    private static UserError unknown(String name) {
        return UserError.usage("There is no document " + CharacterBudget.cut(name, 200) + " in the library.",
                "Take an id from the results of search.");
    }
}
