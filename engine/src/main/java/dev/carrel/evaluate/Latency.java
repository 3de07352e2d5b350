package dev.carrel.evaluate;

import java.util.Arrays;

/// How long queries took, in milliseconds.
///
/// @param p50 half of them took no longer
/// @param p95 all but one in twenty took no longer
public record Latency(double p50, double p95) {
    /// Where it was not measured.
    public static final Latency NONE = new Latency(0, 0);
    private static final double NANOS_A_MILLISECOND = 1e6;

    /// By nearest rank, so that each figure is one that was measured; zero if nothing was.
    static Latency of(long[] nanos) {
        long[] sorted = nanos.clone();
        Arrays.sort(sorted);
        return new Latency(percentile(sorted, 50), percentile(sorted, 95));
    }

    private static double percentile(long[] sorted, int percent) {
        if (sorted.length == 0) {
            return 0;
        }
        int rank = Math.ceilDiv(sorted.length * percent, 100);
        return sorted[Math.max(rank, 1) - 1] / NANOS_A_MILLISECOND;
    }
}
