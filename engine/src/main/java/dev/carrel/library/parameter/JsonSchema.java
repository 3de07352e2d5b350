package dev.carrel.library.parameter;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Builds JSON Schemas.
public final class JsonSchema {
    public static final Map<String, Object> TEXT = Map.of("type", "string");
    public static final Map<String, Object> WHOLE = Map.of("type", "integer");
    public static final Map<String, Object> NUMBER = Map.of("type", "number");
    public static final Map<String, Object> TRUTH = Map.of("type", "boolean");
    public static final Map<String, Object> OBJECT = Map.of("type", "object");
    public static final Map<String, Object> ANYTHING = Map.of();

    private JsonSchema() {}

    /// Either that or null, which is never left out. Not all callers know lists of types.
    public static Map<String, Object> maybe(Map<String, Object> schema) {
        return Map.of("anyOf", List.of(schema, Map.of("type", "null")));
    }

    public static Map<String, Object> list(Map<String, Object> items) {
        return Map.of("type", "array", "items", items);
    }

    /// One of the shapes that the description names.
    public static Map<String, Object> named(String name) {
        return Map.of("$ref", "#/components/schemas/" + name);
    }

    /// An object with these members, which are names and schemas by turns; none of them is left out.
    public static Map<String, Object> object(Object... namesAndSchemas) {
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
