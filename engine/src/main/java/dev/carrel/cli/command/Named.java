package dev.carrel.cli.command;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.util.List;
import java.util.Optional;

import dev.carrel.cli.terminal.SafeText;
import dev.carrel.document.DocumentId;
import dev.carrel.document.UserError;
import dev.carrel.index.Snapshot;

/// Finds a document by what people call it: an id or its beginning, a path, a DOI or a cite key.
final class Named {
    private static final int CANDIDATES = 5;

    private final Snapshot snapshot;
    private final Desk desk;

    Named(Snapshot snapshot, Desk desk) {
        this.snapshot = snapshot;
        this.desk = desk;
    }

    /// @throws UserError if several go by that name
    Optional<DocumentId> one(String name) throws IOException {
        List<DocumentId> found = snapshot.named(name);
        if (found.isEmpty()) {
            found = snapshot.named(path(name));
        }
        if (found.size() > 1) {
            throw ambiguous(name, found);
        }
        return found.stream().findFirst();
    }

    /// The name taken for a path, seen from the working directory.
    String path(String name) {
        try {
            return desk.here().resolve(name).normalize().toString();
        } catch (InvalidPathException e) {
            return name;
        }
    }

    private UserError ambiguous(String name, List<DocumentId> found) throws IOException {
        StringBuilder candidates = new StringBuilder();
        for (DocumentId id : found.subList(0, Math.min(CANDIDATES, found.size()))) {
            String title = snapshot.document(id).map(entry -> entry.document().metadata().title()).orElse("");
            candidates.append("\n  ").append(id).append("  ").append(SafeText.line(title));
        }
        String more = found.size() > CANDIDATES ? "\n  and " + (found.size() - CANDIDATES) + " more" : "";
        return UserError.usage(found.size() + " documents go by the name " + name + ".",
                "Give the whole id of one of them:" + candidates + more);
    }
}
