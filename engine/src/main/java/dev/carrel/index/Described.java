package dev.carrel.index;

import java.util.Locale;

import dev.carrel.document.Metadata;
import dev.carrel.document.Origin;

/// A document without its text.
public record Described(Metadata metadata, Origin origin) {
    /// What sort of version of a work it is, in a word or two.
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
