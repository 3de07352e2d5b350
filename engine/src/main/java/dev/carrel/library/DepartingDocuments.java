package dev.carrel.library;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.SourceRegister;
import dev.carrel.index.StoredDocuments;

/// The documents that leave a library together with some sources.
///
/// @param sources    by id; a source that is one file is nothing without it
/// @param remembered documents that a source which stays would bring back
record DepartingDocuments(Set<String> sources, List<RemovedDocument> remembered) {
    static DepartingDocuments of(List<DocumentId> documents, List<String> leaving,
            SourceRegister register, StoredDocuments stored) throws IOException {
        List<Source> all = register.sources();
        Set<String> sources = new HashSet<>(leaving);
        Map<Origin, Source> held = new LinkedHashMap<>();
        for (Origin origin : origins(Set.copyOf(documents), register)) {
            all.stream().filter(source -> source.kind() == Source.Kind.FILE)
                    .filter(source -> source.location().equals(origin.path()))
                    .forEach(source -> sources.add(source.id()));
            Optional<Source> holder = holder(origin,
                    all.stream().filter(source -> !sources.contains(source.id())).toList());
            holder.ifPresent(source -> held.put(origin, source));
        }
        return new DepartingDocuments(sources, remembered(held, stored));
    }

    private static List<Origin> origins(Set<DocumentId> documents, SourceRegister register)
            throws IOException {
        List<Origin> origins = new ArrayList<>();
        register.origins(origin -> {
            if (documents.contains(origin.id()) && !origin.isPlace()) {
                origins.add(origin);
            }
        });
        return origins;
    }

    /// A page from a browser is deleted, and nobody holds it any more.
    private static Optional<Source> holder(Origin origin, List<Source> staying) {
        return staying.stream().filter(source -> source.kind() != Source.Kind.BROWSER)
                .filter(source -> source.id().equals(origin.source())
                        || (source.kind() == Source.Kind.FOLDER && isBelow(origin, source)))
                .findFirst();
    }

    private static boolean isBelow(Origin origin, Source folder) {
        try {
            return Path.of(origin.path()).startsWith(folder.location());
        } catch (InvalidPathException address) {
            return false;
        }
    }

    private static List<RemovedDocument> remembered(Map<Origin, Source> held, StoredDocuments stored)
            throws IOException {
        Map<DocumentId, String> titles = new HashMap<>();
        stored.summaries(held.keySet().stream().map(Origin::id).toList())
                .forEach(document -> titles.put(document.origin().id(), document.metadata().title()));
        List<RemovedDocument> remembered = new ArrayList<>();
        held.forEach((origin, holder) -> {
            String title = titles.getOrDefault(origin.id(), "");
            remembered
                    .add(new RemovedDocument(new Origin(origin.id(), holder.id(), origin.key(), origin.path(),
                            origin.fingerprint(), origin.added()), title.isBlank() ? origin.key() : title));
        });
        return remembered;
    }
}
