package dev.carrel.assist.matrix;

import java.util.List;

import dev.carrel.document.DocumentId;
import org.jspecify.annotations.Nullable;

/// A work that the questions of a matrix are asked of.
///
/// @param document stands for the work, as long as it is one of its versions
/// @param versions all documents of the work, the fullest first
/// @param content  a mark of their content; another one means that they have changed
public record MatrixRow(DocumentId document, List<DocumentId> versions, String title, List<String> authors,
        @Nullable Integer year, String content) {
    public MatrixRow {
        versions = List.copyOf(versions);
        authors = List.copyOf(authors);
    }

    MatrixRow under(DocumentId name) {
        return new MatrixRow(name, versions, title, authors, year, content);
    }

    /// The same work in a matrix that knows it already keeps the name that its cells are kept under.
    public MatrixRow like(List<MatrixRow> before) {
        return before.stream().filter(row -> versions.contains(row.document)).findFirst()
                .map(row -> under(row.document)).orElse(this);
    }
}
