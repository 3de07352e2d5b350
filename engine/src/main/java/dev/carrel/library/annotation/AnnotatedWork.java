package dev.carrel.library.annotation;

import java.util.Locale;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Year;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.work.WorkIdentity;
import org.jspecify.annotations.Nullable;

/// The document that somebody made an annotation in, with what it is recognised by when it comes back to the library from
/// another place.
///
/// @param content the hash of the file that the boxes are of
/// @param author  the first; empty if none is known
public record AnnotatedWork(DocumentId document, String content, String title, String author,
        @Nullable Year year, @Nullable Doi doi) {
    /// Shorter titles (`Introduction`, `Notes`) are those of many documents.
    private static final int TITLE_WORDS = 3;

    static AnnotatedWork of(Origin origin, Metadata metadata) {
        return new AnnotatedWork(origin.id(), origin.fingerprint().hash().value(), metadata.title(),
                metadata.people().isEmpty() ? "" : metadata.people().getFirst(), metadata.year(),
                metadata.doi());
    }

    /// True of a document with the same DOI, or, where one of both has none, with the same title of some length, year and
    /// first author, as far as these are known.
    boolean isSameAs(WorkIdentity other) {
        if (doi != null && other.doi() != null) {
            return doi.equals(other.doi());
        }
        String otherAuthor = other.authors().isEmpty() ? "" : other.authors().getFirst();
        return normal(title).equals(normal(other.title())) && normal(title).split(" ").length >= TITLE_WORDS
                && (year == null || other.year() == null || year.equals(other.year()))
                && (author.isEmpty() || otherAuthor.isEmpty() || family(author).equals(family(otherAuthor)));
    }

    AnnotatedWork in(DocumentId other) {
        return new AnnotatedWork(other, content, title, author, year, doi);
    }

    private static String normal(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }

    private static String family(String name) {
        int comma = name.indexOf(',');
        return normal(comma >= 0 ? name.substring(0, comma) : name.substring(name.lastIndexOf(' ') + 1));
    }
}
