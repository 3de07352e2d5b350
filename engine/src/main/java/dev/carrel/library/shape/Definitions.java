package dev.carrel.library.shape;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// The objects that schemas refer to by name.
public final class Definitions {
    private final String place;
    private final Map<String, ObjectShape<?>> shapes = new LinkedHashMap<>();
    private final Map<String, Object> schemas = new LinkedHashMap<>();

    /// @param place where they will stand, as references begin
    public Definitions(String place) {
        this.place = place;
    }

    /// By name, in the order in which they were first referred to.
    public Map<String, Object> all() {
        return Collections.unmodifiableMap(schemas);
    }

    Map<String, Object> reference(ObjectShape<?> shape) {
        ObjectShape<?> known = shapes.putIfAbsent(shape.name(), shape);
        if (known == null) {
            schemas.put(shape.name(), Map.of());
            schemas.put(shape.name(), shape.described(this));
        } else if (known != shape) {
            throw new IllegalStateException("two shapes are called " + shape.name());
        }
        return Map.of("$ref", place + shape.name());
    }
}
