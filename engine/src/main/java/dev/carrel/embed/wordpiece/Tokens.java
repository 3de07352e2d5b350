package dev.carrel.embed.wordpiece;

import java.util.Arrays;

/// Token numbers as they are found, up to a number that is wanted.
final class Tokens {
    private final int max;
    private int[] ids = new int[64];
    private int size;

    Tokens(int max) {
        this.max = max;
    }

    /// A word may go beyond the limit while it is cut, because it can still turn out to be unknown.
    void add(int id) {
        if (size == ids.length) {
            ids = Arrays.copyOf(ids, size * 2);
        }
        ids[size++] = id;
    }

    void shrinkTo(int length) {
        size = length;
    }

    boolean isFull() { return size >= max; }

    int size() {
        return Math.min(size, max);
    }

    void copyTo(long[] target, int at) {
        for (int i = 0; i < size(); i++) {
            target[at + i] = ids[i];
        }
    }
}
