package dev.carrel.index.lucene;

import java.util.List;

import dev.carrel.document.Passage;
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
    }

    static Passage read(Document record) {
        return new Passage(PassageId.parse(record.get(ID)), SectionKind.named(record.get(KIND)).orElseThrow(),
                List.of(record.getValues(HEADING)), number(record, PAGE), required(record, PARAGRAPH),
                required(record, START), record.get(TEXT));
    }

    private static @Nullable Integer number(Document record, String name) {
        IndexableField field = record.getField(name);
        return field == null ? null : field.numericValue().intValue();
    }

    private static int required(Document record, String name) {
        return record.getField(name).numericValue().intValue();
    }
}
