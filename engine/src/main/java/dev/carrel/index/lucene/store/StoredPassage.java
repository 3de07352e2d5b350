package dev.carrel.index.lucene.store;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.document.Passage;
import dev.carrel.document.Passage.Place;
import dev.carrel.document.PassageId;
import dev.carrel.document.SectionKind;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.index.IndexableField;
import org.jspecify.annotations.Nullable;

/// A passage as stored fields.
final class StoredPassage {
    private static final String TEXT = "passage.text";
    private static final String HEADING = "passage.heading";
    private static final String KIND = "passage.kind";
    private static final String PAGE = "passage.page";
    private static final String PARAGRAPH = "passage.paragraph";
    private static final String START = "passage.start";
    private static final String PLACES = "passage.places";
    private static final String ID = "passage.id";

    private StoredPassage() {}

    static void write(Passage passage, Document record) {
        record.add(new StoredField(ID, passage.id().toString()));
        record.add(new StoredField(TEXT, passage.text()));
        passage.heading().forEach(heading -> record.add(new StoredField(HEADING, heading)));
        record.add(new StoredField(KIND, passage.kind().word()));
        if (passage.page() != null) {
            record.add(new StoredField(PAGE, passage.page()));
        }
        record.add(new StoredField(PARAGRAPH, passage.paragraph()));
        record.add(new StoredField(START, passage.start()));
        if (!passage.places().isEmpty()) {
            record.add(new StoredField(PLACES, written(passage.places())));
        }
    }

    static Passage read(Document record) {
        return new Passage(PassageId.parse(record.get(ID)), SectionKind.named(record.get(KIND)).orElseThrow(),
                List.of(record.getValues(HEADING)), number(record, PAGE), required(record, PARAGRAPH),
                required(record, START), record.get(TEXT), places(record.get(PLACES)));
    }

    /// One word a place: `offset:page:paragraph`, without a page where there is none.
    private static String written(List<Place> places) {
        return places.stream()
                .map(place -> place.offset() + ":" + (place.page() == null ? "" : place.page()) + ":"
                        + place.paragraph())
                .collect(Collectors.joining(" "));
    }

    private static List<Place> places(@Nullable String written) {
        return written == null ? List.of() : Stream.of(written.split(" ")).map(StoredPassage::place).toList();
    }

    private static Place place(String written) {
        int first = written.indexOf(':');
        int second = written.indexOf(':', first + 1);
        return new Place(Integer.parseInt(written.substring(0, first)),
                second == first + 1 ? null : Integer.valueOf(written.substring(first + 1, second)),
                Integer.parseInt(written.substring(second + 1)));
    }

    private static @Nullable Integer number(Document record, String name) {
        IndexableField field = record.getField(name);
        return field == null ? null : field.numericValue().intValue();
    }

    private static int required(Document record, String name) {
        return record.getField(name).numericValue().intValue();
    }
}
