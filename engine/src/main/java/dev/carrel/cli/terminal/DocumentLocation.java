package dev.carrel.cli.terminal;

import dev.carrel.document.DocumentId;
import dev.carrel.index.DocumentSummary;

/// The location of a document, in one line.
public final class DocumentLocation {
    private static final int SHORT_ID = 8;

    private DocumentLocation() {}

    /// The beginning of an id, which is enough to name a document by.
    public static String brief(DocumentId id) {
        return id.value().substring(0, SHORT_ID);
    }

    static String of(DocumentSummary document) {
        String url = document.metadata().url();
        return document.form() + "  " + brief(document.origin().id()) + "  " + document.origin().path()
                + (url == null ? "" : "  " + url);
    }
}
