package dev.carrel.search;

import dev.carrel.ranking.Formula;
import dev.carrel.ranking.fusion.Signals;
import dev.carrel.ranking.fusion.WeightedSum;
import dev.carrel.search.rank.FormulaSettings;

/// How a formula makes a score, in one sentence with the numbers that it was given.
final class FormulaSentence {
    private FormulaSentence() {}

    static String of(Formula formula, FormulaSettings numbers) {
        return switch (formula) {
            case BLEND ->
                "Blend adds the cosine and the words’ score, and moves the sum towards that of the most similar results.";
            case RRF -> "RRF adds weight ÷ (" + numbers.rrfK()
                    + " + place) for each list that holds the result.";
            case WEIGHTED -> weighted(numbers.weighted());
            case SIGNALS -> signals(numbers.signals());
        };
    }

    private static String weighted(WeightedSum.Parameters numbers) {
        return "Weighted adds " + ScorePart.shown(numbers.semantic()) + " × meaning and "
                + ScorePart.shown(numbers.keyword()) + " × words, " + ScorePart.shown(numbers.verbatim())
                + " for a verbatim match and " + ScorePart.shown(numbers.heading())
                + " for one in a heading.";
    }

    private static String signals(Signals.Parameters numbers) {
        return "Signals adds " + ScorePart.shown(numbers.ck()) + " × passage, "
                + ScorePart.shown(numbers.doc()) + " × whole document, "
                + ScorePart.shown(numbers.abs()) + " × abstract, " + ScorePart.shown(numbers.fig())
                + " × captions and " + ScorePart.shown(numbers.pr())
                + " × the logarithm of 1 + its PageRank; the best " + Signals.ORDERED
                + " candidates are ordered by that.";
    }
}
