package dev.carrel.ranking;

import java.util.Locale;

/// How two lists become one.
public enum Formula {
    /// By ranks, see [ReciprocalRankFusion].
    RRF,
    /// By scores, see [Blend].
    BLEND;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
