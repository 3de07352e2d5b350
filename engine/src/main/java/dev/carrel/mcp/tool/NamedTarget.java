package dev.carrel.mcp.tool;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import dev.carrel.base.UserError;
import dev.carrel.index.Failure;
import dev.carrel.index.IndexEntry;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.NamedWork;

/// Finds what a caller means by a name: a document, or a work with its versions, see [LibraryContents#work].
public final class NamedTarget {
    private NamedTarget() {}

    /// @throws UserError if there is none, if different works are called so, or if it could not be read
    static List<NamedWork> works(List<String> names, Library library) throws IOException {
        try (LibraryContents contents = library.contents()) {
            return contents.works(names, NamedTarget::absent);
        }
    }

    public static IndexEntry document(String name, LibraryContents contents) throws IOException {
        return contents.read(contents.works(List.of(name), NamedTarget::absent).getFirst());
    }

    private static UserError absent(String name, Optional<Failure> failure) {
        return failure.isPresent()
                ? UserError.usage("The document " + name + " could not be read.",
                        "The tool library with list=problems says why.")
                : UserError.usage(
                        "There is no document " + CharacterBudget.cut(name, 200) + " in the library.",
                        "Take an id from the results of search.");
    }
}
