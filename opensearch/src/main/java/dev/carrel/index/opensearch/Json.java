package dev.carrel.index.opensearch;

import java.util.List;
import java.util.Map;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Reads and writes the cluster's language.
final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private Json() {}

    static JsonNode read(byte[] text) {
        return MAPPER.readTree(text);
    }

    static byte[] write(Object value) {
        return MAPPER.writeValueAsBytes(value);
    }

    /// All of some queries, unscored.
    static Map<String, Object> all(List<?> filters) {
        return Map.of("bool", Map.of("filter", filters));
    }

    static Map<String, Object> term(String field, Object value) {
        return Map.of("term", Map.of(field, Map.of("value", value)));
    }

    static Map<String, Object> terms(String field, List<?> values) {
        return Map.of("terms", Map.of(field, values));
    }
}
