package dev.carrel.library.parameter;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The values that a caller gave, after they were checked.
public final class Arguments {
    private final Parameters parameters;
    private final Map<String, Object> values;

    Arguments(Parameters parameters, Map<String, Object> values) {
        this.parameters = parameters;
        this.values = Map.copyOf(values);
    }

    public boolean has(String name) {
        return values.containsKey(name);
    }

    /// A text or one of several words.
    public Optional<String> text(String name) {
        return Optional.ofNullable(values.get(name)).map(String.class::cast);
    }

    /// A text that cannot be left out.
    public String required(String name) {
        return text(name).orElseThrow(() -> new IllegalArgumentException(name + " may be absent"));
    }

    /// A text or a number, as it would be typed.
    public Optional<String> written(String name) {
        return Optional.ofNullable(values.get(name)).map(value -> value instanceof Double number
                ? new BigDecimal(number.toString()).toPlainString()
                : value.toString());
    }

    public List<String> texts(String name) {
        return values.get(name) instanceof List<?> list
                ? list.stream().map(String.class::cast).toList()
                : List.of();
    }

    public boolean flag(String name) {
        return Boolean.TRUE.equals(values.get(name));
    }

    /// The number that was given, or the usual one.
    public int whole(String name) {
        if (values.get(name) instanceof Number number) {
            return number.intValue();
        }
        if (parameters.named(name) instanceof Parameter.Whole whole) {
            return whole.standard();
        }
        throw new IllegalArgumentException(name + " is not a number");
    }
}
