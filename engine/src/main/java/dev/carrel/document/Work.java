package dev.carrel.document;

import java.util.List;

import org.jspecify.annotations.Nullable;

/// What a document is recognised by when another cites it, or is the same work in another form.
///
/// @param source  the source it belongs to
/// @param key     what that source calls it
/// @param sketch  of its text
public record Work(DocumentId id, String source, String key, String path, DocumentType type, String title,
        List<String> authors, @Nullable Integer year, @Nullable String doi, @Nullable String citekey,
        @Nullable String url, TextSketch sketch) {
    public Work {
        authors = List.copyOf(authors);
    }

    public static Work of(Origin origin, Document document) {
        Metadata metadata = document.metadata();
        return new Work(origin.id(), origin.source(), origin.key(), origin.path(), metadata.type(),
                metadata.title(),
                metadata.authors(), metadata.year(), metadata.doi(), metadata.citekey(), metadata.url(),
                TextSketch.of(document.text()));
    }
}
