package dev.carrel.map.layout;

import java.util.Random;

/// Points in clouds: those of one cloud are like each other, and point `i` is of cloud `i % clouds`.
public final class Clouds {
    private static final int DIMENSIONS = 32;

    private Clouds() {}

    public static Points of(int count, int clouds, long seed) {
        Random random = new Random(seed);
        float[][] middles = new float[clouds][];
        for (int i = 0; i < clouds; i++) {
            middles[i] = around(new float[DIMENSIONS], 1, random);
        }
        Points.Builder points = new Points.Builder(count, DIMENSIONS);
        for (int i = 0; i < count; i++) {
            points.add(around(middles[i % clouds], 0.08f, random));
        }
        return points.build();
    }

    private static float[] around(float[] middle, float spread, Random random) {
        float[] point = new float[DIMENSIONS];
        double squares = 0;
        for (int d = 0; d < DIMENSIONS; d++) {
            point[d] = middle[d] + spread * (float) random.nextGaussian();
            squares += (double) point[d] * point[d];
        }
        for (int d = 0; d < DIMENSIONS; d++) {
            point[d] /= (float) Math.sqrt(squares);
        }
        return point;
    }
}
