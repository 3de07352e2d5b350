package dev.carrel.index.opensearch;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import dev.carrel.index.lucene.store.IndexLayout;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The fields that the cluster knows, as `index.json` lists them; whatever else a record has is kept there unread. Names have `_` where
/// Lucene's have dots, which mean something else there.
final class Schema {
    /// To be raised with every change of `index.json` or of what is written.
    static final String LAYOUT = "1." + IndexLayout.CURRENT;

    /// The use that the cluster makes of a field.
    enum Form {
        /// Values that are found as they are.
        KEYWORD,
        /// A value in a column.
        COLUMN,
        /// A number that is found by ranges, and in a column.
        NUMBER,
        /// A number in a column.
        NUMBER_COLUMN,
        /// Terms in their places.
        TERMS,
        /// Terms and how often they count.
        COUNTED
    }

    /// The fields of records itself, which have no name in Lucene.
    private static final Set<String> OWN = Set.of("unit", "place", "gen", "x", "of", "term", "length",
            "truncated");

    private static final ObjectNode INDEX = read();
    private static final Map<String, Form> FORMS = forms();
    private static final Set<String> MEASURED = Set.copyOf(
            INDEX.path("mappings").path("properties").path("length").path("properties").propertyNames());

    private Schema() {}

    private static ObjectNode read() {
        try (InputStream file = Objects.requireNonNull(Schema.class.getResourceAsStream("index.json"))) {
            return (ObjectNode) Json.read(file.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, Form> forms() {
        Map<String, Form> forms = new HashMap<>();
        INDEX.path("mappings").path("properties").properties().forEach(field -> {
            if (!OWN.contains(field.getKey())) {
                forms.put(field.getKey(), form(field.getValue()));
            }
        });
        return Map.copyOf(forms);
    }

    private static Form form(JsonNode field) {
        boolean found = field.path("index").asBoolean(true);
        return switch (field.path("type").asString()) {
            case "keyword" -> found ? Form.KEYWORD : Form.COLUMN;
            case "integer" -> found ? Form.NUMBER : Form.NUMBER_COLUMN;
            default -> field.has("index_options") ? Form.COUNTED : Form.TERMS;
        };
    }

    /// What the cluster is told to make an index.
    static ObjectNode index(int shards) {
        ObjectNode index = INDEX.deepCopy();
        ((ObjectNode) index.path("settings").path("index")).put("number_of_shards", shards);
        return index;
    }

    /// The field of vectors, which is added when the first ones come: only they tell how many dimensions there are. Without an engine the
    /// first document would end a node that has no native libraries.
    static Map<String, Object> vectors(int dimensions) {
        return Map.of("properties", Map.of("vector", Map.of("type", "knn_vector", "dimension", dimensions,
                "method", Map.of("name", "hnsw", "engine", "lucene", "space_type", "innerproduct"))));
    }

    static String name(String lucene) {
        return lucene.replace('.', '_');
    }

    static String lucene(String name) {
        return name.replace('_', '.');
    }

    /// The use of a field by its name there; null if it is only kept.
    static @Nullable Form form(String name) {
        return FORMS.get(name);
    }

    /// The fields whose lengths are added up.
    static Set<String> measured() {
        return MEASURED;
    }

    static boolean isMeasured(String name) {
        return MEASURED.contains(name);
    }
}
