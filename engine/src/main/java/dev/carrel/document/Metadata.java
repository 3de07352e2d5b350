package dev.carrel.document;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Identifier;
import dev.carrel.document.bibliography.IdentifierFinder;
import dev.carrel.document.bibliography.WorkType;
import dev.carrel.document.bibliography.Year;
import org.jspecify.annotations.Nullable;

/// All that is known about a document besides its text. A null is something that no source told.
///
/// @param contributors those who are named in another role than that of an author, whether or not they stand in for one
/// @param summary the abstract, or a page's description
/// @param site    the name of the site, journal or book that it comes from
/// @param published the day of publication as the source gives it, ISO where it can be told
/// @param zotero  its item in Zotero, where it comes from there
/// @param entry   all that the bibliography or reference manager it comes from tells about it, in that one's own words
/// @param told    what told a fact, by the fact's name, where a reader had more than one source to believe
public record Metadata(String title, List<String> authors, List<Contributor> contributors,
        @Nullable Year year,
        DocumentType type, @Nullable String summary, @Nullable String url, @Nullable String site,
        @Nullable String published, @Nullable Doi doi, @Nullable String citekey,
        @Nullable ZoteroItem zotero, List<String> collections, List<String> tags,
        @Nullable BibliographyEntry entry, Map<String, String> told) {
    public Metadata {
        authors = List.copyOf(authors);
        contributors = List.copyOf(contributors);
        collections = List.copyOf(collections);
        tags = List.copyOf(tags);
        // In the order of their names, so that the same document is written the same way each time.
        told = Collections.unmodifiableMap(new TreeMap<>(told));
    }

    /// Everybody who is named, the authors first, nobody twice.
    public List<String> people() {
        return Stream.concat(authors.stream(), contributors.stream().map(Contributor::name)).distinct()
                .toList();
    }

    /// The numbers that registers of works know it by: ISBN, PMID, arXiv id.
    public Collection<Identifier> identifiers() {
        return IdentifierFinder.of(Stream.of(Doi.text(doi), url).filter(Objects::nonNull), entry);
    }

    /// The kind of work that its bibliography says it is, in whatever words.
    public Optional<WorkType> workType() {
        return Optional.ofNullable(entry).flatMap(BibliographyEntry::workType);
    }

    public Metadata titled(String newTitle) {
        return changed(newTitle).build();
    }

    /// The same facts under this title, to be changed.
    public Builder changed(String newTitle) {
        Builder builder = new Builder(newTitle, type).authors(authors).contributors(contributors).year(year)
                .summary(summary).url(url).site(site).published(published).doi(doi).citekey(citekey)
                .zotero(zotero).collections(collections).tags(tags).entry(entry);
        told.forEach(builder::told);
        return builder;
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
        private List<Contributor> contributors = List.of();
        private @Nullable Year year;
        private @Nullable String summary;
        private @Nullable String url;
        private @Nullable String site;
        private @Nullable String published;
        private @Nullable Doi doi;
        private @Nullable String citekey;
        private @Nullable ZoteroItem zotero;
        private List<String> collections = List.of();
        private List<String> tags = List.of();
        private @Nullable BibliographyEntry entry;
        private final Map<String, String> told = new TreeMap<>();

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

        public Builder contributors(List<Contributor> value) {
            contributors = value;
            return this;
        }

        public Builder year(@Nullable Year value) {
            year = value;
            return this;
        }

        public Builder year(int value) {
            return year(new Year(value));
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

        public Builder doi(@Nullable Doi value) {
            doi = value;
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

        public Builder entry(@Nullable BibliographyEntry value) {
            entry = value;
            return this;
        }

        public Builder told(String fact, String by) {
            told.put(fact, by);
            return this;
        }

        public Metadata build() {
            return new Metadata(title, authors, contributors, year, type, summary, url, site, published, doi,
                    citekey,
                    zotero,
                    collections, tags, entry, told);
        }

        private static @Nullable String known(@Nullable String value) {
            return value == null || value.isBlank() ? null : value.strip();
        }
    }
}
