package dev.carrel.map.layout;

import java.util.Arrays;

/// Points of many dimensions, all of unit length, row by row in one array: sixty thousand of them are a hundred megabytes.
public final class Points {
    private final float[] values;
    private final int dimensions;

    private Points(float[] values, int dimensions) {
        this.values = values;
        this.dimensions = dimensions;
    }

    /// Gathers points one by one.
    public static final class Builder {
        private final float[] values;
        private final int dimensions;
        private int count;

        public Builder(int most, int dimensions) {
            this.values = new float[Math.multiplyExact(most, dimensions)];
            this.dimensions = dimensions;
        }

        public Builder add(float[] point) {
            System.arraycopy(point, 0, values, count++ * dimensions, dimensions);
            return this;
        }

        /// The points that were added. Add no more of them afterwards.
        public Points build() {
            return new Points(count * dimensions == values.length
                    ? values
                    : Arrays.copyOf(values, count * dimensions), dimensions);
        }
    }

    public int count() {
        return dimensions == 0 ? 0 : values.length / dimensions;
    }

    /// The first of them.
    public Points first(int some) {
        return new Points(Arrays.copyOf(values, some * dimensions), dimensions);
    }

    public int dimensions() {
        return dimensions;
    }

    float at(int point, int dimension) {
        return values[point * dimensions + dimension];
    }

    /// Cosine, since both are of unit length.
    public float similarity(int one, int other) {
        return dot(values, one * dimensions, values, other * dimensions);
    }

    /// How far a point lies in a direction.
    float along(int point, float[] direction) {
        return dot(values, point * dimensions, direction, 0);
    }

    /// Eight sums side by side: one alone would wait for each addition before the next.
    private float dot(float[] a, int from, float[] b, int start) {
        float s0 = 0;
        float s1 = 0;
        float s2 = 0;
        float s3 = 0;
        float s4 = 0;
        float s5 = 0;
        float s6 = 0;
        float s7 = 0;
        int d = 0;
        for (; d + 7 < dimensions; d += 8) {
            s0 += a[from + d] * b[start + d];
            s1 += a[from + d + 1] * b[start + d + 1];
            s2 += a[from + d + 2] * b[start + d + 2];
            s3 += a[from + d + 3] * b[start + d + 3];
            s4 += a[from + d + 4] * b[start + d + 4];
            s5 += a[from + d + 5] * b[start + d + 5];
            s6 += a[from + d + 6] * b[start + d + 6];
            s7 += a[from + d + 7] * b[start + d + 7];
        }
        for (; d < dimensions; d++) {
            s0 += a[from + d] * b[start + d];
        }
        return s0 + s1 + (s2 + s3) + (s4 + s5 + (s6 + s7));
    }

    /// From one point towards another.
    float[] difference(int to, int from) {
        float[] direction = new float[dimensions];
        for (int d = 0; d < dimensions; d++) {
            direction[d] = at(to, d) - at(from, d);
        }
        return direction;
    }

    void addTo(float[] sum, int point, float factor) {
        int from = point * dimensions;
        for (int d = 0; d < dimensions; d++) {
            sum[d] += factor * values[from + d];
        }
    }
}
