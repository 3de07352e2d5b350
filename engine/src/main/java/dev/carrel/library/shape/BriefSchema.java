package dev.carrel.library.shape;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/// A schema cut down to the names and types of an answer's outer members, for readers who pay for every character.
///
/// Inner objects, and members that may be null, are named and not described. Whatever the whole schema allows is allowed by the
/// brief one.
public final class BriefSchema {
    private static final Map<String, Object> ANYTHING = Map.of();

    private final Map<String, Object> definitions;

    private BriefSchema(Map<String, Object> definitions) {
        this.definitions = definitions;
    }

    /// @param depth how many objects within each other are described
    public static Map<String, Object> of(Shape<?> shape, int depth) {
        Definitions definitions = new Definitions("");
        Map<String, Object> whole = shape.schema(definitions);
        BriefSchema brief = new BriefSchema(definitions.all());
        return whole.get("anyOf") instanceof List<?> forms
                ? Map.of("type", "object", "anyOf", forms.stream().map(form -> brief.any(form, depth)).toList())
                : brief.any(whole, depth);
    }

    private Map<String, Object> object(Map<?, ?> schema, int depth) {
        if (depth == 0 || !(schema.get("properties") instanceof Map<?, ?> members)) {
            return Map.of("type", "object");
        }
        Map<String, Object> brief = new LinkedHashMap<>();
        members.forEach((name, member) -> brief.put((String) name, any(member, depth - 1)));
        return Map.of("type", "object", "properties", brief);
    }

    private Map<String, Object> any(@Nullable Object schema, int depth) {
        if (!(schema instanceof Map<?, ?> map)) {
            return ANYTHING;
        }
        if (map.get("$ref") instanceof String name) {
            return definitions.get(name) instanceof Map<?, ?> object ? object(object, depth) : ANYTHING;
        }
        Object type = map.get("type");
        if (type == null) {
            return ANYTHING;
        }
        return switch (type.toString()) {
            case "array" -> Map.of("type", type, "items", any(map.get("items"), depth));
            case "object" -> object(map, depth);
            default -> Map.of("type", type);
        };
    }
}
