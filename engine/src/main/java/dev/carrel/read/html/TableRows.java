package dev.carrel.read.html;

import java.util.stream.Collectors;

import org.jsoup.nodes.Element;

/// The rows of an HTML table as text.
final class TableRows {
    private TableRows() {}

    /// Whether a table arranges the page instead of holding data.
    static boolean isLayout(Element table) {
        return table.selectFirst("table table, h1, h2, h3, pre, ul, ol, blockquote, article, section") != null
                || table.select("p").size() > 2 * table.select("tr").size()
                || table.select("td, th").size() <= 1;
    }

    /// Whether a table holds enough cells to be data, whatever else there is.
    static boolean isData(Element table) {
        int rows = table.select("tr").size();
        int columns = table.select("tr").stream().mapToInt(Element::childrenSize).max().orElse(0);
        return table.selectFirst("table table") == null && rows > 1 && columns > 1
                && (rows >= 10 || columns > 4 || rows * columns > 10);
    }

    static String text(Element table) {
        return table.select("tr").stream().map(TableRows::row).filter(row -> !row.isBlank())
                .collect(Collectors.joining("\n"));
    }

    private static String row(Element row) {
        return row.children().stream().filter(cell -> cell.is("td, th")).map(Element::text)
                .collect(Collectors.joining(" | "));
    }
}
