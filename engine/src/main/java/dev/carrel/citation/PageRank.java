package dev.carrel.citation;

import java.util.Arrays;

/// Brin and Page (1998), *The anatomy of a large-scale hypertextual Web search engine*: how often a reader is at a paper
/// who follows citations at random and starts anew, at any paper, once in seven times. Who reaches a paper that cites
/// nothing starts anew at once. Scaled so that the highest of the library is 1: with a mean of 1 the most cited papers of a
/// dense graph had 50 and more, which outweighed everything else that a formula adds up.
final class PageRank {
    static final double DAMPING = 0.85;
    private static final double PRECISE = 1e-12;
    private static final int MOST = 300;

    private PageRank() {}

    /// @param starts     where each node's citations start in `cited`, and where the last one's end; each cited once
    /// @param all        how many papers there are; those beyond the nodes cite nothing and are not cited
    /// @param checkpoint called in every round
    /// @return the rank of each node, and at the end that of the others
    static double[] of(int[] starts, int[] cited, int all, Runnable checkpoint) {
        int nodes = starts.length - 1;
        double[] ranks = new double[nodes + 1];
        Arrays.fill(ranks, 1);
        for (int round = 0; round < MOST; round++) {
            checkpoint.run();
            double[] next = next(ranks, starts, cited, all);
            double moved = 0;
            for (int i = 0; i < nodes; i++) {
                moved += Math.abs(next[i] - ranks[i]);
            }
            ranks = next;
            if (moved <= PRECISE * all) {
                break;
            }
        }
        return scaled(ranks);
    }

    private static double[] scaled(double[] ranks) {
        double highest = Arrays.stream(ranks).max().orElse(1);
        return Arrays.stream(ranks).map(rank -> rank / highest).toArray();
    }

    private static double[] next(double[] ranks, int[] starts, int[] cited, int all) {
        int nodes = starts.length - 1;
        double[] next = new double[nodes + 1];
        double loose = ranks[nodes] * (all - nodes);
        for (int i = 0; i < nodes; i++) {
            int count = starts[i + 1] - starts[i];
            loose += count == 0 ? ranks[i] : 0;
            for (int j = starts[i]; j < starts[i + 1]; j++) {
                next[cited[j]] += DAMPING * ranks[i] / count;
            }
        }
        double anybody = 1 - DAMPING + DAMPING * loose / all;
        for (int i = 0; i <= nodes; i++) {
            next[i] += anybody;
        }
        return next;
    }
}
