package dev.carrel.read.outline;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Year;
import dev.carrel.read.CleanText;
import dev.carrel.read.tex.TexInText;
import org.jspecify.annotations.Nullable;

/// Collects a document's metadata while it is read. Told the same thing twice, it keeps the first; blank text
/// counts as not told.
public final class MetadataBuilder {

    private DocumentType type;
    private boolean typeTold;
    private final List<String> authors = new ArrayList<>();
    private final List<String> tags = new ArrayList<>();
    private @Nullable String title;
    private @Nullable Year year;
    private @Nullable String summary;
    private @Nullable String url;
    private @Nullable String site;
    private @Nullable String published;
    private @Nullable Doi doi;

    public MetadataBuilder(DocumentType type) {
        this.type = type;
    }

    public DocumentType type() {
        return type;
    }

    /// A later word overrides what the format alone suggests.
    public MetadataBuilder type(DocumentType value) {
        type = value;
        typeTold = true;
        return this;
    }

    /// A text that only its format made documentation or a note is a paper, if it is built as one.
    void isBuiltAsPaper() {
        boolean open = type == DocumentType.DOCUMENTATION || type == DocumentType.NOTE;
        type = open && !typeTold ? DocumentType.PAPER : type;
    }

    public MetadataBuilder title(@Nullable String value) {
        title = first(title, value);
        return this;
    }

    public MetadataBuilder authors(Collection<String> values) {
        addAll(authors, values);
        return this;
    }

    public MetadataBuilder tags(Collection<String> values) {
        addAll(tags, values);
        return this;
    }

    public MetadataBuilder summary(@Nullable String value) {
        summary = summary == null && value != null && !value.isBlank()
                ? CleanText.clean(value).strip()
                : summary;
        return this;
    }

    public MetadataBuilder url(@Nullable String value) {
        url = first(url, value);
        return this;
    }

    public MetadataBuilder site(@Nullable String value) {
        site = first(site, value);
        return this;
    }

    public MetadataBuilder doi(@Nullable String value) {
        doi = doi == null ? Doi.in(value).orElse(null) : doi;
        return this;
    }

    /// The day of publication, or as much of it as is told.
    public MetadataBuilder date(@Nullable String value) {
        if (value != null && !value.isBlank()) {
            published = first(published, Dates.iso(value));
            year = year == null ? Year.Form.ANY.in(value) : year;
        }
        return this;
    }

    public MetadataBuilder year(@Nullable String value) {
        year = year == null ? Year.Form.ANY.in(value) : year;
        return this;
    }

    @Nullable
    String title() {
        return title;
    }

    @Nullable
    String summary() {
        return summary;
    }

    Metadata metadata(String titleFound) {
        return Metadata.of(TexInText.shown(titleFound), type).authors(authors).year(year).summary(summary)
                .url(url).site(site)
                .published(published).doi(doi).tags(tags).build();
    }

    private static @Nullable String first(@Nullable String known, @Nullable String value) {
        if (known != null || value == null) {
            return known;
        }
        String clean = CleanText.line(value);
        return clean.isEmpty() ? null : clean;
    }

    private static void addAll(List<String> known, Collection<String> values) {
        values.stream().map(CleanText::line).filter(value -> !value.isEmpty() && !known.contains(value))
                .forEach(known::add);
    }
}
