package dev.carrel.map.layout;

import java.util.Random;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

final class QuadTreeTest {
    private static Places drawn(int count, float width) {
        Random random = new Random(count);
        Places places = new Places(count);
        for (int point = 0; point < count; point++) {
            places.put(point, width * (float) random.nextGaussian(), width * (float) random.nextGaussian());
        }
        return places;
    }

    private static double push(Places places, Places pushes) {
        QuadTree tree = new QuadTree(places.count());
        tree.hold(places);
        return tree.push(pushes);
    }

    /// The same, each with each.
    private static double pushOneByOne(Places places, Places pushes) {
        double all = 0;
        for (int one = 0; one < places.count(); one++) {
            for (int other = 0; other < places.count(); other++) {
                float dx = places.x(one) - places.x(other);
                float dy = places.y(one) - places.y(other);
                float near = 1 / (1 + dx * dx + dy * dy);
                all += other == one ? 0 : near;
                pushes.move(one, near * near * dx, near * near * dy);
            }
        }
        return all;
    }

    private static double length(Places places) {
        double squares = 0;
        for (int point = 0; point < places.count(); point++) {
            squares += Math.pow(places.x(point), 2) + Math.pow(places.y(point), 2);
        }
        return Math.sqrt(squares);
    }

    @Test
    void strangersPushAsTheyDoOneByOne() {
        for (float width : new float[]{0.01f, 1, 30}) {
            Places places = drawn(2_000, width);
            Places seen = new Places(2_000);
            Places exact = new Places(2_000);
            double all = pushOneByOne(places, exact);
            assertThat(push(places, seen)).isCloseTo(all, within(0.05 * all));
            Places wrong = seen.copy();
            for (int point = 0; point < wrong.count(); point++) {
                wrong.move(point, -exact.x(point), -exact.y(point));
            }
            assertThat(length(wrong)).as("width %s", width).isLessThan(0.05 * length(exact));
        }
    }

    @Test
    void aFewAreLookedAtOneByOne() {
        Places places = drawn(7, 1);
        Places exact = new Places(7);
        assertThat(push(places, new Places(7))).isCloseTo(pushOneByOne(places, exact), within(1e-4));
    }

    @Test
    void manyAtOnePlaceDoNotPushEachOther() {
        Places places = new Places(500);
        Places pushes = new Places(500);
        assertThat(push(places, pushes)).isCloseTo(500.0 * 499, within(1.0));
        assertThat(length(pushes)).isZero();
    }

    @Test
    void squaresHaveRoomHoweverPlacesLie() {
        Places places = new Places(3_000);
        for (int point = 0; point < 3_000; point++) {
            float far = (float) Math.scalb(1.0, -(point % 40));
            places.put(point, far, point % 3 == 0 ? far : 0);
        }
        assertThat(push(places, new Places(3_000))).isPositive().isFinite();
    }
}
