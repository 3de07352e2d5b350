package dev.carrel.index.lucene.store;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.work.CitationList;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.CitingSentence;
import dev.carrel.document.work.CitingText;
import dev.carrel.document.work.Versions;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.analysis.TextForms;
import dev.carrel.index.lucene.analysis.WeightedTokens;
import org.apache.lucene.document.BinaryDocValuesField;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.util.BytesRef;

/// The relations between all documents, as bytes. What a document says when it cites others are records of their own: those of the document are
/// replaced when it gets its vectors.
final class StoredRelations {
    private static final int LONG = 4_000;

    private StoredRelations() {}

    static byte[] write(Citations citations) {
        return StoredBytes
                .written(out -> citations.parts((ids, starts, cited, references, ranks, isolated) -> {
                    out.writeInt(ids.length);
                    for (int i = 0; i < ids.length; i++) {
                        out.writeLong(ids[i]);
                        out.writeDouble(ranks[i]);
                    }
                    StoredBytes.numbers(out, starts);
                    StoredBytes.numbers(out, cited);
                    StoredBytes.numbers(out, references);
                    out.writeDouble(isolated);
                }));
    }

    static Citations citations(BytesRef bytes) throws IOException {
        return StoredBytes.read(bytes, in -> {
            long[] ids = new long[in.readInt()];
            double[] ranks = new double[ids.length];
            for (int i = 0; i < ids.length; i++) {
                ids[i] = in.readLong();
                ranks[i] = in.readDouble();
            }
            return new Citations(ids, StoredBytes.numbers(in), StoredBytes.numbers(in),
                    StoredBytes.numbers(in), ranks,
                    in.readDouble());
        });
    }

    static byte[] write(Versions versions) {
        return StoredBytes.written(out -> {
            out.writeInt(versions.works().size());
            for (List<DocumentId> work : versions.works()) {
                out.writeInt(work.size());
                for (DocumentId id : work) {
                    out.writeLong(Citations.number(id));
                }
            }
        });
    }

    static Versions versions(BytesRef bytes) throws IOException {
        return StoredBytes.read(bytes, in -> {
            List<List<DocumentId>> works = new ArrayList<>();
            for (int left = in.readInt(); left > 0; left--) {
                List<DocumentId> work = new ArrayList<>();
                for (int documents = in.readInt(); documents > 0; documents--) {
                    work.add(Citations.id(in.readLong()));
                }
                works.add(work);
            }
            return new Versions(works);
        });
    }

    static byte[] write(List<CitationList.Citation> citations) {
        return StoredBytes.written(out -> {
            out.writeInt(citations.size());
            for (CitationList.Citation citation : citations) {
                StoredBytes.text(out, citation.citing(), LONG);
                StoredBytes.text(out, citation.cited(), LONG);
            }
        });
    }

    static List<CitationList.Citation> list(BytesRef bytes) throws IOException {
        return StoredBytes.read(bytes, in -> {
            List<CitationList.Citation> citations = new ArrayList<>();
            for (int left = in.readInt(); left > 0; left--) {
                citations.add(new CitationList.Citation(StoredBytes.required(in), StoredBytes.required(in)));
            }
            return citations;
        });
    }

    /// One that says of what they tell, and one a sentence.
    static List<Document> records(CitingText text, TextForms forms) {
        List<Document> records = new ArrayList<>();
        Document basis = record(text);
        basis.add(new BinaryDocValuesField(FieldNames.CITING_COLUMN, new BytesRef(StoredBytes.written(out -> {
            out.writeLong(Citations.number(text.citing()));
            out.writeLong(text.basis());
        }))));
        records.add(basis);
        text.sentences().forEach(sentence -> records.add(record(text, sentence, forms)));
        return records;
    }

    private static Document record(CitingText text) {
        Document record = new Document();
        record.add(new StringField(FieldNames.CITING, text.citing().value(), Field.Store.NO));
        record.add(new StringField(FieldNames.SOURCE, text.source(), Field.Store.NO));
        return record;
    }

    private static Document record(CitingText text, CitingSentence sentence, TextForms forms) {
        Document record = record(text);
        record.add(new StringField(FieldNames.CITED, sentence.cited().value(), Field.Store.NO));
        record.add(new SortedDocValuesField(FieldNames.CITED_COLUMN, new BytesRef(sentence.cited().value())));
        record.add(new TextField(FieldNames.SAID, WeightedTokens.plain(forms.stems(sentence.text()))));
        record.add(new StoredField(FieldNames.SENTENCE, StoredBytes.written(out -> {
            out.writeLong(Citations.number(sentence.citing()));
            out.writeInt(sentence.passage().ordinal());
            out.writeInt(sentence.page() == null ? 0 : sentence.page());
            StoredBytes.text(out, sentence.text(), LONG);
        })));
        return record;
    }

    static CitingSentence sentence(BytesRef stored, DocumentId cited) throws IOException {
        return StoredBytes.read(stored, in -> {
            PassageId passage = new PassageId(Citations.id(in.readLong()), in.readInt());
            int page = in.readInt();
            return new CitingSentence(passage, cited, StoredBytes.required(in), page == 0 ? null : page);
        });
    }

    static void basis(BytesRef column, BiConsumer<DocumentId, Long> consumer) throws IOException {
        StoredBytes.read(column, in -> {
            consumer.accept(Citations.id(in.readLong()), in.readLong());
            return column;
        });
    }
}
