package dev.carrel.embed;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

@ExtendWith(Randomized.class)
final class VectorTest {
    private static float[] components(Random random, int dimensions) {
        float[] components = new float[dimensions];
        for (int i = 0; i < dimensions; i++) {
            components[i] = (float) random.nextGaussian();
        }
        return components;
    }

    @Test
    void similarityIsTheCosineInAnyNumberOfDimensions(Random random) {
        for (int dimensions = 1; dimensions <= 17; dimensions++) {
            float[] one = components(random, dimensions);
            float[] other = components(random, dimensions);
            double dot = 0;
            double ones = 0;
            double others = 0;
            for (int i = 0; i < dimensions; i++) {
                dot += (double) one[i] * other[i];
                ones += (double) one[i] * one[i];
                others += (double) other[i] * other[i];
            }
            assertThat(Vector.unit(one).similarity(Vector.unit(other)))
                    .isCloseTo(dot / Math.sqrt(ones * others), within(1e-6));
        }
    }

    @Test
    void manyAreComparedAsTwoAre(Random random) {
        List<Vector> vectors = IntStream.range(0, random.nextInt(20))
                .mapToObj(_ -> Vector.unit(components(random, 7))).toList();
        double[][] similarities = Vector.similarities(vectors);
        assertThat(similarities.length).isEqualTo(vectors.size());
        for (int i = 0; i < vectors.size(); i++) {
            for (int j = 0; j < vectors.size(); j++) {
                assertThat(similarities[i][j])
                        .isCloseTo(vectors.get(i).similarity(vectors.get(j)), within(1e-12));
            }
        }
    }

    @Test
    void vectorsOfDifferentModelsCannotBeCompared() {
        assertThatThrownBy(() -> Vector.unit(new float[]{1}).similarity(Vector.unit(new float[]{1, 1})))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("dimensions");
    }
}
