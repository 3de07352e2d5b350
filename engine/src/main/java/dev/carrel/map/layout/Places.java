package dev.carrel.map.layout;

import java.util.Arrays;

/// Places on a plane, one for each of some points.
public final class Places {
    private final float[] x;
    private final float[] y;

    /// All at the same place.
    Places(int count) {
        this(new float[count], new float[count]);
    }

    private Places(float[] x, float[] y) {
        this.x = x;
        this.y = y;
    }

    public static Places of(float[] x, float[] y) {
        if (x.length != y.length) {
            throw new IllegalArgumentException(x.length + " and " + y.length + " coordinates");
        }
        return new Places(x.clone(), y.clone());
    }

    public int count() {
        return x.length;
    }

    public float x(int point) {
        return x[point];
    }

    public float y(int point) {
        return y[point];
    }

    void put(int point, float toX, float toY) {
        x[point] = toX;
        y[point] = toY;
    }

    void move(int point, float byX, float byY) {
        x[point] += byX;
        y[point] += byY;
    }

    /// Whether any point has a place.
    public boolean isAnywhere() {
        for (float each : x) {
            if (!Float.isNaN(each)) {
                return true;
            }
        }
        return false;
    }

    /// Left, bottom, right and top of them all.
    float[] box() {
        float[] box = {Float.MAX_VALUE, Float.MAX_VALUE, -Float.MAX_VALUE, -Float.MAX_VALUE};
        for (int point = 0; point < x.length; point++) {
            box[0] = Math.min(box[0], x[point]);
            box[1] = Math.min(box[1], y[point]);
            box[2] = Math.max(box[2], x[point]);
            box[3] = Math.max(box[3], y[point]);
        }
        return box;
    }

    float meanX(int from, int to) {
        return mean(x, from, to);
    }

    float meanY(int from, int to) {
        return mean(y, from, to);
    }

    private static float mean(float[] values, int from, int to) {
        float sum = 0;
        for (int i = from; i < to; i++) {
            sum += values[i];
        }
        return sum / (to - from);
    }

    Places copy() {
        return of(x, y);
    }

    public float distance(int one, int other) {
        return (float) Math.hypot(x[one] - x[other], y[one] - y[other]);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Places places && Arrays.equals(x, places.x) && Arrays.equals(y, places.y);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(x) + Arrays.hashCode(y);
    }
}
