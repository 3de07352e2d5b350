package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.store.RecordBuilder;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.document.BinaryDocValuesField;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.IntField;
import org.apache.lucene.document.KnnFloatVectorField;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.document.SortedSetDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DocValuesType;
import org.apache.lucene.index.IndexableField;
import org.apache.lucene.index.VectorSimilarityFunction;
import org.apache.lucene.util.BytesRef;
import tools.jackson.databind.JsonNode;

/// Lucene's records as the cluster keeps them, and back. What is found by something has a field of its own; what is only read again
/// stands in the object `x`, which the cluster does not look into, under a letter for its kind and its name.
final class RecordJson {
    static final String VECTOR = "vector";
    private static final String KEPT = "x";

    private final Analyzer analyzer;

    RecordJson(Analyzer analyzer) {
        this.analyzer = analyzer;
    }

    /// The member that holds what is only kept of a field.
    ///
    /// @param kind B: bytes, S: a text, L: a number, as Lucene stores them; D, O, P, N: columns of bytes, a text, texts, a number
    static String kept(char kind, String field) {
        return KEPT + "." + kind + "_" + Schema.name(field);
    }

    Map<String, Object> write(Document record) throws IOException {
        Map<String, Object> json = new LinkedHashMap<>();
        Map<String, List<Object>> kept = new LinkedHashMap<>();
        Map<String, Integer> lengths = new LinkedHashMap<>();
        for (IndexableField field : record) {
            String name = Schema.name(field.name());
            Schema.Form form = Schema.form(name);
            if (field instanceof KnnFloatVectorField vector) {
                json.put(VECTOR, vector.vectorValue());
            } else if (form == null) {
                kept.computeIfAbsent(letter(field) + "_" + name, _ -> new ArrayList<>()).add(value(field));
            } else {
                add(json, name, found(field, form, lengths));
            }
        }
        if (!kept.isEmpty()) {
            json.put(KEPT, kept);
        }
        if (!lengths.isEmpty()) {
            json.put("length", lengths);
        }
        return json;
    }

    private Object found(IndexableField field, Schema.Form form, Map<String, Integer> lengths)
            throws IOException {
        return switch (form) {
            case KEYWORD -> field.stringValue();
            case COLUMN -> field.binaryValue().utf8ToString();
            case NUMBER, NUMBER_COLUMN -> field.numericValue();
            case TERMS, COUNTED -> {
                TermText terms = TermText.of(field.tokenStream(analyzer, null));
                if (Schema.isMeasured(field.name())) {
                    lengths.merge(field.name(), terms.length(), Integer::sum);
                }
                yield terms.text();
            }
        };
    }

    @SuppressWarnings("unchecked")
    private static void add(Map<String, Object> json, String name, Object value) {
        json.merge(name, value, (before, more) -> {
            List<Object> values = before instanceof List<?> list
                    ? (List<Object>) list
                    : new ArrayList<>(List.of(before));
            values.add(more);
            return values;
        });
    }

    private static char letter(IndexableField field) {
        DocValuesType column = field.fieldType().docValuesType();
        return switch (column) {
            case BINARY -> 'D';
            case SORTED -> 'O';
            case SORTED_SET -> 'P';
            case NUMERIC -> 'N';
            case NONE -> field.binaryValue() != null ? 'B' : field.numericValue() != null ? 'L' : 'S';
            case SORTED_NUMERIC -> throw new IllegalArgumentException(field.name());
        };
    }

    private static Object value(IndexableField field) {
        return switch (letter(field)) {
            case 'D', 'B' ->
                Base64.getEncoder().encodeToString(BytesRef.deepCopyOf(field.binaryValue()).bytes);
            case 'O', 'P' -> field.binaryValue().utf8ToString();
            case 'S' -> field.stringValue();
            default -> field.numericValue();
        };
    }

    /// @param json all of a record, or the members that were asked for
    static Document read(JsonNode json) {
        return read(json, QueryTerms.ALL);
    }

    /// The same with those terms only that something looks at.
    static Document read(JsonNode json, QueryTerms terms) {
        Document record = new Document();
        json.properties().forEach(member -> {
            String name = member.getKey();
            if (name.equals(VECTOR)) {
                record.add(new KnnFloatVectorField(FieldNames.VECTOR, floats(member.getValue()),
                        VectorSimilarityFunction.DOT_PRODUCT));
            } else if (name.equals(KEPT)) {
                member.getValue().properties().forEach(kept -> kept.getValue()
                        .forEach(value -> record.add(kept(kept.getKey().charAt(0),
                                Schema.lucene(kept.getKey().substring(2)), value))));
            } else {
                addFound(record, name, member.getValue(), terms);
            }
        });
        return record;
    }

    private static void addFound(Document record, String member, JsonNode value, QueryTerms terms) {
        Schema.Form form = Schema.form(member);
        String name = Schema.lucene(member);
        boolean ofTerms = form == Schema.Form.TERMS || form == Schema.Form.COUNTED;
        if (form == null || (ofTerms && !terms.mention(name))) {
            return;
        }
        FieldLength.Sum length = new FieldLength.Sum();
        for (JsonNode each : values(value)) {
            record.add(ofTerms
                    ? new Field(name, new TermStream(each.asString(), terms.in(name), length),
                            form == Schema.Form.TERMS ? TextField.TYPE_NOT_STORED : RecordBuilder.COUNTED)
                    : found(form, name, each));
        }
    }

    private static Iterable<JsonNode> values(JsonNode value) {
        return value.isArray() ? value : List.of(value);
    }

    static float[] floats(JsonNode array) {
        float[] floats = new float[array.size()];
        for (int i = 0; i < floats.length; i++) {
            floats[i] = array.get(i).floatValue();
        }
        return floats;
    }

    private static Field found(Schema.Form form, String name, JsonNode value) {
        return switch (form) {
            case KEYWORD -> new StringField(name, value.asString(), Field.Store.NO);
            case COLUMN -> new SortedDocValuesField(name, new BytesRef(value.asString()));
            case NUMBER -> new IntField(name, value.asInt(), Field.Store.NO);
            case NUMBER_COLUMN -> new NumericDocValuesField(name, value.asLong());
            case TERMS, COUNTED -> throw new IllegalArgumentException(name);
        };
    }

    private static IndexableField kept(char letter, String name, JsonNode value) {
        return switch (letter) {
            case 'B' -> new StoredField(name, Base64.getDecoder().decode(value.asString()));
            case 'D' -> new BinaryDocValuesField(name,
                    new BytesRef(Base64.getDecoder().decode(value.asString())));
            case 'O' -> new SortedDocValuesField(name, new BytesRef(value.asString()));
            case 'P' -> new SortedSetDocValuesField(name, new BytesRef(value.asString()));
            case 'N' -> new NumericDocValuesField(name, value.asLong());
            case 'L' -> new StoredField(name, value.asLong());
            default -> new StoredField(name, value.asString());
        };
    }
}
