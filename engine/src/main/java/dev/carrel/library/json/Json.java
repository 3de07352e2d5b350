package dev.carrel.library.json;

import java.io.OutputStream;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.library.shape.Shape;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/// Writes trees of maps, lists, strings, numbers, truth values and nulls.
public final class Json {
    private Json() {}

    /// One line of JSON and a line feed. The stream stays open.
    public static void write(@Nullable Object tree, OutputStream out) {
        JsonFactory factory = JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();
        try (JsonGenerator generator = factory.createGenerator(ObjectWriteContext.empty(), out)) {
            write(tree, generator);
            generator.writeRaw('\n');
        }
    }

    /// A value as its shape has it.
    public static <T> void write(T value, Shape<T> shape, OutputStream out) {
        write(shape.tree(value), out);
    }

    private static void write(@Nullable Object value, JsonGenerator to) {
        switch (value) {
            case null -> to.writeNull();
            case String text -> to.writeString(text);
            case Integer number -> to.writeNumber(number);
            case Long number -> to.writeNumber(number);
            case Double number -> to.writeNumber(number);
            case Boolean truth -> to.writeBoolean(truth);
            case List<?> list -> writeList(list, to);
            case Map<?, ?> map -> writeMap(map, to);
            default -> throw new IllegalArgumentException("not part of a tree: " + value.getClass());
        }
    }

    private static void writeList(List<?> list, JsonGenerator to) {
        to.writeStartArray();
        list.forEach(each -> write(each, to));
        to.writeEndArray();
    }

    private static void writeMap(Map<?, ?> map, JsonGenerator to) {
        to.writeStartObject();
        map.forEach((key, value) -> {
            to.writeName((String) key);
            write(value, to);
        });
        to.writeEndObject();
    }

    /// An object of keys and values by turns, in this order.
    public static Map<String, @Nullable Object> object(@Nullable Object... keysAndValues) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            object.put(String.valueOf(keysAndValues[i]), keysAndValues[i + 1]);
        }
        return Collections.unmodifiableMap(object);
    }
}
