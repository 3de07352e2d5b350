package dev.carrel.embed;

import java.util.Arrays;

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
        double dot = 0;
        for (int i = 0; i < components.length; i++) {
            dot += (double) components[i] * other.components[i];
        }
        return dot;
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
