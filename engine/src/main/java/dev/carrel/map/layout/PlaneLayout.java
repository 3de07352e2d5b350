package dev.carrel.map.layout;

import java.util.Random;
import java.util.function.BooleanSupplier;

/// Moves points on a plane until neighbours are nearer than strangers: each neighbour is to be told from a few points drawn at
/// random by its nearness alone, which is 1 / (1 + d²) as in t-SNE (InfoNC-t-SNE; Damrich, Böhm, Hamprecht and Kobak, 2023).
/// It keeps more of the neighbours than UMAP's own loss, and takes no powers.
public final class PlaneLayout {
    /// How far points are moved, and how often.
    ///
    /// @param rate of the first round; it falls to nothing by the last
    public record Effort(int rounds, float rate) {
        /// For points that have no places yet.
        public static final Effort WHOLE = new Effort(300, 1f);
        /// For a few that come to others, which stay about where they are.
        public static final Effort GENTLE = new Effort(30, 0.05f);
        /// For places that are to stay as they are.
        public static final Effort NONE = new Effort(0, 0);
    }

    /// Points drawn at random for each neighbour.
    private static final int STRANGERS = 5;
    /// A step no longer than this keeps two points that lie upon each other from leaping apart.
    private static final float LONGEST = 4;

    private final NeighbourTable neighbours;
    private final Places places;
    private long state;
    private final int[] strangers = new int[STRANGERS];
    private final float[] nearness = new float[STRANGERS];

    private PlaneLayout(NeighbourTable neighbours, Places start, Random seeds) {
        this.neighbours = neighbours;
        this.places = start.copy();
        this.state = seeds.nextLong() | 1;
    }

    public static Places of(NeighbourTable neighbours, Places start, Effort effort, Random random,
            BooleanSupplier stopped) {
        PlaneLayout layout = new PlaneLayout(neighbours, start, random);
        for (int round = 0; round < effort.rounds() && !stopped.getAsBoolean(); round++) {
            layout.round(effort.rate() * (effort.rounds() - round) / effort.rounds());
        }
        return layout.places;
    }

    private void round(float rate) {
        for (int point = 0; point < places.count(); point++) {
            for (int neighbour : neighbours.of(point)) {
                draw(point, neighbour, rate);
            }
        }
    }

    private void draw(int point, int neighbour, float rate) {
        float near = nearness(point, neighbour);
        float all = near;
        for (int i = 0; i < STRANGERS; i++) {
            strangers[i] = stranger();
            nearness[i] = nearness(point, strangers[i]);
            all += nearness[i];
        }
        pull(point, neighbour, -2 * rate * near * (1 - near / all));
        for (int i = 0; i < STRANGERS; i++) {
            pull(point, strangers[i], 2 * rate * nearness[i] * nearness[i] / all);
        }
    }

    private float nearness(int one, int other) {
        float dx = places.x(one) - places.x(other);
        float dy = places.y(one) - places.y(other);
        return 1 / (1 + dx * dx + dy * dy);
    }

    /// Moves both by a share of what lies between them: towards each other if it is negative.
    private void pull(int one, int other, float share) {
        float dx = bounded(share * (places.x(one) - places.x(other)));
        float dy = bounded(share * (places.y(one) - places.y(other)));
        places.move(one, dx, dy);
        places.move(other, -dx, -dy);
    }

    private static float bounded(float step) {
        return Math.clamp(step, -LONGEST, LONGEST);
    }

    /// Marsaglia's xorshift: hundreds of millions are drawn.
    private int stranger() {
        state ^= state << 13;
        state ^= state >>> 7;
        state ^= state << 17;
        return (int) (((state >>> 33) * places.count()) >>> 31);
    }
}
