package dev.carrel.library.shape;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

/// A schema cut down to the names and types of what an answer and each of its results always have, for readers who pay for every
/// character. Lists within results are left out, and what an answer of several forms has in the rarer ones. Whatever the whole schema allows is allowed by the brief one.
public final class BriefSchema {
    /// The answer, and the members of its lists.
    private static final int DESCRIBED = 2;

    private final Map<String, Object> definitions;

    private BriefSchema(Map<String, Object> definitions) {
        this.definitions = definitions;
    }

    public static Map<String, Object> of(Shape<?> shape) {
        Definitions definitions = new Definitions("");
        Map<String, Object> whole = shape.schema(definitions);
        BriefSchema brief = new BriefSchema(definitions.all());
        return whole.get("anyOf") instanceof List<?> forms
                ? Map.of("type", "object", "anyOf",
                        List.of(brief.any(forms.getFirst(), DESCRIBED).orElseThrow(),
                                Map.of("type", "object")))
                : brief.any(whole, DESCRIBED).orElseThrow();
    }

    /// Empty for a member that may be null, or may be anything: it need not be there.
    private Optional<Map<String, Object>> any(@Nullable Object schema, int depth) {
        if (!(schema instanceof Map<?, ?> map)) {
            return Optional.empty();
        }
        if (map.get("$ref") instanceof String name) {
            return any(definitions.get(name), depth);
        }
        Object type = map.get("type");
        if (type == null) {
            return Optional.empty();
        }
        return Optional.of(switch (type.toString()) {
            case "array" -> array(type, any(map.get("items"), depth));
            case "object" -> object(map, depth);
            default -> Map.of("type", type);
        });
    }

    private static Map<String, Object> array(Object type, Optional<Map<String, Object>> items) {
        return items.filter(each -> each.containsKey("properties")).isPresent()
                ? Map.of("type", type, "items", items.get())
                : Map.of("type", type);
    }

    private Map<String, Object> object(Map<?, ?> schema, int depth) {
        if (depth == 0 || !(schema.get("properties") instanceof Map<?, ?> members)
                || !(schema.get("required") instanceof List<?> required)) {
            return Map.of("type", "object");
        }
        Map<String, Object> brief = new LinkedHashMap<>();
        for (Object name : required) {
            Object member = members.get(name);
            if (!isList(member)) {
                any(member, 0).ifPresent(type -> brief.put((String) name, type));
            } else if (depth == DESCRIBED) {
                any(member, depth - 1).ifPresent(type -> brief.put((String) name, type));
            }
        }
        return Map.of("type", "object", "properties", brief);
    }

    private static boolean isList(@Nullable Object member) {
        return member instanceof Map<?, ?> map && "array".equals(map.get("type"));
    }
}
