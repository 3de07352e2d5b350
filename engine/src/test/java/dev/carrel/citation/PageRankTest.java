package dev.carrel.citation;

import java.util.Arrays;
import java.util.Random;

import dev.carrel.testing.Randomized;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

@ExtendWith(Randomized.class)
class PageRankTest {
    private static final Offset<Double> EXACTLY = Offset.offset(1e-9);

    @Test
    void twoThatCiteEachOtherAreEqual() {
        assertThat(PageRank.of(new int[]{0, 1, 2}, new int[]{1, 0}, 2, () -> {})).startsWith(1, 1);
    }

    /// One cites the other: a = 0.15 + 0.85·b/2, b = a + 0.85·a.
    @Test
    void whoIsCitedIsWorthMore() {
        double[] ranks = PageRank.of(new int[]{0, 1, 1}, new int[]{1}, 2, () -> {});
        assertThat(ranks[0]).isEqualTo(1 / 1.85, EXACTLY);
        assertThat(ranks[1]).isEqualTo(1, EXACTLY);
    }

    /// Whatever flows in has flowed out elsewhere: each rank is what all others send it, up to the common scale.
    @Test
    void theHighestIsOneAndEachRankIsWhatTheOthersSend(Random random) {
        for (int round = 0; round < 20; round++) {
            int nodes = random.nextInt(1, 60);
            int all = nodes + random.nextInt(40);
            int[] starts = new int[nodes + 1];
            int[] cited = new int[nodes * 4];
            for (int i = 0; i < nodes; i++) {
                int[] targets = random.ints(random.nextInt(5), 0, nodes).distinct().toArray();
                System.arraycopy(targets, 0, cited, starts[i], targets.length);
                starts[i + 1] = starts[i] + targets.length;
            }
            double[] ranks = PageRank.of(starts, cited, all, () -> {});
            assertThat(Arrays.stream(ranks).max().orElseThrow()).isEqualTo(1, EXACTLY);
            double mean = (Arrays.stream(ranks, 0, nodes).sum() + ranks[nodes] * (all - nodes)) / all;
            double[] sent = sent(ranks, starts, cited, all, mean);
            for (int i = 0; i < nodes; i++) {
                assertThat(ranks[i]).isEqualTo(sent[i], Offset.offset(1e-6));
            }
        }
    }

    private static double[] sent(double[] ranks, int[] starts, int[] cited, int all, double mean) {
        int nodes = starts.length - 1;
        double[] sent = new double[nodes];
        double loose = ranks[nodes] * (all - nodes);
        for (int i = 0; i < nodes; i++) {
            loose += starts[i + 1] == starts[i] ? ranks[i] : 0;
        }
        Arrays.fill(sent, 0.15 * mean + 0.85 * loose / all);
        for (int i = 0; i < nodes; i++) {
            for (int j = starts[i]; j < starts[i + 1]; j++) {
                sent[cited[j]] += 0.85 * ranks[i] / (starts[i + 1] - starts[i]);
            }
        }
        return sent;
    }
}
