package dev.carrel.index.lucene.store;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Reference;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.index.WorkRelations;
import org.apache.lucene.util.BytesRef;

/// A document's references as column values, without their printed text: no more than recognising the cited works takes.
final class StoredReferences {
    /// A column's value has at most 32,766 bytes; a reference has at most some 3,000.
    private static final int FULL = 24_000;
    private static final int LONG = 500;
    private static final int SHORT = 100;
    private static final int AUTHORS = 4;

    private StoredReferences() {}

    static List<BytesRef> write(DocumentId citing, List<Reference> references) {
        List<BytesRef> parts = new ArrayList<>();
        int next = 0;
        while (next < references.size()) {
            int first = next;
            int[] end = {first};
            parts.add(new BytesRef(StoredBytes.written(out -> {
                StoredBytes.text(out, citing.value(), SHORT);
                out.writeInt(first);
                while (end[0] < references.size() && out.size() < FULL) {
                    out.writeBoolean(true);
                    write(references.get(end[0]++), out);
                }
                out.writeBoolean(false);
            })));
            next = end[0];
        }
        return parts;
    }

    private static void write(Reference reference, DataOutputStream out) throws IOException {
        StoredBytes.text(out, reference.key(), LONG);
        StoredBytes.text(out, Doi.text(reference.doi()), LONG);
        StoredBytes.text(out, reference.title(), LONG);
        StoredBytes.texts(out, reference.authors(), AUTHORS, SHORT);
        StoredBytes.year(out, reference.year());
    }

    static void read(BytesRef column, WorkRelations.References consumer) throws IOException {
        StoredBytes.read(column, in -> {
            DocumentId citing = new DocumentId(StoredBytes.required(in));
            int number = in.readInt();
            while (in.readBoolean()) {
                consumer.accept(citing, number++, reference(in));
            }
            return number;
        });
    }

    private static Reference reference(DataInputStream in) throws IOException {
        return new Reference("", StoredBytes.text(in), Doi.known(StoredBytes.text(in)), StoredBytes.text(in),
                StoredBytes.texts(in), StoredBytes.year(in));
    }
}
