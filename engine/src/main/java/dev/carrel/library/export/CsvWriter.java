package dev.carrel.library.export;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;

import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.EntryField;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.document.bibliography.Property;
import dev.carrel.index.DocumentSummary;
import org.jspecify.annotations.Nullable;

/// Writes a table as CSV, with a header.
final class CsvWriter implements EntryWriter {
    private static final List<String> HEADER = List.of("id", "type", "title", "authors", "contributors",
            "year",
            "published", "site", "doi", "url", "citekey", "abstract", "tags", "collections", "kind", "volume",
            "issue",
            "pages", "publisher", "isbn", "fields", "path", "starred", "reading");

    @Override
    public void begin(Appendable out) throws IOException {
        CsvRow.write(HEADER, out);
    }

    @Override
    public boolean entry(CitedWork document, Appendable out) throws IOException {
        DocumentSummary described = document.work().curated();
        Metadata metadata = document.metadata();
        CsvRow.write(List.of(described.origin().id().value(), metadata.type().word(), metadata.title(),
                names(document.authors()), contributors(document),
                document.published().map(date -> String.valueOf(date.year())).orElse(""),
                document.published().isPresent() ? text(metadata.published()) : "",
                text(metadata.site()), text(Doi.text(metadata.doi())), text(metadata.url()),
                text(metadata.citekey()),
                text(metadata.summary()), String.join("; ", document.tags()),
                String.join("; ", metadata.collections()), kind(document), fact(document, Property.VOLUME),
                fact(document, Property.ISSUE), fact(document, Property.PAGES),
                fact(document, Property.PUBLISHER), fact(document, Property.ISBN), fields(document),
                described.origin().path(), document.work().labels().starred() ? "yes" : "",
                document.work().labels().reading().label()), out);
        return true;
    }

    /// The type in the source's own word.
    private static String kind(CitedWork document) {
        return document.entries().stream().map(BibliographyEntry::type).findFirst().orElse("");
    }

    private static String fact(CitedWork document, Property property) {
        return document.entries().stream().flatMap(entry -> entry.fields().stream().filter(field -> Property
                .of(entry.vocabulary(), field.name(), CitedWork.family(entry)).filter(property::equals)
                .isPresent()))
                .map(EntryField::text).filter(text -> !text.isBlank()).findFirst().orElse("");
    }

    /// All that the curated entry tells, in its source's own words.
    private static String fields(CitedWork document) {
        return document.entries().stream().findFirst().map(entry -> entry.shown().entrySet().stream()
                .map(field -> field.getKey() + ": " + field.getValue()).collect(Collectors.joining(" | ")))
                .orElse("");
    }

    private static String names(List<PersonName> names) {
        return names.stream().map(PersonName::inverted).collect(Collectors.joining("; "));
    }

    private static String contributors(CitedWork document) {
        return document.contributors().entrySet().stream()
                .map(role -> role.getKey() + ": " + names(role.getValue()))
                .collect(Collectors.joining(" | "));
    }

    private static String text(@Nullable String value) {
        return value == null ? "" : value;
    }
}
