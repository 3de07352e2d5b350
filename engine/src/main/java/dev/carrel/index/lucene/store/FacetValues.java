package dev.carrel.index.lucene.store;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentPart;
import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.index.lucene.analysis.FieldNames;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.document.SortedSetDocValuesField;
import org.apache.lucene.util.BytesRef;

/// The columns that a document is counted by, as its author or owner spelled them.
public final class FacetValues {
    /// The parts of texts in the order of their bits.
    public static final List<DocumentPart> PARTS = List.of(DocumentPart.values());
    /// Begins what documents are found by without bearing it.
    public static final char UNNAMED = '\u0000';

    private FacetValues() {}

    static void write(Metadata metadata, Document record) {
        if (metadata.year() != null) {
            record.add(new SortedDocValuesField(FieldNames.YEAR_COLUMN, bytes(metadata.year().toString())));
        }
        record.add(new SortedDocValuesField(FieldNames.TYPE_COLUMN, bytes(metadata.type().word())));
        metadata.tags().forEach(tag -> add(record, FieldNames.TAG_COLUMN, tag));
        metadata.people().forEach(
                name -> add(record, FieldNames.AUTHOR_COLUMN, PersonName.of(name).natural()));
        if (metadata.site() != null) {
            add(record, FieldNames.VENUE_COLUMN, metadata.site());
        }
        addCollections(metadata, record);
    }

    /// A name on a path is counted where a collection of its own has the same name, for the condition cannot tell.
    private static void addCollections(Metadata metadata, Document record) {
        Set<String> paths = metadata.collections().stream()
                .flatMap(path -> CollectionNames.paths(path).stream()).collect(Collectors.toSet());
        paths.forEach(path -> add(record, FieldNames.COLLECTION_COLUMN, path));
        metadata.collections().stream().flatMap(path -> CollectionNames.names(path).stream())
                .filter(name -> !name.isBlank() && !paths.contains(name)).distinct()
                .forEach(name -> add(record, FieldNames.COLLECTION_COLUMN,
                        UNNAMED + name.strip()));
    }

    private static void add(Document record, String field, String value) {
        if (!value.isBlank()) {
            record.add(new SortedSetDocValuesField(field, bytes(value.strip())));
        }
    }

    private static BytesRef bytes(String value) {
        return new BytesRef(RecordBuilder.cut(value));
    }

    /// The parts that a passage stands in, a bit each.
    static short bits(List<DocumentPart> parts) {
        return (short) parts.stream().mapToInt(part -> 1 << PARTS.indexOf(part)).sum();
    }
}
