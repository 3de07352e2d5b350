package dev.carrel.map.layout;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class NeighbourFinderTest {
    private static final int NEAR = 15;

    private static double recall(Points points) {
        NeighbourTable found = NeighbourFinder.of(points, NEAR, new Random(1), () -> false);
        return IntStream.range(0, points.count()).mapToDouble(point -> {
            List<Integer> own = Arrays.stream(found.of(point)).boxed().toList();
            assertThat(own).doesNotHaveDuplicates().doesNotContain(point).hasSize(NEAR);
            return truth(points, point).stream().filter(own::contains).count() / (double) NEAR;
        }).average().orElseThrow();
    }

    private static List<Integer> truth(Points points, int point) {
        return IntStream.range(0, points.count()).filter(other -> other != point).boxed()
                .sorted(Comparator.comparingDouble(other -> -points.similarity(point, other))).limit(NEAR)
                .toList();
    }

    @Test
    void fewPointsAreComparedOneByOne() {
        assertThat(recall(Clouds.of(100, 5, 3))).isEqualTo(1);
    }

    @Test
    void ofManyPointsNearlyAllNeighboursAreFound() {
        assertThat(recall(Clouds.of(1500, 1, 3))).isGreaterThan(0.9);
    }

    @Test
    void aPointAmongTwoHasOneNeighbour() {
        assertThat(NeighbourFinder.of(Clouds.of(2, 1, 3), NEAR, new Random(1), () -> false).of(0))
                .containsExactly(1);
    }
}
