package dev.carrel.evaluate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Results below each other as plain text: one line each, names to the left, figures to the right.
public final class ResultTable {
    private static final String GAP = "  ";

    private final List<List<String>> rows;
    private final int[] widths;

    private ResultTable(List<List<String>> rows) {
        this.rows = rows;
        this.widths = IntStream.range(0, rows.getFirst().size())
                .map(column -> rows.stream().mapToInt(row -> length(row.get(column))).max().orElse(0))
                .toArray();
    }

    /// Every line ends with a line feed.
    public static String of(List<Result> results) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(titles());
        results.forEach(result -> rows.add(row(result)));
        return new ResultTable(rows).text();
    }

    private static List<String> titles() {
        Stream<String> measures = Arrays.stream(Measure.values()).map(Measure::label);
        return Stream.of(Stream.of(""), measures, Stream.of("queries", "p50 ms", "p95 ms")).flatMap(s -> s)
                .toList();
    }

    private static List<String> row(Result result) {
        Stream<String> measures = result.means().values().values().stream().map(value -> decimals(value, 4));
        Stream<String> rest = Stream.of(Integer.toString(result.queries()),
                decimals(result.latency().p50(), 1),
                decimals(result.latency().p95(), 1));
        return Stream.of(Stream.of(result.name()), measures, rest).flatMap(s -> s).toList();
    }

    private static String decimals(double value, int places) {
        return String.format(Locale.ROOT, "%." + places + "f", value);
    }

    private String text() {
        return rows.stream().map(this::line).collect(Collectors.joining());
    }

    private String line(List<String> row) {
        String figures = IntStream.range(1, row.size())
                .mapToObj(column -> GAP + padding(row, column) + row.get(column))
                .collect(Collectors.joining());
        return row.getFirst() + padding(row, 0) + figures + "\n";
    }

    private String padding(List<String> row, int column) {
        return " ".repeat(widths[column] - length(row.get(column)));
    }

    private static int length(String cell) {
        return cell.codePointCount(0, cell.length());
    }
}
