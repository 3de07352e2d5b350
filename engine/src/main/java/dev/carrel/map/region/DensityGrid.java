package dev.carrel.map.region;

import java.util.Arrays;
import java.util.stream.IntStream;

import dev.carrel.map.layout.Places;

/// How densely points lie, in square cells. The few points that lie far out are counted in the cells of the border.
final class DensityGrid {
    static final int SIDE = 200;
    /// Cells between the border and where nearly all points lie.
    private static final int MARGIN = 10;
    private static final double FAR_OUT = 0.005;

    private final double left;
    private final double top;
    private final double cell;
    private final int[] cells;

    DensityGrid(Places places) {
        double[] xs = IntStream.range(0, places.count()).mapToDouble(places::x).sorted().toArray();
        double[] ys = IntStream.range(0, places.count()).mapToDouble(places::y).sorted().toArray();
        double width = Math.max(quantile(xs, 1 - FAR_OUT) - quantile(xs, FAR_OUT),
                quantile(ys, 1 - FAR_OUT) - quantile(ys, FAR_OUT));
        this.cell = Math.max(width, 1e-3) / (SIDE - 2 * MARGIN);
        this.left = quantile(xs, FAR_OUT) - MARGIN * cell;
        this.top = quantile(ys, FAR_OUT) - MARGIN * cell;
        this.cells = IntStream.range(0, places.count())
                .map(point -> column(places.y(point) - top) * SIDE + column(places.x(point) - left))
                .toArray();
    }

    private static double quantile(double[] sorted, double share) {
        return sorted.length == 0 ? 0 : sorted[(int) (share * (sorted.length - 1))];
    }

    private int column(double distance) {
        return Math.clamp((int) (distance / cell), 0, SIDE - 1);
    }

    int cellOf(int point) {
        return cells[point];
    }

    double x(int index) {
        return left + (index % SIDE + 0.5) * cell;
    }

    double y(int index) {
        return top + (Math.floorDiv(index, SIDE) + 0.5) * cell;
    }

    /// The density as seen from a distance: each point counts in all cells this far around it, most in its own. Three
    /// means in a row are nearly a normal curve.
    float[] seen(int radius) {
        float[] density = new float[SIDE * SIDE];
        Arrays.stream(cells).forEach(index -> density[index]++);
        float[] seen = density;
        for (int i = 0; i < 3; i++) {
            seen = transposedMeans(transposedMeans(seen, radius), radius);
        }
        return seen;
    }

    /// Means along rows, with rows and columns exchanged, so that doing it twice is along both.
    private static float[] transposedMeans(float[] values, int radius) {
        float[] means = new float[values.length];
        for (int row = 0; row < SIDE; row++) {
            float sum = 0;
            for (int column = -radius; column < SIDE; column++) {
                sum += column + radius < SIDE ? values[row * SIDE + column + radius] : 0;
                sum -= column - radius - 1 >= 0 ? values[row * SIDE + column - radius - 1] : 0;
                if (column >= 0) {
                    means[column * SIDE + row] = Math.max(0, sum) / (2 * radius + 1);
                }
            }
        }
        return means;
    }
}
