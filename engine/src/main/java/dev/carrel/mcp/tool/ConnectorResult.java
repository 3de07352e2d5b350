package dev.carrel.mcp.tool;

import dev.carrel.index.DocumentSummary;
import dev.carrel.index.FoundPassage;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.ObjectShape.Reading;
import dev.carrel.library.shape.Shape;

/// One result as connectors of research assistants require it: id, title and address first, then all that the library says
/// of it.
final class ConnectorResult {
    private static final ObjectShape<DocumentSummary> NAMED = Shape.<DocumentSummary>object("Named")
            .text("id", document -> document.origin().id().value())
            .text("title", document -> document.metadata().title())
            .text("url", document -> DocumentUrl.of(document.metadata(), document.origin()));

    private ConnectorResult() {}

    /// @param rest all that the library says
    static <T, V> ObjectShape<T> of(String name, Reading<T, DocumentSummary> document, ObjectShape<V> rest,
            Reading<T, V> part) {
        return Shape.<T>object(name).all(NAMED, document).all(rest, part);
    }

    static DocumentSummary document(FoundPassage found) {
        return new DocumentSummary(found.metadata(), found.origin());
    }
}
