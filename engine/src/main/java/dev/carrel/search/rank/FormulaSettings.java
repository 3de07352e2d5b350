package dev.carrel.search.rank;

import dev.carrel.ranking.fusion.Signals;
import dev.carrel.ranking.fusion.WeightedSum;

/// The numbers of the formulas.
///
/// @param semanticWeightPercent the balance before the query is looked at
/// @param rrfK                  the constant of reciprocal rank fusion
public record FormulaSettings(int semanticWeightPercent, AutoWeights autoWeights, int rrfK,
        WeightedSum.Parameters weighted, Signals.Parameters signals) {
    /// Whether the query's form moves the balance.
    public enum AutoWeights {
        ON, OFF
    }

    public static final FormulaSettings STANDARD = new FormulaSettings(50, AutoWeights.ON, 60,
            WeightedSum.Parameters.STANDARD,
            Signals.Parameters.STANDARD);

    public FormulaSettings {
        if (rrfK < 0) {
            throw new IllegalArgumentException("rrf-k is " + rrfK);
        }
    }
}
