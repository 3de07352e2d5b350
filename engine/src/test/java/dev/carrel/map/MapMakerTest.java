package dev.carrel.map;

import java.util.Arrays;
import java.util.stream.IntStream;

import dev.carrel.map.layout.Clouds;
import dev.carrel.map.layout.Places;
import dev.carrel.map.layout.PlaneLayout.Effort;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class MapMakerTest {
    private static final int CLOUDS = 6;
    private static final long SEED = 5;

    private static Places unknown(int count) {
        float[] nowhere = new float[count];
        Arrays.fill(nowhere, Float.NaN);
        return Places.of(nowhere, nowhere);
    }

    private static Places laidOut(int count) {
        return MapMaker.places(Clouds.of(count, CLOUDS, SEED), unknown(count), Effort.WHOLE, () -> false);
    }

    @Test
    void theSamePointsGetTheSamePlaces() {
        assertThat(laidOut(400)).isEqualTo(laidOut(400));
    }

    @Test
    void thoseOfOneCloudLieNearerThanStrangers() {
        Places places = laidOut(600);
        double own = distance(places, true);
        assertThat(own * 3).isLessThan(distance(places, false));
        for (int point = 0; point < places.count(); point++) {
            int nearest = nearest(places, point);
            assertThat(nearest % CLOUDS).isEqualTo(point % CLOUDS);
        }
    }

    private static double distance(Places places, boolean ofOneCloud) {
        return IntStream.range(0, places.count()).mapToDouble(one -> IntStream.range(0, one)
                .filter(other -> (one % CLOUDS == other % CLOUDS) == ofOneCloud)
                .mapToDouble(other -> places.distance(one, other)).average().orElse(0)).average()
                .orElseThrow();
    }

    private static int nearest(Places places, int point) {
        return IntStream.range(0, places.count()).filter(other -> other != point).boxed()
                .min((one, other) -> Float.compare(places.distance(point, one),
                        places.distance(point, other)))
                .orElseThrow();
    }

    @Test
    void tenThatComeLeaveTheOthersWhereTheyAre() {
        int before = 600;
        Places old = laidOut(before);
        float[] x = new float[before + 10];
        float[] y = new float[before + 10];
        for (int i = 0; i < x.length; i++) {
            x[i] = i < before ? old.x(i) : Float.NaN;
            y[i] = i < before ? old.y(i) : Float.NaN;
        }
        Places grown = MapMaker.places(Clouds.of(before + 10, CLOUDS, SEED), Places.of(x, y), Effort.GENTLE,
                () -> false);
        double moved = IntStream.range(0, before)
                .mapToDouble(i -> Math.hypot(grown.x(i) - old.x(i), grown.y(i) - old.y(i))).average()
                .orElseThrow();
        assertThat(moved).isLessThan(0.02 * width(old));
        for (int fresh = before; fresh < before + 10; fresh++) {
            assertThat(nearest(grown, fresh) % CLOUDS).isEqualTo(fresh % CLOUDS);
        }
    }

    private static double width(Places places) {
        return IntStream.range(0, places.count()).mapToDouble(places::x).max().orElseThrow()
                - IntStream.range(0, places.count()).mapToDouble(places::x).min().orElseThrow();
    }

    @Test
    void oneDocumentAndNoneHaveMapsToo() {
        assertThat(laidOut(1).count()).isEqualTo(1);
        assertThat(laidOut(1).isAnywhere()).isTrue();
        assertThat(laidOut(0).count()).isZero();
        assertThat(laidOut(2).isAnywhere()).isTrue();
    }

    @Test
    void aFewDocumentsLieApart() {
        for (int count = 2; count < 40; count++) {
            Places places = laidOut(count);
            double width = Math.hypot(width(places), height(places));
            assertThat(width).as("%d documents", count).isBetween(0.1, 1000.0);
            for (int point = 0; point < count; point++) {
                assertThat(places.distance(point, nearest(places, point))).as("%d of %d", point, count)
                        .isGreaterThan((float) (0.001 * width));
            }
        }
    }

    private static double height(Places places) {
        return IntStream.range(0, places.count()).mapToDouble(places::y).max().orElseThrow()
                - IntStream.range(0, places.count()).mapToDouble(places::y).min().orElseThrow();
    }
}
