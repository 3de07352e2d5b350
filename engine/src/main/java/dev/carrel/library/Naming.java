package dev.carrel.library;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentId;
import dev.carrel.document.UserError;
import dev.carrel.index.Failure;
import dev.carrel.index.Snapshot;

/// What programs call documents: by an id or its beginning, a path, a DOI or a cite key.
public final class Naming {
    private static final int CANDIDATES = 5;

    private Naming() {}

    /// The document that goes by a name.
    ///
    /// @throws UserError if several do
    public static Optional<DocumentId> document(String name, Snapshot snapshot) throws IOException {
        List<DocumentId> found = snapshot.named(name.strip());
        if (found.size() > 1) {
            String ids = found.stream().limit(CANDIDATES).map(DocumentId::value)
                    .collect(Collectors.joining(", "));
            throw UserError.usage(found.size() + " documents go by this name.",
                    "Give the whole id of one of them: " + ids
                            + (found.size() > CANDIDATES ? ", …." : "."));
        }
        return found.stream().findFirst();
    }

    /// What could not be read and goes by a name.
    public static Optional<Failure> failure(String name, Snapshot snapshot) throws IOException {
        return snapshot.failures().stream().filter(failure -> failure.origin().path().equals(name)
                || failure.origin().id().value().equals(name)).findFirst();
    }
}
