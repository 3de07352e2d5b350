package dev.carrel.document;

import java.util.List;

import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Year;
import org.jspecify.annotations.Nullable;

/// An entry of a document's list of cited works, as printed and as far as it could be parsed.
///
/// @param key what the citing source calls the cited work, where it names it at all
public record Reference(String text, @Nullable String key, @Nullable Doi doi, @Nullable String title,
        List<String> authors, @Nullable Year year) {
    public Reference {
        authors = List.copyOf(authors);
    }
}
