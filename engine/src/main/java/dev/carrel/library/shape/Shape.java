package dev.carrel.library.shape;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import dev.carrel.base.Worded;
import org.jspecify.annotations.Nullable;

/// The JSON that values of a type become.
public interface Shape<T> {
    /// The value as maps, lists, texts, numbers, truth values and nulls.
    @Nullable
    Object tree(T value);

    /// Its JSON Schema.
    ///
    /// @param definitions gathers the objects that it refers to by name
    Map<String, Object> schema(Definitions definitions);

    /// An object without members, to which they are added one by one.
    ///
    /// @param name what it is called in descriptions
    static <T> ObjectShape<T> object(String name) {
        return new ObjectShape<>(name, List.of());
    }

    static <T> Shape<List<T>> listOf(Shape<T> each) {
        return new PlainShape<>(definitions -> Map.of("type", "array", "items", each.schema(definitions)),
                list -> list.stream().map(each::treeOrNull).toList());
    }

    /// Values by names that are not known beforehand.
    static <T> Shape<Map<String, T>> mapOf(Shape<T> each) {
        return new PlainShape<>(
                definitions -> Map.of("type", "object", "additionalProperties", each.schema(definitions)),
                map -> {
                    Map<String, @Nullable Object> tree = new LinkedHashMap<>();
                    map.forEach((key, value) -> tree.put(key, each.treeOrNull(value)));
                    return tree;
                });
    }

    /// The same, or null where there is nothing to say. Not all callers know lists of types.
    static <T> Shape<T> maybe(Shape<T> shape) {
        return new PlainShape<>(definitions -> Map.of("anyOf",
                List.of(shape.schema(definitions), Map.of("type", "null"))), shape::tree);
    }

    /// The same for values of another type, of which this is made.
    default <S> Shape<S> of(Function<S, T> part) {
        return new PlainShape<>(this::schema, value -> tree(part.apply(value)));
    }

    default @Nullable Object treeOrNull(@Nullable T value) {
        return value == null ? null : tree(value);
    }

    /// One of some words.
    static <T extends Worded> Shape<T> wordOf(T[] values) {
        return wordOf(values, Worded::word);
    }

    static <T> Shape<T> wordOf(T[] values, Function<T, String> word) {
        List<String> words = Arrays.stream(values).map(word).toList();
        return new PlainShape<>(Map.of("type", "string", "enum", words), word::apply);
    }

    /// The object of whichever type the value has.
    static <T> Shape<T> either(List<Case<? extends T>> all) {
        return new PlainShape<>(
                definitions -> Map.of("anyOf",
                        all.stream().map(each -> each.shape().schema(definitions)).toList()),
                value -> all.stream().filter(each -> each.type().isInstance(value)).findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("no shape for " + value.getClass()))
                        .tree(value));
    }

    /// One type of several, and its shape.
    record Case<S>(Class<S> type, Shape<S> shape) {
        private @Nullable Object tree(Object value) {
            return shape.tree(type.cast(value));
        }
    }
}
