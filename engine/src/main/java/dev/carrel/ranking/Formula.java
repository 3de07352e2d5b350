package dev.carrel.ranking;

import java.util.Locale;

/// How two lists become one.
public enum Formula {
    /// By ranks.
    RRF,
    /// By scores.
    BLEND,
    /// By scores, with what a person who skims a list looks for.
    WEIGHTED,
    /// By the whole paper and who cites it.
    SIGNALS;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
