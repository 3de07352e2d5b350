package dev.carrel.library.shape;

import java.util.Map;
import java.util.function.Function;

import org.jspecify.annotations.Nullable;

/// A shape made of its two sides.
record PlainShape<T>(Function<Definitions, Map<String, Object>> described,
        ObjectShape.Reading<T, Object> writing) implements Shape<T> {
    PlainShape(Map<String, Object> schema, ObjectShape.Reading<T, Object> writing) {
        this(_ -> schema, writing);
    }

    @Override
    public @Nullable Object tree(T value) {
        return writing.of(value);
    }

    @Override
    public Map<String, Object> schema(Definitions definitions) {
        return described.apply(definitions);
    }
}
