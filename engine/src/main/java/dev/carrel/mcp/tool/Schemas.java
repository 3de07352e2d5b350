package dev.carrel.mcp.tool;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The schemas of answers. They name what callers may rely on; answers hold more.
final class Schemas {
    static final Map<String, Object> TEXT = Map.of("type", "string");
    static final Map<String, Object> WHOLE = Map.of("type", "integer");
    static final Map<String, Object> OBJECT = Map.of("type", "object");
    /// Null where nothing follows. Not all clients know lists of types.
    static final Map<String, Object> MAYBE = Map.of("anyOf", List.of(TEXT, Map.of("type", "null")));

    private Schemas() {}

    static Map<String, Object> listOf(Map<String, Object> items) {
        return Map.of("type", "array", "items", items);
    }

    /// An object with these keys, which are names and schemas by turns.
    static Map<String, Object> object(Object... namesAndSchemas) {
        Map<String, Object> properties = new LinkedHashMap<>();
        for (int i = 0; i < namesAndSchemas.length; i += 2) {
            properties.put(String.valueOf(namesAndSchemas[i]), namesAndSchemas[i + 1]);
        }
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        schema.put("properties", properties);
        schema.put("required", List.copyOf(properties.keySet()));
        return schema;
    }
}
