package dev.carrel.library.export;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;

import dev.carrel.read.CleanText;

/// A row of CSV as RFC 4180 has it: CRLF at its end, quotation marks doubled. A cell that a spreadsheet would take for a
/// formula gets an apostrophe before it, which is how spreadsheets themselves mark text.
public final class CsvRow {
    private static final String FORMULAS = "=+-@＝＋－＠\t\r";

    private CsvRow() {}

    public static void write(List<String> cells, Appendable out) throws IOException {
        out.append(cells.stream().map(CsvRow::cell).collect(Collectors.joining(","))).append("\r\n");
    }

    private static String cell(String value) {
        String clean = CleanText.clean(value).strip();
        String text = !clean.isEmpty() && FORMULAS.indexOf(clean.charAt(0)) >= 0 ? "'" + clean : clean;
        return text.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r')
                ? "\"" + text.replace("\"", "\"\"") + "\""
                : text;
    }
}
