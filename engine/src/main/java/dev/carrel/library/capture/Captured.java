package dev.carrel.library.capture;

import java.io.IOException;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.StoredDocuments;
import dev.carrel.ingest.Report;

/// A page that the library holds now.
///
/// @param document its summary is the one that was made of it
/// @param news     whether the library had it already
public record Captured(DocumentSummary document, News news) {
    /// The change that the page made to the library.
    public enum News {
        STORED, UNCHANGED
    }

    /// @throws UserError if the run was ended before the page was in the index
    public static Captured of(DocumentId id, Report report, StoredDocuments now) throws IOException {
        List<DocumentSummary> found = now.summaries(List.of(id));
        if (found.isEmpty()) {
            throw UserError.busy("The page is kept, and is not searchable yet.",
                    "It comes in with the next `carrel sync`.");
        }
        return new Captured(found.getFirst(), report.indexed() > 0 ? News.STORED : News.UNCHANGED);
    }
}
