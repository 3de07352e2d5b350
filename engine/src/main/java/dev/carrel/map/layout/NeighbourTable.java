package dev.carrel.map.layout;

import java.util.Arrays;

/// For each point those most like it, as many as there is room for. Each point has a heap with the least like on top.
public final class NeighbourTable {
    private static final int NONE = -1;

    private final int room;
    private final int[] ids;
    private final float[] similarities;

    NeighbourTable(int points, int room) {
        this.room = room;
        this.ids = new int[points * room];
        this.similarities = new float[points * room];
        Arrays.fill(ids, NONE);
        Arrays.fill(similarities, Float.NEGATIVE_INFINITY);
    }

    /// Keeps them as neighbours of each other, where each is nearer than the farthest that is kept.
    void offer(int one, int other, float similarity) {
        keep(one, other, similarity);
        keep(other, one, similarity);
    }

    private void keep(int point, int other, float similarity) {
        int top = point * room;
        if (similarity > similarities[top] && !has(point, other)) {
            sink(top, other, similarity);
        }
    }

    boolean has(int point, int other) {
        for (int i = point * room; i < (point + 1) * room; i++) {
            if (ids[i] == other) {
                return true;
            }
        }
        return false;
    }

    private void sink(int top, int other, float similarity) {
        int hole = 0;
        for (int child = 1; child < room; child = 2 * hole + 1) {
            int right = child + 1;
            if (right < room && similarities[top + right] < similarities[top + child]) {
                child = right;
            }
            if (similarities[top + child] >= similarity) {
                break;
            }
            ids[top + hole] = ids[top + child];
            similarities[top + hole] = similarities[top + child];
            hole = child;
        }
        ids[top + hole] = other;
        similarities[top + hole] = similarity;
    }

    public int points() {
        return ids.length / room;
    }

    /// Those that were found for a point, in no order.
    public int[] of(int point) {
        int[] own = new int[room];
        int count = 0;
        for (int i = point * room; i < (point + 1) * room; i++) {
            if (ids[i] != NONE) {
                own[count++] = ids[i];
            }
        }
        return count == room ? own : Arrays.copyOf(own, count);
    }
}
