package dev.carrel.ranking;

import java.util.List;

/// How much each retriever counts, as shares that add up to one, and why.
public record Weights(double semantic, double keyword, List<String> reasons) {
    public Weights {
        reasons = List.copyOf(reasons);
    }

    public static Weights ofPercent(int semanticPercent, List<String> reasons) {
        int clamped = Math.clamp(semanticPercent, 0, 100);
        return new Weights(clamped / 100.0, (100 - clamped) / 100.0, reasons);
    }
}
