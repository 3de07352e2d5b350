package dev.carrel.read.markdown;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/// The value of one entry of front matter: a text, or a list of them.
record MatterValue(List<String> items, boolean isList) {
    MatterValue {
        items = List.copyOf(items);
    }

    static MatterValue of(@Nullable Object value) {
        return new MatterValue(texts(value).toList(), value instanceof List || value instanceof Map);
    }

    /// Its items, where a text holds several: `Jane Doe, Richard Roe and others`. What is a list already is not cut.
    List<String> separated() {
        return isList || items.isEmpty()
                ? items
                : List.of(items.getFirst().split("\\s*[,;]\\s+|\\s+and\\s+|;"));
    }

    private static Stream<String> texts(@Nullable Object value) {
        return switch (value) {
            case null -> Stream.empty();
            case List<?> list -> list.stream().flatMap(MatterValue::texts);
            case Map<?, ?> map -> names(map);
            default -> Stream.of(value.toString());
        };
    }

    /// Of nested entries only names are wanted, not affiliations and identifiers.
    private static Stream<String> names(Map<?, ?> map) {
        for (String key : List.of("name", "literal")) {
            if (map.containsKey(key)) {
                return texts(map.get(key));
            }
        }
        String name = Stream.of("given", "family").flatMap(key -> texts(map.get(key)))
                .reduce("", (given, family) -> given + " " + family).strip();
        return name.isEmpty() ? sentence(map) : Stream.of(name);
    }

    /// An entry that was meant as one text with a colon in it: `- Deep learning: a survey`. A key of one word is a key.
    private static Stream<String> sentence(Map<?, ?> map) {
        return map.entrySet().stream()
                .filter(entry -> map.size() == 1 && entry.getKey().toString().contains(" "))
                .map(entry -> entry.getValue() instanceof String text
                        ? entry.getKey() + ": " + text
                        : entry.getKey().toString());
    }
}
