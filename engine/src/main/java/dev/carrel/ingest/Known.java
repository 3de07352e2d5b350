package dev.carrel.ingest;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Origin;
import dev.carrel.document.Source;
import dev.carrel.index.Failure;
import dev.carrel.index.Snapshot;

/// What the library knew before a run.
final class Known {
    private final Map<DocumentId, Origin> origins = new HashMap<>();
    private final Map<DocumentId, String> failures = new HashMap<>();

    Known(Snapshot snapshot) throws IOException {
        snapshot.origins(origin -> origins.put(origin.id(), origin));
        for (Failure failure : snapshot.failures()) {
            failures.put(failure.origin().id(), failure.reason());
        }
    }

    Optional<Origin> origin(DocumentId id) {
        return Optional.ofNullable(origins.get(id));
    }

    /// Why a document could not be read the last time.
    Optional<String> failure(DocumentId id) {
        return Optional.ofNullable(failures.get(id));
    }

    Set<DocumentId> of(Source source) {
        Set<DocumentId> ids = new HashSet<>();
        origins.forEach((id, origin) -> {
            if (origin.source().equals(source.id())) {
                ids.add(id);
            }
        });
        return ids;
    }
}
