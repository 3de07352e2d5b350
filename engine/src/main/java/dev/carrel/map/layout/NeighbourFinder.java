package dev.carrel.map.layout;

import java.util.Arrays;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/// Finds neighbours as LargeVis does (Tang et al., 2016): the points are cut in halves by random planes again and again, and
/// those that end in one cell are compared with each other; after some such trees, neighbours of neighbours are tried.
public final class NeighbourFinder {
    /// Comparing this many with each other is quicker than cutting once more.
    private static final int CELL = 128;
    private static final int TREES = 10;
    private static final int ROUNDS = 2;

    private final Points points;
    private final NeighbourTable found;
    private final Random random;
    private final BooleanSupplier stopped;

    private NeighbourFinder(Points points, int room, Random random, BooleanSupplier stopped) {
        this.points = points;
        this.found = new NeighbourTable(points.count(), room);
        this.random = random;
        this.stopped = stopped;
    }

    /// @param room how many neighbours each point gets at most
    public static NeighbourTable of(Points points, int room, Random random, BooleanSupplier stopped) {
        NeighbourFinder finder = new NeighbourFinder(points, room, random, stopped);
        int trees = points.count() <= CELL ? 1 : TREES;
        for (int tree = 0; tree < trees; tree++) {
            finder.cut(IntStream.range(0, points.count()).toArray(), 0, points.count());
        }
        for (int round = 0; round < ROUNDS && points.count() > CELL; round++) {
            finder.explore();
        }
        return finder.found;
    }

    private void cut(int[] members, int from, int to) {
        if (stopped.getAsBoolean()) {
            return;
        }
        if (to - from <= CELL) {
            compare(Arrays.copyOfRange(members, from, to));
            return;
        }
        halve(members, from, to);
        int middle = (from + to) >>> 1;
        cut(members, from, middle);
        cut(members, middle, to);
    }

    /// Sorts them by how far they lie towards one of two points. Both halves are of one size, so that cells are.
    private void halve(int[] members, int from, int to) {
        float[] direction = points.difference(members[from + random.nextInt(to - from)],
                members[from + random.nextInt(to - from)]);
        long[] keys = new long[to - from];
        for (int i = from; i < to; i++) {
            keys[i - from] = (long) sortable(points.along(members[i], direction)) << 32 | members[i];
        }
        Arrays.sort(keys);
        for (int i = from; i < to; i++) {
            members[i] = (int) keys[i - from];
        }
    }

    /// A whole number that is greater for a greater fraction.
    private static int sortable(float value) {
        int bits = Float.floatToIntBits(value);
        return bits < 0 ? bits ^ Integer.MAX_VALUE : bits;
    }

    /// One dimension of all members lies side by side in an array of its own, which the processor multiplies many at a time:
    /// of two arrays that are walked at different places, the compiler cannot tell whether they are one.
    private void compare(int[] members) {
        float[][] byDimension = byDimension(members);
        float[] sums = new float[members.length];
        for (int m = 0; m < members.length; m++) {
            Arrays.fill(sums, 0);
            for (float[] values : byDimension) {
                add(values[m], values, sums);
            }
            for (int other = m + 1; other < members.length; other++) {
                found.offer(members[m], members[other], sums[other]);
            }
        }
    }

    private float[][] byDimension(int[] members) {
        float[][] values = new float[points.dimensions()][members.length];
        for (int m = 0; m < members.length; m++) {
            for (int d = 0; d < values.length; d++) {
                values[d][m] = points.at(members[m], d);
            }
        }
        return values;
    }

    private static void add(float factor, float[] values, float[] sums) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += factor * values[i];
        }
    }

    private void explore() {
        int[] tried = new int[points.count()];
        Arrays.fill(tried, -1);
        for (int point = 0; point < points.count() && !stopped.getAsBoolean(); point++) {
            explore(point, tried);
        }
    }

    /// @param tried the last point that each was compared with
    private void explore(int point, int[] tried) {
        int[] near = found.of(point);
        tried[point] = point;
        for (int neighbour : near) {
            tried[neighbour] = point;
        }
        for (int neighbour : near) {
            for (int further : found.of(neighbour)) {
                if (tried[further] != point) {
                    tried[further] = point;
                    found.offer(point, further, points.similarity(point, further));
                }
            }
        }
    }
}
