package dev.carrel.index.lucene.store;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.CitingSentence;
import dev.carrel.document.work.CitingText;
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

/// What a document says when it cites others, as records of their own: those of the document are replaced when it gets its vectors.
final class StoredSentences {
    private static final int LONGEST = 4_000;

    private StoredSentences() {}

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
            StoredBytes.text(out, sentence.text(), LONGEST);
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
