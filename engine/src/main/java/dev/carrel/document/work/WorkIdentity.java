package dev.carrel.document.work;

import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Year;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.text.TextSketch;
import org.jspecify.annotations.Nullable;

/// The features that a document is recognised by when another cites it, or is the same work in another form.
///
/// @param source  the source it belongs to
/// @param key     what that source calls it
/// @param sketch  of its text
public record WorkIdentity(DocumentId id, String source, String key, String path, DocumentType type,
        String title,
        List<String> authors, @Nullable Year year, @Nullable Doi doi, @Nullable String citekey,
        @Nullable String url, TextSketch sketch) {
    public WorkIdentity {
        authors = List.copyOf(authors);
    }

    public static WorkIdentity of(Origin origin, Document document) {
        Metadata metadata = document.metadata();
        return new WorkIdentity(origin.id(), origin.source(), origin.key(), origin.path(), metadata.type(),
                metadata.title(),
                metadata.authors(), metadata.year(), metadata.doi(), metadata.citekey(), metadata.url(),
                TextSketch.of(document.text()));
    }
}
