package dev.carrel.library.settings;

import java.util.Comparator;
import java.util.List;

/// Guesses what a mistyped name was meant to be.
public final class NearestName {
    private NearestName() {}

    /// The name with the fewest edits to what was typed.
    public static String of(String typed, List<String> names) {
        return names.stream().min(Comparator.comparingInt(name -> distance(typed, name))).orElseThrow();
    }

    /// Levenshtein's distance, one row at a time.
    static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int substituted = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(substituted, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
