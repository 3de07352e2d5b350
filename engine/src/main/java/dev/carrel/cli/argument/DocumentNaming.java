package dev.carrel.cli.argument;

import java.io.IOException;
import java.util.Optional;

import dev.carrel.cli.run.CommandContext;
import dev.carrel.document.DocumentId;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.NamedWork;

/// Finds what people mean by a name, paths seen from the working directory.
public record DocumentNaming(LibraryContents contents, CommandContext desk) {
    /// The document that a name means, or the work with its versions.
    ///
    /// @throws dev.carrel.base.UserError if different works go by that name
    public Optional<NamedWork> work(String name) throws IOException {
        Optional<NamedWork> work = contents.work(name);
        return work.isPresent() ? work : contents.work(path(name));
    }

    /// @throws dev.carrel.base.UserError if several documents go by that name
    Optional<DocumentId> document(String name) throws IOException {
        Optional<DocumentId> document = contents.document(name);
        return document.isPresent() ? document : contents.document(path(name));
    }

    /// The name taken for a path, seen from the working directory.
    public String path(String name) {
        return desk.path(name);
    }
}
