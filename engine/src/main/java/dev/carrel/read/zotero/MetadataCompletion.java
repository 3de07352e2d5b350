package dev.carrel.read.zotero;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

import dev.carrel.document.Metadata;
import org.jspecify.annotations.Nullable;

/// Fills what Zotero does not say about an item from what its files say, and remembers what.
final class MetadataCompletion {
    private final List<Metadata> found;
    private final List<String> filled = new ArrayList<>();

    MetadataCompletion(List<Metadata> found) {
        this.found = found;
    }

    /// @param title what it is called where nothing else is known
    Metadata.Builder fill(Metadata own, String title) {
        String known = own.title().isEmpty() ? taken("title", MetadataCompletion::title) : own.title();
        Metadata.Builder filling = Metadata.of(Objects.requireNonNullElse(known, title), own.type())
                .authors(own.authors()).contributors(own.contributors()).year(own.year())
                .citekey(own.citekey())
                .collections(own.collections()).tags(own.tags()).entry(own.entry());
        fill("published", own, Metadata::published, filling::published);
        fill("summary", own, Metadata::summary, filling::summary);
        fill("url", own, Metadata::url, filling::url);
        fill("site", own, Metadata::site, filling::site);
        fill("doi", own, Metadata::doi, filling::doi);
        if (own.authors().isEmpty()) {
            List<String> authors = taken("authors", file -> file.authors().isEmpty() ? null : file.authors());
            filling.authors(authors == null ? List.of() : authors);
        }
        if (own.year() == null) {
            filling.year(taken("year", Metadata::year));
        }
        return filling;
    }

    private <T> void fill(String name, Metadata own, Function<Metadata, @Nullable T> value, Taker<T> into) {
        T known = value.apply(own);
        into.accept(known == null ? taken(name, value) : known);
    }

    /// Takes a value that may be missing.
    private interface Taker<T> {
        Metadata.Builder accept(@Nullable T value);
    }

    private <T> @Nullable T taken(String name, Function<Metadata, @Nullable T> value) {
        for (Metadata file : found) {
            T known = value.apply(file);
            if (known != null) {
                filled.add(name);
                return known;
            }
        }
        return null;
    }

    private static @Nullable String title(Metadata file) {
        return file.title().isEmpty() ? null : file.title();
    }

    /// The names of what was taken from files.
    List<String> filled() {
        return filled;
    }

    /// Of what is stored about a document, only what was taken from its files.
    static Metadata taken(Metadata stored, List<String> filled) {
        return Metadata.of(filled.contains("title") ? stored.title() : "", stored.type())
                .authors(filled.contains("authors") ? stored.authors() : List.of())
                .year(filled.contains("year") ? stored.year() : null)
                .published(filled.contains("published") ? stored.published() : null)
                .summary(filled.contains("summary") ? stored.summary() : null)
                .url(filled.contains("url") ? stored.url() : null)
                .site(filled.contains("site") ? stored.site() : null)
                .doi(filled.contains("doi") ? stored.doi() : null).build();
    }
}
