package dev.carrel.evaluate;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToDoubleFunction;

/// Every measure of one query, or their means over many.
///
/// @param values all of them, in the order of `Measure`
public record Measures(Map<Measure, Double> values) {
    public Measures {
        if (values.size() != Measure.values().length) {
            throw new IllegalArgumentException("not every measure: " + values);
        }
        values = Collections.unmodifiableMap(new EnumMap<>(values));
    }

    /// @param grades the judgements of the query, of which at least one is positive
    /// @param ranked documents, best first
    public static Measures of(Map<String, Integer> grades, List<String> ranked) {
        Gains gains = new Gains(grades, ranked);
        return each(measure -> measure.of(gains));
    }

    /// The arithmetic mean of each.
    public static Measures mean(Collection<Measures> queries) {
        return each(measure -> queries.stream().mapToDouble(query -> query.value(measure)).average()
                .orElseThrow(() -> new IllegalArgumentException("no queries")));
    }

    private static Measures each(ToDoubleFunction<Measure> value) {
        Map<Measure, Double> values = new EnumMap<>(Measure.class);
        for (Measure measure : Measure.values()) {
            values.put(measure, value.applyAsDouble(measure));
        }
        return new Measures(values);
    }

    public double value(Measure measure) {
        return Objects.requireNonNull(values.get(measure));
    }
}
