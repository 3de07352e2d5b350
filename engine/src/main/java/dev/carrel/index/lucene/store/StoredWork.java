package dev.carrel.index.lucene.store;

import java.io.IOException;

import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentType;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.text.TextSketch;
import dev.carrel.document.work.WorkIdentity;
import org.apache.lucene.util.BytesRef;

/// The identity of a work as one column value: whoever looks for citations walks this column and touches no
/// text. A column's value has at most 32,766 bytes, so long texts are cut; they stand whole in the stored fields.
final class StoredWork {
    private static final int LONG = 1_000;
    private static final int SHORT = 200;
    private static final int AUTHORS = 12;

    private StoredWork() {}

    static BytesRef write(WorkIdentity work) {
        return new BytesRef(StoredBytes.written(out -> {
            StoredBytes.text(out, work.id().value(), SHORT);
            StoredBytes.text(out, work.source(), SHORT);
            StoredBytes.text(out, work.key(), LONG);
            StoredBytes.text(out, work.path(), LONG);
            StoredBytes.text(out, work.type().word(), SHORT);
            StoredBytes.text(out, work.title(), LONG);
            StoredBytes.texts(out, work.authors(), AUTHORS, SHORT);
            StoredBytes.year(out, work.year());
            StoredBytes.text(out, Doi.text(work.doi()), SHORT);
            StoredBytes.text(out, work.citekey(), SHORT);
            StoredBytes.text(out, work.url(), LONG);
            StoredBytes.numbers(out, work.sketch().marks());
        }));
    }

    static WorkIdentity read(BytesRef column) throws IOException {
        return StoredBytes.read(column,
                in -> new WorkIdentity(new DocumentId(StoredBytes.required(in)), StoredBytes.required(in),
                        StoredBytes.required(in), StoredBytes.required(in),
                        DocumentType.named(StoredBytes.required(in)).orElseThrow(), StoredBytes.required(in),
                        StoredBytes.texts(in), StoredBytes.year(in),
                        Doi.known(StoredBytes.text(in)), StoredBytes.text(in), StoredBytes.text(in),
                        TextSketch.restored(StoredBytes.numbers(in))));
    }
}
