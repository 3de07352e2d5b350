package dev.carrel.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

import dev.carrel.cli.terminal.Figures;
import dev.carrel.document.UserError;
import dev.carrel.ingest.Report;
import dev.carrel.library.Library;

/// Brings a test collection's documents into a library of their own.
final class Collection {
    private Collection() {}

    /// Does nothing if that was done, to the end, since the corpus last changed.
    static void bringIn(Path corpus, Library library, Work work, Desk desk) throws IOException {
        if (isComplete(library, Files.getLastModifiedTime(corpus).toInstant())) {
            return;
        }
        Report report = work.prepare(progress -> library.add(List.of(corpus), progress));
        if (report.interrupted()) {
            throw UserError.cannotRun("Interrupted before the collection was indexed.",
                    "Run the same command again to go on from here.");
        }
        if (!report.failed().isEmpty()) {
            desk.say(Figures.count(report.failed().size(), "document")
                    + " of the collection could not be read.");
        }
    }

    private static boolean isComplete(Library library, Instant changed) throws IOException {
        var status = library.status();
        return status.waiting() == 0 && status.sources().stream()
                .anyMatch(source -> source.synced() != null && source.synced().isAfter(changed));
    }
}
