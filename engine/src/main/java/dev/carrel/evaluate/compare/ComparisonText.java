package dev.carrel.evaluate.compare;

import java.util.List;

import dev.carrel.evaluate.EvaluationResult;
import dev.carrel.evaluate.Measure;
import dev.carrel.evaluate.TextTable;

/// Comparisons as plain text: a table, and a sentence that says what it comes to.
public final class ComparisonText {
    private static final double LEAST_SHOWN = 0.0001;

    private ComparisonText() {}

    /// Every line ends with a line feed.
    public static String table(List<RankingComparison> comparisons, Measure measure) {
        TextTable table = new TextTable(List.of("against " + comparisons.getFirst().to(), measure.label(),
                "95 % interval", "better", "equal", "worse", "p random", "p Holm", "p t"));
        comparisons.forEach(each -> table.add(List.of(each.name(), signed(each.difference()),
                Double.isNaN(each.low()) ? "–" : signed(each.low()) + " … " + signed(each.high()),
                String.valueOf(each.better()), String.valueOf(each.equal()), String.valueOf(each.worse()),
                probability(each.random()), probability(each.adjusted()), probability(each.student()))));
        return table.text();
    }

    /// Which serves best, and whether that may be chance; empty if there is only one.
    public static String verdict(List<EvaluationResult> results, Measure measure) {
        if (results.size() < 2) {
            return "";
        }
        EvaluationResult best = Comparisons.best(results, measure);
        List<RankingComparison> others = Comparisons.against(best, results, measure);
        RankingComparison next = others.stream().reduce((a, b) -> b.difference() > a.difference() ? b : a)
                .orElseThrow();
        List<String> beaten = others.stream().filter(RankingComparison::isMoreThanChance)
                .map(RankingComparison::name)
                .toList();
        if (next.difference() == 0) {
            return "No single one serves best: " + best.name() + " and " + next.name() + " both have "
                    + measure.label() + " " + TextTable.decimals(best.means().value(measure), 3) + "."
                    + (beaten.isEmpty() ? "" : lead(beaten));
        }
        String head = best.name() + " serves best, with " + measure.label() + " "
                + TextTable.decimals(best.means().value(measure), 3) + " over " + best.queries()
                + (best.queries() == 1 ? " question" : " questions") + "; its lead of "
                + TextTable.decimals(-next.difference(), 3) + " over " + next.name();
        if (next.isMoreThanChance()) {
            return head + " is more than chance (" + chance(next.adjusted()) + ").";
        }
        return head + " may be chance (" + chance(next.adjusted()) + ")."
                + (beaten.isEmpty() ? "" : lead(beaten));
    }

    private static String lead(List<String> beaten) {
        return " The lead over " + String.join(", ", beaten) + " is more than chance.";
    }

    private static String signed(double value) {
        String text = TextTable.decimals(value, 4);
        return value > 0 ? "+" + text : text;
    }

    private static String chance(double value) {
        return value < LEAST_SHOWN ? "p < 0.0001" : "p = " + probability(value);
    }

    private static String probability(double value) {
        return value < LEAST_SHOWN ? "<0.0001" : TextTable.decimals(value, value < 0.001 ? 4 : 3);
    }
}
