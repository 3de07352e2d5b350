package dev.carrel.library.shape;

import org.jspecify.annotations.Nullable;

/// A measured number without the noise of its last bits.
final class RoundedNumber {
    /// Enough for any score.
    private static final int DIGITS = 6;

    private RoundedNumber() {}

    /// Null if it is no number.
    static @Nullable Double of(double value) {
        if (value == 0 || !Double.isFinite(value)) {
            return value == 0 ? value : null;
        }
        double scale = Math.pow(10, DIGITS - Math.ceil(Math.log10(Math.abs(value))));
        return Math.round(value * scale) / scale;
    }
}
