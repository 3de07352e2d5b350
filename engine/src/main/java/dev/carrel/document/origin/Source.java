package dev.carrel.document.origin;

import java.time.Instant;

import dev.carrel.base.Worded;
import dev.carrel.document.DocumentId;
import org.jspecify.annotations.Nullable;

/// A place that documents come from, as the library remembers it.
///
/// @param synced when it was last brought up to date; null if never to the end
public record Source(String id, Kind kind, String location, @Nullable Instant synced) {
    /// The sort of place that it is.
    public enum Kind implements Worded {
        FOLDER, FILE, CORPUS, CITATIONS, BIBLIOGRAPHY, BOOKMARKS, ZOTERO, BROWSER;

        /// True if each document is a file of its own and nothing but the file says what is in it.
        public boolean isOfFiles() { return this == FOLDER || this == FILE; }
    }

    /// The pages that a browser sent. There is one browser to a library, wherever its pages are kept.
    public static final Source BROWSER = at(Kind.BROWSER, "browser");

    public static Source at(Kind kind, String location) {
        return new Source(DocumentId.of(location).value().substring(0, 8), kind, location, null);
    }

    public Source syncedAt(Instant time) {
        return new Source(id, kind, location, time);
    }
}
