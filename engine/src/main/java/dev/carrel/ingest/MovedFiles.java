package dev.carrel.ingest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.base.ContentHash;
import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;

/// Recognises files that have only changed their place: the same content, and nothing left where it was. A file whose
/// old source cannot be reached has not moved, as far as anybody knows. Safe to ask from many threads.
final class MovedFiles {
    private final Map<ContentHash, List<Origin>> byHash;
    private final KnownDocuments known;
    private final Map<String, Boolean> reachable = new HashMap<>();
    private final Set<DocumentId> taken = new HashSet<>();

    MovedFiles(KnownDocuments known) {
        this.known = known;
        this.byHash = known.origins().stream().filter(origin -> isFile(known.source(origin.source())))
                .filter(origin -> !origin.fingerprint().hash().equals(ContentHash.UNKNOWN))
                .collect(Collectors.groupingBy(origin -> origin.fingerprint().hash()));
    }

    /// The place where a file with this content was before, if it is not there any more. Only the first to ask gets it.
    synchronized Optional<Origin> from(ContentHash hash, Source to) {
        if (!to.kind().isOfFiles()) {
            return Optional.empty();
        }
        Optional<Origin> from = byHash.getOrDefault(hash, List.of()).stream()
                .filter(origin -> !taken.contains(origin.id()) && hasLeft(origin)).findFirst();
        from.ifPresent(origin -> taken.add(origin.id()));
        return from;
    }

    private boolean hasLeft(Origin origin) {
        return Files.notExists(Path.of(origin.path()))
                && reachable.computeIfAbsent(origin.source(), this::isReachable);
    }

    private boolean isReachable(String source) {
        return known.source(source).filter(place -> place.kind() == Source.Kind.FILE
                ? Files.isDirectory(Path.of(place.location()).resolveSibling(""))
                : Files.isDirectory(Path.of(place.location()))).isPresent();
    }

    private static boolean isFile(Optional<Source> source) {
        return source.isPresent() && source.get().kind().isOfFiles();
    }
}
