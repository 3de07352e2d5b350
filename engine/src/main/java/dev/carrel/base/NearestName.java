package dev.carrel.base;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Guesses what a mistyped name was meant to be.
public final class NearestName {
    private static final int LONG = 6;

    private NearestName() {}

    /// The name with the fewest edits to what was typed.
    public static String of(String typed, List<String> names) {
        return names.stream().min(Comparator.comparingInt(name -> distance(typed, name))).orElseThrow();
    }

    /// The same, if it is a slip of the finger: one edit, or two in a name of six letters or more.
    public static Optional<String> slipped(String typed, List<String> names) {
        int slips = typed.length() < LONG ? 1 : 2;
        return Optional.of(of(typed, names)).filter(name -> distance(typed, name) <= slips);
    }

    /// The fewest letters to add, drop, exchange or swap with the next.
    static int distance(String a, String b) {
        int[][] edits = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                edits[i][j] = i == 0 || j == 0 ? i + j : fewest(a, b, i, j, edits);
            }
        }
        return edits[a.length()][b.length()];
    }

    private static int fewest(String a, String b, int i, int j, int[][] edits) {
        int exchanged = edits[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int fewest = Math.min(exchanged, Math.min(edits[i - 1][j], edits[i][j - 1]) + 1);
        boolean isSwap = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        return isSwap ? Math.min(fewest, edits[i - 2][j - 2] + 1) : fewest;
    }
}
