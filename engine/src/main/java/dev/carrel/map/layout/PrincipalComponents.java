package dev.carrel.map.layout;

import java.util.Random;

/// The two directions in which points differ most, found by multiplying two guesses with their covariance again and again
/// (orthogonal iteration; Golub and Van Loan, 8.2).
public final class PrincipalComponents {
    private static final int ROUNDS = 20;

    private final Points points;
    private final float[] mean;

    private PrincipalComponents(Points points) {
        this.points = points;
        this.mean = new float[points.dimensions()];
        for (int point = 0; point < points.count(); point++) {
            points.addTo(mean, point, 1f / points.count());
        }
    }

    /// The points as seen along both, the wider one with a spread of one.
    public static Places of(Points points, Random random) {
        PrincipalComponents components = new PrincipalComponents(points);
        float[] first = components.guess(random);
        float[] second = components.guess(random);
        for (int round = 0; round < ROUNDS; round++) {
            first = unit(components.multiplied(first));
            second = unit(without(first, components.multiplied(second)));
        }
        return components.seen(first, second);
    }

    private float[] guess(Random random) {
        float[] direction = new float[points.dimensions()];
        for (int d = 0; d < direction.length; d++) {
            direction[d] = (float) random.nextGaussian();
        }
        return unit(direction);
    }

    private float[] multiplied(float[] direction) {
        float[] product = new float[direction.length];
        float middle = dot(mean, direction);
        float sum = 0;
        for (int point = 0; point < points.count(); point++) {
            float along = points.along(point, direction) - middle;
            points.addTo(product, point, along);
            sum += along;
        }
        for (int d = 0; d < product.length; d++) {
            product[d] -= sum * mean[d];
        }
        return product;
    }

    private Places seen(float[] first, float[] second) {
        Places places = new Places(points.count());
        double squares = 0;
        for (int point = 0; point < points.count(); point++) {
            places.put(point, points.along(point, first) - dot(mean, first),
                    points.along(point, second) - dot(mean, second));
            squares += (double) places.x(point) * places.x(point);
        }
        float spread = (float) Math.sqrt(squares / Math.max(1, points.count()));
        for (int point = 0; point < points.count() && spread > 0; point++) {
            places.put(point, places.x(point) / spread, places.y(point) / spread);
        }
        return places;
    }

    private static float[] without(float[] direction, float[] vector) {
        float along = dot(direction, vector);
        for (int d = 0; d < vector.length; d++) {
            vector[d] -= along * direction[d];
        }
        return vector;
    }

    private static float[] unit(float[] vector) {
        float length = (float) Math.sqrt(dot(vector, vector));
        for (int d = 0; d < vector.length && length > 0; d++) {
            vector[d] /= length;
        }
        return vector;
    }

    private static float dot(float[] one, float[] other) {
        float sum = 0;
        for (int d = 0; d < one.length; d++) {
            sum += one[d] * other[d];
        }
        return sum;
    }
}
