package dev.carrel.map.layout;

import java.util.Arrays;

/// Places gathered in squares within squares, so that what all strangers together do to a point can be told without looking at
/// each: a square that is far away for its size counts as one place with many points (Barnes and Hut, 1986; for maps van der
/// Maaten, 2014).
///
/// The places are sorted along a curve that visits one square after the other (Morton, 1966), so that those of a square lie
/// side by side. Squares are numbered as they are entered, so that whatever is within one lies between it and the next.
final class QuadTree {
    /// A square counts as one place if it is farther away than this many of its sides. With two, the map of CACM is no more
    /// faithful, and takes twice as long.
    private static final float FAR = 1.25f;
    /// Looking at so many places is quicker than at squares.
    private static final int FEW = 8;
    /// Sides are halved so often.
    private static final int DEPTH = 16;
    /// The bits of a key that tell the point.
    private static final int POINT_BITS = 31;

    private final long[] keys;
    private final Places sorted;
    private int squares;
    private final Places middles;
    private final float[] reach;
    private final int[] first;
    private final int[] members;
    /// How many of them are looked at one by one.
    private final int[] single;
    private final int[] next;

    /// @param count of the places that it will hold
    QuadTree(int count) {
        this.keys = new long[count];
        this.sorted = new Places(count);
        int most = most(count);
        this.middles = new Places(most);
        this.reach = new float[most];
        this.first = new int[most];
        this.members = new int[most];
        this.single = new int[most];
        this.next = new int[most];
    }

    /// A square that is divided holds more than a few, and at each depth there are at most so many of those, with four within
    /// each.
    private static int most(int count) {
        return 1 + 4 * DEPTH * (count / (FEW + 1) + 1);
    }

    /// Holds other places.
    void hold(Places places) {
        float[] box = places.box();
        float side = Math.max(Math.max(box[2] - box[0], box[3] - box[1]), Float.MIN_NORMAL);
        float scale = ((1 << DEPTH) - 1) / side;
        for (int point = 0; point < keys.length; point++) {
            long column = spread((int) ((places.x(point) - box[0]) * scale));
            long row = spread((int) ((places.y(point) - box[1]) * scale));
            keys[point] = (column | row << 1) << POINT_BITS | point;
        }
        Arrays.sort(keys);
        for (int i = 0; i < keys.length; i++) {
            sorted.put(i, places.x(point(i)), places.y(point(i)));
        }
        squares = 0;
        divide(0, keys.length, POINT_BITS + 2 * (DEPTH - 1), FAR * FAR * side * side);
    }

    private int point(int place) {
        return (int) (keys[place] & Integer.MAX_VALUE);
    }

    /// Puts a zero between each two bits.
    private static long spread(int bits) {
        long spread = (bits | (long) bits << 8) & 0x00ff00ffL;
        spread = (spread | spread << 4) & 0x0f0f0f0fL;
        spread = (spread | spread << 2) & 0x33333333L;
        return (spread | spread << 1) & 0x55555555L;
    }

    /// @param shift the bits of the keys below those that tell which quarter of the square a place is in
    /// @param far   the square of the distance from which it counts as one place
    private void divide(int from, int to, int shift, float far) {
        int square = squares++;
        first[square] = from;
        members[square] = to - from;
        reach[square] = far;
        middles.put(square, sorted.meanX(from, to), sorted.meanY(from, to));
        boolean whole = to - from <= FEW || shift < POINT_BITS;
        single[square] = whole ? to - from : 0;
        for (int begin = from, end; !whole && begin < to; begin = end) {
            end = endOfQuarter(begin, to, shift);
            divide(begin, end, shift - 2, far / 4);
        }
        next[square] = squares;
    }

    private int endOfQuarter(int begin, int to, int shift) {
        int end = begin + 1;
        while (end < to && keys[end] >>> shift == keys[begin] >>> shift) {
            end++;
        }
        return end;
    }

    /// Where each point is pushed by all others: the sums of nearness² · what lies between.
    ///
    /// @return the sum of all nearnesses, of each point to each other
    double push(Places pushes) {
        double all = 0;
        for (int place = 0; place < keys.length; place++) {
            all += push(place, pushes);
        }
        return all;
    }

    private double push(int place, Places pushes) {
        float x = sorted.x(place);
        float y = sorted.y(place);
        float sumX = 0;
        float sumY = 0;
        float all = 0;
        for (int square = 0; square < squares;) {
            float dx = x - middles.x(square);
            float dy = y - middles.y(square);
            float squared = dx * dx + dy * dy;
            if (squared > reach[square]) {
                float near = 1 / (1 + squared);
                float share = members[square] * near;
                all += share;
                sumX += share * near * dx;
                sumY += share * near * dy;
                square = next[square];
            } else if (single[square] == 0) {
                square++;
            } else {
                for (int other = first[square]; other < first[square] + single[square]; other++) {
                    float ox = x - sorted.x(other);
                    float oy = y - sorted.y(other);
                    float near = 1 / (1 + ox * ox + oy * oy);
                    all += near;
                    sumX += near * near * ox;
                    sumY += near * near * oy;
                }
                square = next[square];
            }
        }
        pushes.put(point(place), sumX, sumY);
        // It is as near to itself as can be, and does not push itself.
        return all - 1;
    }
}
