package dev.carrel.ingest.source;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

import dev.carrel.read.Format;

/// The files in a folder that a bibliography in the same folder attaches to its entries. They are read with their
/// entries, and are no documents of their own besides.
record AttachedFiles(Set<Path> paths) {
    static AttachedFiles in(Path root, InventoryReading reading, BooleanSupplier stopped)
            throws IOException {
        Set<Path> paths = new HashSet<>();
        FolderWalk.over(root, FolderWalk.files(stopped, file -> {
            if (isNamedLikeOne(file)) {
                Optional<Format> format = reading.format(file);
                format.ifPresent(known -> reading.attachments(file, known).forEach(paths::add));
            }
        }));
        return new AttachedFiles(paths);
    }

    private static boolean isNamedLikeOne(Path file) {
        return file.getFileName().toString().matches("(?i).+\\.(bib|bibtex|biblatex|ris|json)");
    }

    boolean hold(Path file) {
        return paths.contains(file);
    }
}
