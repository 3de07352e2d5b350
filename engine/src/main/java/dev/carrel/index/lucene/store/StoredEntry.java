package dev.carrel.index.lucene.store;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.Creator;
import dev.carrel.document.bibliography.EntryField;
import dev.carrel.document.bibliography.PersonName;
import org.apache.lucene.util.BytesRef;
import org.jspecify.annotations.Nullable;

/// A bibliography's entry as bytes: every hit carries it, so nothing is parsed to get at it.
final class StoredEntry {
    private StoredEntry() {}

    static BytesRef write(BibliographyEntry entry) {
        return new BytesRef(StoredBytes.written(out -> {
            text(out, entry.vocabulary().name());
            text(out, entry.type());
            out.writeInt(entry.fields().size());
            for (EntryField field : entry.fields()) {
                text(out, field.name());
                text(out, field.text());
                text(out, field.source());
            }
            out.writeInt(entry.creators().size());
            for (Creator creator : entry.creators()) {
                write(creator, out);
            }
        }));
    }

    private static void write(Creator creator, DataOutputStream out) throws IOException {
        text(out, creator.role());
        text(out, creator.name().family());
        text(out, creator.name().given());
        text(out, creator.name().particle());
        text(out, creator.name().suffix());
    }

    static BibliographyEntry read(BytesRef bytes) {
        try {
            return StoredBytes.read(bytes,
                    in -> new BibliographyEntry(BibliographyVocabulary.valueOf(required(in)),
                            required(in), list(in, StoredEntry::field), list(in, StoredEntry::creator)));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static EntryField field(DataInputStream in) throws IOException {
        return new EntryField(required(in), required(in), text(in));
    }

    private static Creator creator(DataInputStream in) throws IOException {
        return new Creator(required(in),
                new PersonName(required(in), required(in), required(in), required(in)));
    }

    private static <T> List<T> list(DataInputStream in, StoredBytes.Reading<T> each) throws IOException {
        List<T> list = new ArrayList<>();
        for (int i = in.readInt(); i > 0; i--) {
            list.add(each.from(in));
        }
        return list;
    }

    /// Of any length, unlike the texts of columns.
    private static void text(DataOutputStream out, @Nullable String text) throws IOException {
        byte[] bytes = text == null ? null : text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes == null ? -1 : bytes.length);
        out.write(bytes == null ? new byte[0] : bytes);
    }

    private static @Nullable String text(DataInputStream in) throws IOException {
        int length = in.readInt();
        return length < 0 ? null : new String(in.readNBytes(length), StandardCharsets.UTF_8);
    }

    private static String required(DataInputStream in) throws IOException {
        return Objects.requireNonNull(text(in));
    }
}
