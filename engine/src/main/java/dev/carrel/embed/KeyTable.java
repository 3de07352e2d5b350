package dev.carrel.embed;

import java.util.Arrays;

/// A table of keys and the places of their records: open addressing over two arrays, sixteen bytes a slot and no object an
/// entry.
///
/// Of a key the table holds 64 bits. Who looks something up compares the rest with the record itself.
final class KeyTable {
    static final long ABSENT = -1;

    private long[] keys = new long[1024];
    private long[] places = new long[1024];
    private int size;

    KeyTable() {
        Arrays.fill(places, ABSENT);
    }

    int size() {
        return size;
    }

    /// Puts a key at a place that is not negative; a later place replaces an earlier one.
    void put(long key, long place) {
        if (2 * size >= keys.length) {
            grow();
        }
        int slot = slot(key);
        size += places[slot] == ABSENT ? 1 : 0;
        keys[slot] = key;
        places[slot] = place;
    }

    long find(long key) {
        return places[slot(key)];
    }

    /// The slot of a key, or the free one where it belongs. Keys are hashes: their own bits spread them.
    private int slot(long key) {
        int slot = (int) key & keys.length - 1;
        while (places[slot] != ABSENT && keys[slot] != key) {
            slot = slot + 1 & keys.length - 1;
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        long[] oldPlaces = places;
        keys = new long[oldKeys.length * 2];
        places = new long[oldKeys.length * 2];
        Arrays.fill(places, ABSENT);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldPlaces[i] != ABSENT) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                places[slot] = oldPlaces[i];
            }
        }
    }
}
