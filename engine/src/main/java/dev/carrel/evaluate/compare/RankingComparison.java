package dev.carrel.evaluate.compare;

import java.util.Arrays;

/// How one ranking differs from another on the same queries.
///
/// @param name       what was compared
/// @param to         with what
/// @param difference of the means: above 0 if `name` is better
/// @param low        where the 95 % interval of the difference begins; not a number for a single query
/// @param student    the probability of such a difference by chance, by Student's paired t
/// @param random     the same by the randomisation test
/// @param adjusted   the same as `random`, raised for the number of comparisons made at a time
/// @param better     queries on which `name` did better
public record RankingComparison(String name, String to, int queries, double difference, double low,
        double high,
        double student, double random, double adjusted, int better, int equal, int worse) {
    /// The probability from which on a difference is taken for chance.
    public static final double LEVEL = 0.05;
    private static final double SAME = 1e-12;

    /// @param first  the figures of `name`, a query each
    /// @param second those of `to`, for the same queries
    static RankingComparison of(String name, double[] first, String to, double[] second) {
        double[] differences = differences(first, second);
        int n = differences.length;
        double mean = Arrays.stream(differences).average().orElseThrow();
        double error = Math.sqrt(Arrays.stream(differences).map(d -> (d - mean) * (d - mean)).sum()
                / (n - 1.0) / n);
        double reach = n < 2 ? Double.NaN : StudentT.quantile(LEVEL, n - 1) * error;
        double random = RandomisationTest.probability(differences);
        return new RankingComparison(name, to, n, mean, mean - reach, mean + reach, student(mean, error, n),
                random,
                random, count(differences, 1), count(differences, 0), count(differences, -1));
    }

    private static double[] differences(double[] first, double[] second) {
        if (first.length != second.length || first.length == 0) {
            throw new IllegalArgumentException(first.length + " and " + second.length + " queries");
        }
        double[] differences = new double[first.length];
        Arrays.setAll(differences,
                i -> Math.abs(first[i] - second[i]) < SAME ? 0 : first[i] - second[i]);
        return differences;
    }

    private static double student(double mean, double error, int queries) {
        return queries < 2 || mean == 0 ? 1 : StudentT.twoSided(mean / error, queries - 1);
    }

    private static int count(double[] differences, int sign) {
        return (int) Arrays.stream(differences).filter(each -> Math.signum(each) == sign).count();
    }

    RankingComparison adjusted(double probability) {
        return new RankingComparison(name, to, queries, difference, low, high, student, random, probability,
                better,
                equal, worse);
    }

    public boolean isMoreThanChance() { return adjusted < LEVEL; }
}
