package dev.carrel.evaluate.compare;

import java.util.Arrays;
import java.util.SplittableRandom;

/// How often the signs of paired differences, thrown by a coin, give a mean as far from 0 as the one that was seen.
final class RandomisationTest {
    /// With so few differences all throws are counted.
    private static final int COUNTABLE = 16;
    private static final int THROWS = 100_000;
    private static final long SEED = 20_020_712;
    /// Sums of the same numbers in another order may differ in their last bits.
    private static final double NOISE = 1e-9;

    private RandomisationTest() {}

    /// Two-sided. The same differences give the same probability each time.
    static double probability(double[] differences) {
        double[] real = Arrays.stream(differences).filter(each -> each != 0).toArray();
        double seen = Math.abs(Arrays.stream(real).sum()) - NOISE;
        return real.length <= COUNTABLE ? counted(real, seen) : thrown(real, seen);
    }

    private static double counted(double[] differences, double seen) {
        int all = 1 << differences.length;
        int far = 0;
        for (int signs = 0; signs < all; signs++) {
            far += Math.abs(sum(differences, 0, signs)) >= seen ? 1 : 0;
        }
        return (double) far / all;
    }

    /// The throw that was seen counts as one of them, so that the probability is never 0.
    private static double thrown(double[] differences, double seen) {
        SplittableRandom random = new SplittableRandom(SEED);
        int far = 1;
        for (int i = 0; i < THROWS; i++) {
            double sum = 0;
            for (int start = 0; start < differences.length; start += Long.SIZE) {
                sum += sum(differences, start, random.nextLong());
            }
            far += Math.abs(sum) >= seen ? 1 : 0;
        }
        return (double) far / (THROWS + 1);
    }

    /// Of up to 64 differences, each with the sign that its bit says.
    private static double sum(double[] differences, int start, long signs) {
        double sum = 0;
        int end = Math.min(differences.length, start + Long.SIZE);
        for (int i = start; i < end; i++) {
            sum += (signs >>> (i - start) & 1) == 0 ? differences[i] : -differences[i];
        }
        return sum;
    }
}
