package dev.carrel.mcp.tool;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.carrel.base.UserError;
import dev.carrel.index.IndexEntry;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.NamedWork;

/// Finds what a caller means by a name: a document, or a work with its versions, see [LibraryContents#work].
public final class NamedTarget {
    private NamedTarget() {}

    /// @throws UserError if there is none, if different works are called so, or if it could not be read
    static NamedWork work(String name, LibraryContents contents) throws IOException {
        Optional<NamedWork> found = contents.work(name);
        if (found.isEmpty()) {
            throw absent(name, contents);
        }
        return found.get();
    }

    /// Several of them.
    static List<NamedWork> works(List<String> names, Library library) throws IOException {
        try (LibraryContents contents = library.contents()) {
            List<NamedWork> works = new ArrayList<>();
            for (String name : names) {
                works.add(work(name, contents));
            }
            return works;
        }
    }

    public static IndexEntry document(String name, LibraryContents contents) throws IOException {
        return contents.read(work(name, contents));
    }

    private static UserError absent(String name, LibraryContents contents) throws IOException {
        return contents.failure(name).isPresent()
                ? UserError.usage("The document " + name + " could not be read.",
                        "The tool library with list=problems says why.")
                : unknown(name);
    }

    private static UserError unknown(String name) {
        return UserError.usage("There is no document " + CharacterBudget.cut(name, 200) + " in the library.",
                "Take an id from the results of search.");
    }
}
