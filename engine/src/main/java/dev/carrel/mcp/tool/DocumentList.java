package dev.carrel.mcp.tool;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;

import dev.carrel.document.origin.Origin;
import dev.carrel.index.Coverage;
import dev.carrel.index.DocumentSummary;
import dev.carrel.library.LibraryContents;
import org.jspecify.annotations.Nullable;

/// Some of a library's documents in the order of their paths.
///
/// @param next what the next page begins after; null if nothing follows
public record DocumentList(List<DocumentSummary> documents, @Nullable String next) {
    public DocumentList {
        documents = List.copyOf(documents);
    }

    /// The documents behind a place. A place is the last document's own, so that pages fit together while others add
    /// and remove documents.
    ///
    /// @param after empty for the first page
    public static DocumentList after(String after, int limit, LibraryContents contents) throws IOException {
        List<Origin> behind = contents.coverage().stream().map(Coverage::origin)
                .filter(origin -> place(origin).compareTo(after) > 0)
                .sorted(Comparator.comparing(DocumentList::place)).toList();
        List<Origin> page = behind.subList(0, Math.min(limit, behind.size()));
        return new DocumentList(contents.summaries(page.stream().map(Origin::id).toList()),
                behind.size() > limit ? place(page.getLast()) : null);
    }

    /// Many documents can be in one file.
    private static String place(Origin origin) {
        return origin.path() + "\n" + origin.id();
    }
}
