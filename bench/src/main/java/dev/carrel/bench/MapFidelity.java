package dev.carrel.bench;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.IntStream;

import dev.carrel.map.layout.Places;
import dev.carrel.map.layout.Points;

/// Trustworthiness and continuity (Venna and Kaski, 2001): whether those that are near on the map are near in truth, and
/// whether those near in truth are near on the map. 1 is best; what is drawn at random has about 0.5.
record MapFidelity(double trustworthiness, double continuity) {
    static MapFidelity of(Points points, Places places, int near) {
        int count = points.count();
        double[] losses = IntStream.range(0, count).parallel().mapToObj(point -> {
            int[] truth = ranks(count, point, other -> -points.similarity(point, other));
            int[] map = ranks(count, point, other -> places.distance(point, other));
            return new double[]{loss(map, truth, near), loss(truth, map, near)};
        }).reduce(new double[2], (one, other) -> new double[]{one[0] + other[0], one[1] + other[1]});
        double worst = count * (double) near * (2.0 * count - 3 * near - 1) / 2;
        return new MapFidelity(1 - losses[0] / worst, 1 - losses[1] / worst);
    }

    private interface Distance {
        double to(int other);
    }

    /// How many are nearer, for each; the point itself is its nearest.
    private static int[] ranks(int count, int point, Distance distance) {
        long[] keys = new long[count];
        for (int other = 0; other < count; other++) {
            float far = other == point ? Float.NEGATIVE_INFINITY : (float) distance.to(other);
            int bits = Float.floatToIntBits(far);
            keys[other] = (long) (bits < 0 ? bits ^ Integer.MAX_VALUE : bits) << 32 | other;
        }
        Arrays.sort(keys);
        int[] ranks = new int[count];
        for (int rank = 0; rank < count; rank++) {
            ranks[(int) keys[rank]] = rank;
        }
        return ranks;
    }

    /// By how many ranks those that are near here miss being near there.
    private static double loss(int[] here, int[] there, int near) {
        double loss = 0;
        for (int other = 0; other < here.length; other++) {
            if (here[other] > 0 && here[other] <= near && there[other] > near) {
                loss += there[other] - near;
            }
        }
        return loss;
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "trustworthiness %.4f, continuity %.4f", trustworthiness,
                continuity);
    }
}
