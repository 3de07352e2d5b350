package dev.carrel.evaluate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Plain text in columns: the first to the left, the others, which are figures, to the right.
public final class TextTable {
    private static final String GAP = "  ";

    private final List<List<String>> rows = new ArrayList<>();

    public TextTable(List<String> titles) {
        rows.add(List.copyOf(titles));
    }

    public void add(List<String> row) {
        if (row.size() != rows.getFirst().size()) {
            throw new IllegalArgumentException(row + " has not the columns " + rows.getFirst());
        }
        rows.add(List.copyOf(row));
    }

    /// A figure with a fixed number of decimals.
    public static String decimals(double value, int places) {
        return String.format(Locale.ROOT, "%." + places + "f", value);
    }

    /// Every line ends with a line feed.
    public String text() {
        int[] widths = IntStream.range(0, rows.getFirst().size())
                .map(column -> rows.stream().mapToInt(row -> length(row.get(column))).max().orElse(0))
                .toArray();
        return rows.stream().map(row -> line(row, widths)).collect(Collectors.joining());
    }

    private static String line(List<String> row, int[] widths) {
        String figures = IntStream.range(1, row.size())
                .mapToObj(column -> GAP + padding(row, column, widths) + row.get(column))
                .collect(Collectors.joining());
        return row.getFirst() + padding(row, 0, widths) + figures + "\n";
    }

    private static String padding(List<String> row, int column, int[] widths) {
        return " ".repeat(widths[column] - length(row.get(column)));
    }

    private static int length(String cell) {
        return cell.codePointCount(0, cell.length());
    }
}
