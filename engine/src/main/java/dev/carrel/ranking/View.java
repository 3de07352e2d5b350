package dev.carrel.ranking;

import java.util.Locale;

/// The shape of the result, and with it what is counted as one candidate.
public enum View {
    /// One hit a document, by its best passage.
    PAPERS,
    /// Every matching passage.
    PASSAGES;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
