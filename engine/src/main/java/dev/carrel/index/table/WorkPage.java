package dev.carrel.index.table;

import java.util.List;

import dev.carrel.document.DocumentId;

/// Some works that follow one another in a table.
///
/// @param total how many there are in all
public record WorkPage(int total, List<ListedWork> works) {
    /// A work in its place.
    ///
    /// @param versions all its documents, by id
    /// @param citedBy  how many other works of the library cite it
    public record ListedWork(List<DocumentId> versions, int citedBy) {
        public ListedWork {
            versions = List.copyOf(versions);
        }
    }

    public WorkPage {
        works = List.copyOf(works);
    }
}
