package dev.carrel.map.layout;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;

/// Gives those that come to a map a place to start from: amid their neighbours, if these have places.
public final class StartingPlaces {
    /// A little apart, so that two with the same neighbours can be told from each other.
    private static final float APART = 0.01f;

    /// Those that have no places yet start close together, where nobody is in the way of another.
    private static final float CLOSE = 0.01f;

    private StartingPlaces() {}

    /// Where all start if none has a place: in the directions in which they differ most, and two that are the same a little
    /// apart.
    public static Places of(Points points, Random random) {
        Places places = PrincipalComponents.of(points, random);
        for (int point = 0; point < points.count(); point++) {
            places.put(point, CLOSE * (places.x(point) + CLOSE * (float) random.nextGaussian()),
                    CLOSE * (places.y(point) + CLOSE * (float) random.nextGaussian()));
        }
        return places;
    }

    /// @param known where points lay before, NaN for those that are new; at least one is known
    public static Places of(NeighbourTable neighbours, Places known) {
        Places places = known.copy();
        int[] fresh = IntStream.range(0, known.count()).filter(point -> !isKnown(known, point)).toArray();
        // Twice, since the neighbours of the new may be new themselves.
        for (int pass = 0; pass < 2; pass++) {
            for (int point : fresh) {
                amid(point,
                        Arrays.stream(neighbours.of(point)).filter(near -> isKnown(places, near)).toArray(),
                        places);
            }
        }
        int[] settled = IntStream.range(0, known.count()).filter(point -> isKnown(places, point)).toArray();
        Arrays.stream(fresh).filter(point -> !isKnown(places, point))
                .forEach(point -> amid(point, settled, places));
        return places;
    }

    private static boolean isKnown(Places places, int point) {
        return !Float.isNaN(places.x(point));
    }

    private static void amid(int point, int[] others, Places places) {
        if (others.length > 0) {
            double x = Arrays.stream(others).mapToDouble(places::x).average().orElse(0);
            double y = Arrays.stream(others).mapToDouble(places::y).average().orElse(0);
            places.put(point, (float) x + APART * (point % 7 - 3), (float) y + APART * (point % 5 - 2));
        }
    }
}
