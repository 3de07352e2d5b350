package dev.carrel.library.shape;

import java.util.Map;

/// The shapes of single values. Not members of [Shape]: two threads that begin with one of the types each would wait for each other.
public final class ValueShape {
    public static final Shape<String> TEXT = new PlainShape<>(Map.of("type", "string"), text -> text);
    public static final Shape<Number> WHOLE = new PlainShape<>(Map.of("type", "integer"), number -> number);
    /// A number as it is.
    public static final Shape<Double> NUMBER = new PlainShape<>(Map.of("type", "number"), number -> number);
    /// A number that was measured or computed, without the noise of its last bits.
    public static final Shape<Double> MEASURED = new PlainShape<>(Map.of("type", "number"),
            RoundedNumber::of);
    public static final Shape<Boolean> TRUTH = new PlainShape<>(Map.of("type", "boolean"), truth -> truth);
    /// Any tree, where its form is somebody else's affair.
    public static final Shape<Object> ANYTHING = new PlainShape<>(Map.of(), tree -> tree);
    /// A file that is no JSON.
    public static final Shape<Object> BYTES = new PlainShape<>(
            Map.of("type", "string", "contentEncoding", "binary"),
            file -> file);

    private ValueShape() {}
}
