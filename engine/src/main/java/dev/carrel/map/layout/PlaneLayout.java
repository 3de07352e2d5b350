package dev.carrel.map.layout;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/// Moves points on a plane until neighbours are near each other and strangers are not: t-SNE (van der Maaten and Hinton, 2008),
/// with neighbours that count alike ([NeighbourGraph]) and strangers seen from afar ([QuadTree]). Nearness is 1 / (1 + d²).
///
/// Steps are those of t-SNE too: a part of the last one is kept, and each coordinate has a gain of its own that grows while it
/// moves on in one direction and shrinks when it swings.
public final class PlaneLayout {
    /// How far points are moved, and how often.
    ///
    /// @param gathering rounds in which neighbours draw harder, so that those of one subject find each other before others are
    ///                  in their way
    /// @param settling  rounds after those
    /// @param rate      of the steps, 1 for points that have no places yet
    public record Effort(int gathering, int settling, float rate) {
        /// For points that have no places yet.
        public static final Effort WHOLE = new Effort(100, 300, 1);
        /// For a few that come to others, which stay about where they are.
        public static final Effort GENTLE = new Effort(0, 30, 0.05f);
        /// For places that are to stay as they are.
        public static final Effort NONE = new Effort(0, 0, 0);

        public int rounds() {
            return gathering + settling;
        }
    }

    /// So much harder neighbours draw while points gather. Of 1, 4 and 12, this kept most neighbours of CACM.
    private static final float HARDER = 4;
    private static final float KEPT_WHILE_GATHERING = 0.5f;
    private static final float KEPT = 0.8f;
    private static final float GAIN_MORE = 0.2f;
    private static final float GAIN_LESS = 0.8f;
    private static final float LEAST_GAIN = 0.01f;
    /// A step no longer than this keeps points from leaping over the whole map.
    private static final float LONGEST = 4;

    private final NeighbourGraph graph;
    private final Places places;
    private final QuadTree tree;
    private final Places pulls;
    private final Places pushes;
    private final Places steps;
    private final Places gains;

    private PlaneLayout(NeighbourTable neighbours, Places start) {
        int count = start.count();
        this.graph = new NeighbourGraph(neighbours);
        this.places = start.copy();
        this.tree = new QuadTree(count);
        this.pulls = new Places(count);
        this.pushes = new Places(count);
        this.steps = new Places(count);
        float[] ones = new float[count];
        Arrays.fill(ones, 1);
        this.gains = Places.of(ones, ones);
    }

    public static Places of(NeighbourTable neighbours, Places start, Effort effort, BooleanSupplier stopped) {
        PlaneLayout layout = new PlaneLayout(neighbours, start);
        for (int round = 0; round < effort.rounds() && !stopped.getAsBoolean(); round++) {
            boolean gathering = round < effort.gathering();
            layout.round(gathering ? HARDER : 1, gathering ? KEPT_WHILE_GATHERING : KEPT, effort.rate());
        }
        return layout.places;
    }

    /// @param harder how much neighbours draw
    /// @param kept   the part of the last step that is made again
    private void round(float harder, float kept, float rate) {
        tree.hold(places);
        float strangers = (float) (1 / Math.max(tree.push(pushes), Float.MIN_NORMAL));
        // Four is of the gradient, and the rate in proportion to the number of points is that of Belkina and others (2019).
        float length = 4 * rate * places.count() / HARDER;
        for (int point = 0; point < places.count(); point++) {
            graph.pull(point, places, pulls);
        }
        for (int point = 0; point < places.count(); point++) {
            float x = harder * pulls.x(point) + strangers * pushes.x(point);
            float y = harder * pulls.y(point) + strangers * pushes.y(point);
            gains.put(point, gain(gains.x(point), x, steps.x(point)),
                    gain(gains.y(point), y, steps.y(point)));
            steps.put(point, bounded(kept * steps.x(point) + length * gains.x(point) * x),
                    bounded(kept * steps.y(point) + length * gains.y(point) * y));
            places.move(point, steps.x(point), steps.y(point));
        }
    }

    private static float gain(float before, float force, float step) {
        return force > 0 == step > 0 ? before + GAIN_MORE : Math.max(LEAST_GAIN, before * GAIN_LESS);
    }

    private static float bounded(float step) {
        return Math.clamp(step, -LONGEST, LONGEST);
    }
}
