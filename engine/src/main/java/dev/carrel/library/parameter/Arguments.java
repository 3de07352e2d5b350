package dev.carrel.library.parameter;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

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

    public List<String> texts(String name) {
        return values.get(name) instanceof List<?> list
                ? list.stream().map(String.class::cast).toList()
                : List.of();
    }

    public boolean flag(String name) {
        return Boolean.TRUE.equals(values.get(name));
    }

    public OptionalDouble real(String name) {
        return values.get(name) instanceof Number number
                ? OptionalDouble.of(number.doubleValue())
                : OptionalDouble.empty();
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
