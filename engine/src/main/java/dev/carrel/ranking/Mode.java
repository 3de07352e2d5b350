package dev.carrel.ranking;

import java.util.Locale;

/// Which retrievers run.
public enum Mode {
    HYBRID, SEMANTIC, KEYWORD;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
