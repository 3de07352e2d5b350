package dev.carrel.index.lucene.store;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.document.Contributor;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.ZoteroItem;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Year;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.StoredField;
import org.jspecify.annotations.Nullable;

/// A document's metadata as stored fields, one a value: what every hit shows is read without parsing anything.
final class StoredMetadata {
    private static final String PREFIX = "meta.";

    /// All that [#read] needs, and not the document's content beside it.
    static final Set<String> FIELDS = Stream
            .of("title", "type", "authors", "contributors", "year", "summary", "url", "site",
                    "published", "doi", "citekey", "zotero", "collections", "tags", "told", "entry")
            .map(PREFIX::concat)
            .collect(Collectors.toUnmodifiableSet());

    private StoredMetadata() {}

    static void write(Metadata metadata, Document record) {
        add(record, "title", metadata.title());
        add(record, "type", metadata.type().word());
        metadata.authors().forEach(author -> add(record, "authors", author));
        metadata.contributors()
                .forEach(other -> add(record, "contributors", other.role() + "\t" + other.name()));
        add(record, "year", metadata.year() == null ? null : metadata.year().toString());
        add(record, "summary", metadata.summary());
        add(record, "url", metadata.url());
        add(record, "site", metadata.site());
        add(record, "published", metadata.published());
        add(record, "doi", Doi.text(metadata.doi()));
        add(record, "citekey", metadata.citekey());
        add(record, "zotero", metadata.zotero() == null ? null : metadata.zotero().written());
        metadata.collections().forEach(collection -> add(record, "collections", collection));
        metadata.tags().forEach(tag -> add(record, "tags", tag));
        if (metadata.entry() != null) {
            record.add(new StoredField(PREFIX + "entry", StoredEntry.write(metadata.entry())));
        }
        metadata.told().forEach((fact, by) -> add(record, "told", fact + "\t" + by));
    }

    private static void add(Document record, String name, @Nullable String value) {
        if (value != null) {
            record.add(new StoredField(PREFIX + name, value));
        }
    }

    static Metadata read(Document record) {
        DocumentType type = DocumentType.named(Objects.requireNonNullElse(value(record, "type"), ""))
                .orElseThrow();
        Metadata.Builder metadata = Metadata
                .of(Objects.requireNonNullElse(value(record, "title"), ""), type)
                .authors(values(record, "authors"))
                .contributors(
                        values(record, "contributors").stream().map(StoredMetadata::contributor).toList())
                .year(Optional.ofNullable(value(record, "year")).map(Year::of).orElse(null))
                .summary(value(record, "summary"))
                .url(value(record, "url"))
                .site(value(record, "site"))
                .published(value(record, "published"))
                .doi(Doi.known(value(record, "doi")))
                .citekey(value(record, "citekey"))
                .zotero(Optional.ofNullable(value(record, "zotero")).map(ZoteroItem::parse).orElse(null))
                .collections(values(record, "collections"))
                .tags(values(record, "tags"))
                .entry(Optional.ofNullable(record.getBinaryValue(PREFIX + "entry")).map(StoredEntry::read)
                        .orElse(null));
        values(record, "told").stream().map(written -> written.split("\t", 2))
                .forEach(told -> metadata.told(told[0], told[1]));
        return metadata.build();
    }

    /// A role holds no tab.
    private static Contributor contributor(String written) {
        int tab = written.indexOf('\t');
        return new Contributor(written.substring(0, tab), written.substring(tab + 1));
    }

    private static @Nullable String value(Document record, String name) {
        return record.get(PREFIX + name);
    }

    private static List<String> values(Document record, String name) {
        return List.of(record.getValues(PREFIX + name));
    }
}
