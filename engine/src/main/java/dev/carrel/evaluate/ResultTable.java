package dev.carrel.evaluate;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// Results below each other as plain text: one line each.
public final class ResultTable {
    private ResultTable() {}

    /// Every line ends with a line feed.
    public static String of(List<EvaluationResult> results) {
        TextTable table = new TextTable(titles());
        results.forEach(result -> table.add(row(result)));
        return table.text();
    }

    private static List<String> titles() {
        Stream<String> measures = Arrays.stream(Measure.values()).map(Measure::label);
        return Stream.of(Stream.of(""), measures, Stream.of("queries", "p50 ms", "p95 ms")).flatMap(s -> s)
                .toList();
    }

    private static List<String> row(EvaluationResult result) {
        Stream<String> measures = result.means().values().values().stream()
                .map(value -> TextTable.decimals(value, 4));
        Stream<String> rest = Stream.of(Integer.toString(result.queries()),
                TextTable.decimals(result.latency().p50(), 1),
                TextTable.decimals(result.latency().p95(), 1));
        return Stream.of(Stream.of(result.name()), measures, rest).flatMap(s -> s).toList();
    }
}
