package dev.carrel.cli.argument;

import java.io.IOException;
import java.util.Optional;

import dev.carrel.cli.run.CommandContext;
import dev.carrel.document.DocumentId;
import dev.carrel.index.Snapshot;
import dev.carrel.library.NamedWork;
import dev.carrel.library.Naming;

/// Finds what people mean by a name, paths seen from the working directory.
public final class DocumentNaming {
    private final Snapshot snapshot;
    private final CommandContext desk;

    public DocumentNaming(Snapshot snapshot, CommandContext desk) {
        this.snapshot = snapshot;
        this.desk = desk;
    }

    /// The document that a name means, or the work with its versions.
    ///
    /// @throws dev.carrel.base.UserError if different works go by that name
    public Optional<NamedWork> work(String name) throws IOException {
        Optional<NamedWork> work = Naming.work(name, snapshot);
        return work.isPresent() ? work : Naming.work(path(name), snapshot);
    }

    /// @throws dev.carrel.base.UserError if several documents go by that name
    Optional<DocumentId> document(String name) throws IOException {
        Optional<DocumentId> document = Naming.document(name, snapshot);
        return document.isPresent() ? document : Naming.document(path(name), snapshot);
    }

    /// The name taken for a path, seen from the working directory.
    public String path(String name) {
        return desk.path(name);
    }
}
