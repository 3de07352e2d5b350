package dev.carrel.evaluate.self;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

import dev.carrel.evaluate.EvaluationResult;
import dev.carrel.evaluate.Measure;
import dev.carrel.evaluate.TextTable;

/// The results of a library's own questions.
///
/// @param kinds each with a result a ranking, or none where there was no material
public record SelfReport(Map<QuestionKind, List<EvaluationResult>> kinds) {
    private static final String ALL = "all questions";

    public SelfReport {
        kinds = Collections.unmodifiableMap(new EnumMap<>(kinds));
    }

    public boolean isEmpty() { return kinds.values().stream().allMatch(List::isEmpty); }

    /// Over all questions, of which there must be one; each counts the same.
    public List<EvaluationResult> all() {
        return SelfTest.together(kinds.values().stream().filter(results -> !results.isEmpty()).toList());
    }

    /// A block a kind; every line ends with a line feed.
    public String text() {
        StringBuilder text = new StringBuilder();
        kinds.forEach((kind, results) -> text.append(block(kind, results)).append("\n"));
        if (kinds.values().stream().filter(results -> !results.isEmpty()).count() > 1) {
            text.append(table(ALL, all())).append("\n");
        }
        return text.toString();
    }

    private static String block(QuestionKind kind, List<EvaluationResult> results) {
        return results.isEmpty()
                ? kind.label() + ": " + kind.missing() + ".\n"
                : table(kind.label(), results);
    }

    private static String table(String name, List<EvaluationResult> results) {
        TextTable table = new TextTable(
                List.of(name, Measure.MRR_10.label(), Measure.NDCG_10.label(), "questions"));
        results.forEach(result -> table.add(List.of("  " + result.name(),
                TextTable.decimals(result.means().value(Measure.MRR_10), 4),
                TextTable.decimals(result.means().value(Measure.NDCG_10), 4),
                String.valueOf(result.queries()))));
        return table.text();
    }
}
