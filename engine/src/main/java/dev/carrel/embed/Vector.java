package dev.carrel.embed;

import java.util.Arrays;
import java.util.List;

/// A point on the unit sphere. Owns its components: nobody else can change them.
public final class Vector {
    private final float[] components;

    private Vector(float[] components) {
        this.components = components;
    }

    /// The direction of some components. All zeros have none and stay zero.
    public static Vector unit(float[] components) {
        double squares = 0;
        for (float c : components) {
            squares += (double) c * c;
        }
        float[] scaled = new float[components.length];
        if (squares > 0) {
            double length = Math.sqrt(squares);
            for (int i = 0; i < scaled.length; i++) {
                scaled[i] = (float) (components[i] / length);
            }
        }
        return new Vector(scaled);
    }

    /// Components that were a vector before, bit for bit: from a cache or an index.
    public static Vector restored(float[] components) {
        return new Vector(components.clone());
    }

    public int dimensions() {
        return components.length;
    }

    public float[] components() {
        return components.clone();
    }

    /// Cosine, since both are of unit length.
    public double similarity(Vector other) {
        if (other.components.length != components.length) {
            throw new IllegalArgumentException(
                    components.length + " and " + other.components.length + " dimensions");
        }
        return dot(components, other.components);
    }

    /// The cosine of each with each. All dimensions of one vector are added up for all others side by side, which the
    /// processor does many at a time; pair by pair it takes several times as long.
    public static double[][] similarities(List<Vector> vectors) {
        int count = vectors.size();
        int dimensions = vectors.isEmpty() ? 0 : vectors.getFirst().dimensions();
        float[][] byDimension = new float[dimensions][count];
        for (int i = 0; i < count; i++) {
            for (int d = 0; d < dimensions; d++) {
                byDimension[d][i] = vectors.get(i).components[d];
            }
        }
        double[][] similarities = new double[count][count];
        for (int i = 0; i < count; i++) {
            for (int d = 0; d < dimensions; d++) {
                add(vectors.get(i).components[d], byDimension[d], similarities[i]);
            }
        }
        return similarities;
    }

    private static void add(double factor, float[] components, double[] sums) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += factor * components[i];
        }
    }

    /// Four sums side by side: one alone would wait for each addition before the next.
    private static double dot(float[] a, float[] b) {
        double first = 0;
        double second = 0;
        double third = 0;
        double fourth = 0;
        int i = 0;
        for (; i + 3 < a.length; i += 4) {
            first += (double) a[i] * b[i];
            second += (double) a[i + 1] * b[i + 1];
            third += (double) a[i + 2] * b[i + 2];
            fourth += (double) a[i + 3] * b[i + 3];
        }
        for (; i < a.length; i++) {
            first += (double) a[i] * b[i];
        }
        return first + second + (third + fourth);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Vector vector && Arrays.equals(components, vector.components);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(components);
    }
}
