package dev.carrel.library.trial;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.ingest.Report;
import dev.carrel.library.Library;

/// Brings a test collection's documents into a library of their own.
public final class Collection {
    /// Adds them.
    @FunctionalInterface
    public interface Adding {
        Report add(List<Path> paths) throws IOException;
    }

    private Collection() {}

    /// Adds a corpus to a library, unless that was done, to the end, since the corpus last changed.
    ///
    /// @return how many documents of it could not be read
    public static int bringIn(Path corpus, Library library, Adding adding) throws IOException {
        if (isComplete(library, Files.getLastModifiedTime(corpus).toInstant())) {
            return 0;
        }
        Report report = adding.add(List.of(corpus));
        if (report.interrupted()) {
            throw UserError.cannotRun("Interrupted before the collection was indexed.",
                    "Do the same again to go on from here.");
        }
        return report.failed().size();
    }

    private static boolean isComplete(Library library, Instant changed) throws IOException {
        var status = library.status();
        return status.waiting() == 0 && status.sources().stream()
                .anyMatch(source -> source.synced() != null && source.synced().isAfter(changed));
    }
}
