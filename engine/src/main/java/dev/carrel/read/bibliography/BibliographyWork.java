package dev.carrel.read.bibliography;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

import dev.carrel.base.ContentHash;
import dev.carrel.document.Contributor;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.SectionKind;
import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.read.CleanText;
import dev.carrel.read.outline.StructuredAbstract;
import org.jspecify.annotations.Nullable;

/// A work as a bibliography describes it, whatever its format. Told the same thing twice, it keeps the first.
public final class BibliographyWork {
    private static final Pattern PARAGRAPHS = Pattern.compile("\n\\s*\n");

    private final String key;
    private final DocumentType type;
    private final Set<String> authors = new LinkedHashSet<>();
    private final Set<Contributor> contributors = new LinkedHashSet<>();
    private final Set<String> tags = new LinkedHashSet<>();
    private final Set<String> collections = new LinkedHashSet<>();
    private final List<String> notes = new ArrayList<>();
    private PublishedDate published = PublishedDate.UNKNOWN;
    private String title = "";
    private String summary = "";
    private @Nullable Doi doi;
    private String url = "";
    private String site = "";
    private @Nullable BibliographyEntry entry;

    public BibliographyWork(String key, DocumentType type) {
        this.key = CleanText.line(key);
        this.type = type;
    }

    String key() {
        return key;
    }

    Optional<Doi> doi() {
        return Optional.ofNullable(doi);
    }

    public BibliographyWork title(String value) {
        title = title.isEmpty() ? PublisherMarkup.line(value) : title;
        return this;
    }

    public BibliographyWork authors(Collection<String> values) {
        values.stream().map(CleanText::line).filter(name -> !name.isEmpty()).forEach(authors::add);
        return this;
    }

    /// Those who did something else for it, and are its authors where nobody is named as such.
    public BibliographyWork contributors(String role, Collection<String> values) {
        values.stream().map(CleanText::line).filter(name -> !name.isEmpty())
                .forEach(name -> contributors.add(new Contributor(role, name)));
        return this;
    }

    /// The first of these roles that somebody is named in stands in for the authors, if there are none.
    public BibliographyWork authorsAmong(List<String> roles) {
        for (String role : roles) {
            authors(hasAuthors() ? List.of() : named(role));
        }
        return this;
    }

    private List<String> named(String role) {
        return contributors.stream().filter(other -> other.role().equals(role)).map(Contributor::name)
                .toList();
    }

    private boolean hasAuthors() {
        return !authors.isEmpty();
    }

    public BibliographyWork published(PublishedDate value) {
        published = published.year() == null ? value : published;
        return this;
    }

    public BibliographyWork summary(String value) {
        summary = summary.isEmpty() ? StructuredAbstract.parted(PublisherMarkup.text(value)) : summary;
        return this;
    }

    /// The DOI in any text that holds one: a resolver's address, `doi:` before it.
    public BibliographyWork doi(String value) {
        doi = doi == null ? Doi.in(CleanText.line(value)).orElse(null) : doi;
        return this;
    }

    public BibliographyWork url(String value) {
        String address = CleanText.line(value);
        url = url.isEmpty() && address.matches("(?i)(https?|ftp)://\\S+") ? address : url;
        return this;
    }

    public BibliographyWork site(String value) {
        site = site.isEmpty() ? PublisherMarkup.line(value) : site;
        return this;
    }

    public BibliographyWork tags(Collection<String> values) {
        values.stream().map(CleanText::line).filter(tag -> !tag.isEmpty()).forEach(tags::add);
        return this;
    }

    public BibliographyWork collections(Collection<String> values) {
        values.stream().map(CleanText::line).filter(path -> !path.isEmpty()).forEach(collections::add);
        return this;
    }

    public BibliographyWork note(String value) {
        String note = PublisherMarkup.text(value);
        if (!note.isEmpty()) {
            notes.add(note);
        }
        return this;
    }

    /// All that its bibliography tells.
    public BibliographyWork entry(BibliographyEntry value) {
        entry = value;
        return this;
    }

    /// The name that tells a work without a key from the others of its file, wherever in it the work stands.
    String name() {
        if (!key.isEmpty()) {
            return key;
        }
        return doi().map(Doi::value).orElseGet(() -> "entry " + ContentHash
                .of(metadata().toString().getBytes(StandardCharsets.UTF_8)).value().substring(0, 12));
    }

    Metadata metadata() {
        return Metadata.of(title.isEmpty() ? fallbackTitle() : title, type).authors(List.copyOf(authors))
                .contributors(List.copyOf(contributors))
                .year(published.year()).published(published.day()).summary(summary).doi(doi).url(url)
                .site(site)
                .citekey(key).tags(List.copyOf(tags)).collections(List.copyOf(collections)).entry(entry)
                .build();
    }

    private String fallbackTitle() {
        return !site.isEmpty() ? site : !key.isEmpty() ? key : doi().map(Doi::value).orElse("Untitled");
    }

    /// The metadata, with the abstract left for where it is completed, and the reader's own notes.
    Document document() {
        DocumentBuilder builder = new DocumentBuilder();
        Metadata metadata = metadata();
        if (!notes.isEmpty() && summary.isEmpty()) {
            builder.section(SectionKind.SUMMARY, List.of()).paragraph(metadata.title());
        }
        builder.section(SectionKind.NOTE, List.of());
        notes.forEach(note -> PARAGRAPHS.splitAsStream(note).forEach(builder::paragraph));
        return builder.build(metadata);
    }
}
