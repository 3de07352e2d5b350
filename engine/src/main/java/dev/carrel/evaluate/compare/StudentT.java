package dev.carrel.evaluate.compare;

/// Student's distribution, by the regularised incomplete beta function (Press and others, Numerical Recipes, 6.4).
final class StudentT {
    private static final double PRECISION = 1e-15;
    private static final double TINY = 1e-300;
    private static final int MOST_STEPS = 10_000;
    /// Lanczos' approximation with g = 7.
    private static final double[] LANCZOS = {0.9999999999998099, 676.5203681218851, -1259.1392167224028,
            771.3234287776531, -176.6150291621406, 12.507343278686905, -0.13857109526572012,
            9.984369578019572e-6, 1.5056327351493116e-7};

    private StudentT() {}

    /// How probable a value so far from 0, on either side, is by chance.
    static double twoSided(double t, int freedom) {
        return Double.isInfinite(t) ? 0 : beta(freedom / (freedom + t * t), freedom / 2.0, 0.5);
    }

    /// The value that is exceeded, on either side, with a probability.
    static double quantile(double probability, int freedom) {
        double low = 0;
        double high = 1;
        while (twoSided(high, freedom) > probability) {
            high *= 2;
        }
        for (int i = 0; i < 100; i++) {
            double middle = (low + high) / 2;
            if (twoSided(middle, freedom) > probability) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return high;
    }

    private static double beta(double x, double a, double b) {
        if (x <= 0 || x >= 1) {
            return x <= 0 ? 0 : 1;
        }
        double front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x)
                + b * Math.log1p(-x));
        return x < (a + 1) / (a + b + 2)
                ? front * fraction(x, a, b) / a
                : 1 - front * fraction(1 - x, b, a) / b;
    }

    /// The continued fraction by Lentz's method.
    private static double fraction(double x, double a, double b) {
        double c = 1;
        double d = 1 / away(1 - (a + b) * x / (a + 1));
        double value = d;
        for (int m = 1; m <= MOST_STEPS; m++) {
            double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
            d = 1 / away(1 + even * d);
            c = away(1 + even / c);
            value *= d * c;
            double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
            d = 1 / away(1 + odd * d);
            c = away(1 + odd / c);
            value *= d * c;
            if (Math.abs(d * c - 1) < PRECISION) {
                return value;
            }
        }
        return value;
    }

    private static double away(double value) {
        return Math.abs(value) < TINY ? TINY : value;
    }

    private static double logGamma(double x) {
        double sum = LANCZOS[0];
        for (int i = 1; i < LANCZOS.length; i++) {
            sum += LANCZOS[i] / (x - 1 + i);
        }
        double t = x + 6.5;
        return Math.log(2 * Math.PI) / 2 + (x - 0.5) * Math.log(t) - t + Math.log(sum);
    }
}
