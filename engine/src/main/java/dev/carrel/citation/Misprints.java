package dev.carrel.citation;

import java.util.Arrays;

/// Tells whether one text becomes another by changing, adding or leaving out a few letters: Ukkonen's banded edit distance,
/// whose work is the length times the number of letters allowed.
final class Misprints {
    private Misprints() {}

    static boolean atMost(int allowed, String one, String other) {
        if (Math.abs(one.length() - other.length()) > allowed) {
            return false;
        }
        int[] above = new int[other.length() + 1];
        int[] row = new int[other.length() + 1];
        for (int j = 0; j <= other.length(); j++) {
            above[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int from = Math.max(1, i - allowed);
            int to = Math.min(other.length(), i + allowed);
            Arrays.fill(row, Math.max(0, from - 1), Math.min(to + 2, row.length), allowed + 1);
            row[0] = i;
            int least = from == 1 ? i : allowed + 1;
            for (int j = from; j <= to; j++) {
                int change = above[j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(change, 1 + Math.min(above[j], row[j - 1]));
                least = Math.min(least, row[j]);
            }
            if (least > allowed) {
                return false;
            }
            int[] next = above;
            above = row;
            row = next;
        }
        return above[other.length()] <= allowed;
    }
}
