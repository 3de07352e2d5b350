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
        assertThat(PageRank.of(new int[]{0, 1, 2}, new int[]{1, 0}, 2)).startsWith(1, 1);
    }

    /// One cites the other: a = 0.15 + 0.85·b/2, b = a + 0.85·a, and a + b = 2.
    @Test
    void whoIsCitedIsWorthMore() {
        double[] ranks = PageRank.of(new int[]{0, 1, 1}, new int[]{1}, 2);
        assertThat(ranks[0]).isEqualTo(2 / 2.85, EXACTLY);
        assertThat(ranks[1]).isEqualTo(2 * 1.85 / 2.85, EXACTLY);
    }

    @Test
    void theMeanIsOneWhateverTheGraph(Random random) {
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
            double[] ranks = PageRank.of(starts, cited, all);
            double sum = Arrays.stream(ranks, 0, nodes).sum() + ranks[nodes] * (all - nodes);
            assertThat(sum / all).isEqualTo(1, Offset.offset(1e-6));
            assertThat(Arrays.stream(ranks).min().orElseThrow()).isGreaterThan(0.149);
        }
    }
}
