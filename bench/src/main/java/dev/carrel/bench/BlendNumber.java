package dev.carrel.bench;

import java.util.List;
import java.util.function.DoubleFunction;

import dev.carrel.ranking.fusion.Blend;
import dev.carrel.ranking.fusion.Neighbours;

/// A number of `blend`, and the values that it is tried with while all others stand.
///
/// @param words    what it is called
/// @param standing its value
/// @param tried    its value among others
/// @param numbers  all numbers of the formula with another value of this one
record BlendNumber(String words, double standing, List<Double> tried, DoubleFunction<Numbers> numbers) {
    /// All numbers of the formula.
    record Numbers(Blend.Parameters weights, Neighbours.Parameters neighbours) {}

    private static final Blend.Parameters B = Blend.Parameters.STANDARD;
    private static final Neighbours.Parameters N = Neighbours.Parameters.STANDARD;

    static final List<BlendNumber> ALL = List.of(
            new BlendNumber("words", B.words(), List.of(0.11, 0.13, 0.15, 0.17, 0.19, 0.23, 0.27),
                    value -> new Numbers(new Blend.Parameters(value, B.byLength()), N)),
            new BlendNumber("words by length", B.byLength(), List.of(0.0, 0.2, 0.4, 0.6, 0.8, 1.0),
                    value -> new Numbers(new Blend.Parameters(B.words(), value), N)),
            new BlendNumber("circle", N.circle(), List.of(20.0, 35.0, 50.0, 75.0, 100.0),
                    value -> neighbours(value, N.nearest(), N.influence(), N.inCompany(), N.alone(),
                            N.strangers())),
            new BlendNumber("nearest", N.nearest(), List.of(2.0, 3.0, 5.0, 8.0, 10.0),
                    value -> neighbours(N.circle(), value, N.influence(), N.inCompany(), N.alone(),
                            N.strangers())),
            new BlendNumber("influence", N.influence(), List.of(0.0, 0.3, 0.4, 0.5, 0.6, 0.7),
                    value -> neighbours(N.circle(), N.nearest(), value, N.inCompany(), N.alone(),
                            N.strangers())),
            new BlendNumber("in company", N.inCompany(), List.of(0.0, 0.03, 0.05, 0.07, 0.09),
                    value -> neighbours(N.circle(), N.nearest(), N.influence(), value, N.alone(),
                            N.strangers())),
            new BlendNumber("alone", N.alone(), List.of(0.07, 0.1, 0.15, 0.2, 10.0),
                    value -> neighbours(N.circle(), N.nearest(), N.influence(), N.inCompany(), value,
                            N.strangers())),
            new BlendNumber("strangers", N.strangers(), List.of(0.0, 0.5, 0.6, 0.7),
                    value -> neighbours(N.circle(), N.nearest(), N.influence(), N.inCompany(), N.alone(),
                            value)));

    private static Numbers neighbours(double circle, double nearest, double influence, double inCompany,
            double alone, double strangers) {
        return new Numbers(B, new Neighbours.Parameters((int) circle, (int) nearest, influence, inCompany,
                alone, strangers));
    }

    Numbers with(double value) {
        return numbers.apply(value);
    }
}
