package dev.carrel.index;

import java.util.Locale;

import dev.carrel.document.Metadata;
import dev.carrel.document.label.WorkLabels;
import dev.carrel.document.origin.Origin;

/// A document without its text.
///
/// @param labels the reader's own
public record DocumentSummary(Metadata metadata, Origin origin, WorkLabels labels) {
    public DocumentSummary(Metadata metadata, Origin origin) {
        this(metadata, origin, WorkLabels.NONE);
    }

    /// The sort of version of a work that it is, in a word or two.
    public String form() {
        if (metadata.zotero() != null) {
            return "Zotero item";
        }
        if (metadata.entry() != null) {
            return "bibliography entry";
        }
        return origin.path().toLowerCase(Locale.ROOT).endsWith(".pdf") ? "PDF" : metadata.type().word();
    }
}
