package dev.carrel.document;

import java.util.List;

import org.jspecify.annotations.Nullable;

/// What is known about a document besides its text. A null is what no source told.
///
/// @param summary the abstract, or a page's description
/// @param site    the name of the site, journal or book that it comes from
/// @param published the day of publication as the source gives it, ISO where it can be told
/// @param zotero  its item in Zotero, where it comes from there
public record Metadata(String title, List<String> authors, @Nullable Integer year, DocumentType type,
        @Nullable String summary, @Nullable String url, @Nullable String site, @Nullable String published,
        @Nullable String doi, @Nullable String citekey, @Nullable ZoteroItem zotero, List<String> collections,
        List<String> tags) {
    public Metadata {
        authors = List.copyOf(authors);
        collections = List.copyOf(collections);
        tags = List.copyOf(tags);
    }

    public Metadata titled(String newTitle) {
        return new Metadata(newTitle, authors, year, type, summary, url, site, published, doi, citekey,
                zotero, collections, tags);
    }

    /// The least that can be known: a title and a type.
    public static Builder of(String title, DocumentType type) {
        return new Builder(title, type);
    }

    /// Collects what a reader finds, in any order. Blank text counts as not found.
    public static final class Builder {
        private final String title;
        private DocumentType type;
        private List<String> authors = List.of();
        private @Nullable Integer year;
        private @Nullable String summary;
        private @Nullable String url;
        private @Nullable String site;
        private @Nullable String published;
        private @Nullable String doi;
        private @Nullable String citekey;
        private @Nullable ZoteroItem zotero;
        private List<String> collections = List.of();
        private List<String> tags = List.of();

        private Builder(String title, DocumentType type) {
            this.title = title.strip();
            this.type = type;
        }

        public Builder type(DocumentType value) {
            type = value;
            return this;
        }

        public Builder authors(List<String> value) {
            authors = value;
            return this;
        }

        public Builder year(@Nullable Integer value) {
            year = value;
            return this;
        }

        public Builder summary(@Nullable String value) {
            summary = known(value);
            return this;
        }

        public Builder url(@Nullable String value) {
            url = known(value);
            return this;
        }

        public Builder site(@Nullable String value) {
            site = known(value);
            return this;
        }

        public Builder published(@Nullable String value) {
            published = known(value);
            return this;
        }

        public Builder doi(@Nullable String value) {
            doi = known(value);
            return this;
        }

        public Builder citekey(@Nullable String value) {
            citekey = known(value);
            return this;
        }

        public Builder zotero(@Nullable ZoteroItem value) {
            zotero = value;
            return this;
        }

        public Builder collections(List<String> value) {
            collections = value;
            return this;
        }

        public Builder tags(List<String> value) {
            tags = value;
            return this;
        }

        public Metadata build() {
            return new Metadata(title, authors, year, type, summary, url, site, published, doi, citekey,
                    zotero,
                    collections, tags);
        }

        private static @Nullable String known(@Nullable String value) {
            return value == null || value.isBlank() ? null : value.strip();
        }
    }
}
