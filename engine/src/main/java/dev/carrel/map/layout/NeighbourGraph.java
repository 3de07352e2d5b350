package dev.carrel.map.layout;

/// Who is drawn to whom, both ways: a point is drawn to its neighbours, and to those whose neighbour it is. Each point gives
/// the same weight away in all, shared by its neighbours evenly; with fifteen of them that keeps as much as the widths that
/// t-SNE fits to each point (Böhm, Berens and Kobak, 2022), and needs no distances.
final class NeighbourGraph {
    /// Where the edges of each point begin, and where those of the last one end.
    private final int[] begins;
    private final int[] ends;
    private final float[] weights;

    NeighbourGraph(NeighbourTable neighbours) {
        int count = neighbours.points();
        this.begins = begins(neighbours);
        this.ends = new int[begins[count]];
        this.weights = new float[begins[count]];
        int[] next = begins.clone();
        for (int point = 0; point < count; point++) {
            int[] near = neighbours.of(point);
            for (int other : near) {
                float weight = 1f / (2f * count * near.length);
                put(next[point]++, other, weight);
                put(next[other]++, point, weight);
            }
        }
    }

    private static int[] begins(NeighbourTable neighbours) {
        int[] begins = new int[neighbours.points() + 1];
        for (int point = 0; point < neighbours.points(); point++) {
            for (int other : neighbours.of(point)) {
                begins[point + 1]++;
                begins[other + 1]++;
            }
        }
        for (int point = 0; point < neighbours.points(); point++) {
            begins[point + 1] += begins[point];
        }
        return begins;
    }

    private void put(int edge, int end, float weight) {
        ends[edge] = end;
        weights[edge] = weight;
    }

    /// Where a point is drawn: the sums over its edges of weight · nearness · what lies between.
    void pull(int point, Places places, Places pulls) {
        float x = places.x(point);
        float y = places.y(point);
        float sumX = 0;
        float sumY = 0;
        for (int edge = begins[point]; edge < begins[point + 1]; edge++) {
            float dx = places.x(ends[edge]) - x;
            float dy = places.y(ends[edge]) - y;
            float share = weights[edge] / (1 + dx * dx + dy * dy);
            sumX += share * dx;
            sumY += share * dy;
        }
        pulls.put(point, sumX, sumY);
    }
}
