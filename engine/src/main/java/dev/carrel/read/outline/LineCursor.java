package dev.carrel.read.outline;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// Walks over lines, for formats that are a matter of lines and indentation. Tabs count as indentation to the next
/// multiple of eight columns.
public final class LineCursor {
    private static final int TAB = 8;

    private final List<String> lines;
    private int at;

    public LineCursor(List<String> lines) {
        this.lines = lines.stream().map(LineCursor::untabbed).toList();
    }

    public boolean hasNext() {
        return at < lines.size();
    }

    /// The line that many lines on; empty past the end.
    public String peek(int ahead) {
        return at + ahead < lines.size() ? lines.get(at + ahead) : "";
    }

    public String peek() {
        return peek(0);
    }

    public String next() {
        return lines.get(at++);
    }

    public void skip(int count) {
        at = Math.min(lines.size(), at + count);
    }

    public void skipBlank() {
        while (hasNext() && peek().isBlank()) {
            at++;
        }
    }

    /// Takes lines as long as they pass.
    public List<String> takeWhile(Predicate<String> passes) {
        List<String> taken = new ArrayList<>();
        while (hasNext() && passes.test(peek())) {
            taken.add(next());
        }
        return taken;
    }

    /// Takes what is indented deeper than the given column, with the blank lines in between, and moves it to the left.
    public List<String> takeIndented(int deeperThan) {
        List<String> taken = new ArrayList<>();
        while (hasNext() && (peek().isBlank() || indent(peek()) > deeperThan)) {
            taken.add(next());
        }
        while (!taken.isEmpty() && taken.getLast().isBlank()) {
            taken.removeLast();
            at--;
        }
        return dedented(taken);
    }

    public static int indent(String line) {
        int indent = 0;
        while (indent < line.length() && line.charAt(indent) == ' ') {
            indent++;
        }
        return indent;
    }

    /// The lines without the indentation that all of them have.
    public static List<String> dedented(List<String> lines) {
        int common = lines.stream().filter(line -> !line.isBlank()).mapToInt(LineCursor::indent).min()
                .orElse(0);
        return lines.stream().map(line -> line.substring(Math.min(common, line.length()))).toList();
    }

    private static String untabbed(String line) {
        int text = 0;
        int column = 0;
        while (text < line.length() && (line.charAt(text) == ' ' || line.charAt(text) == '\t')) {
            column += line.charAt(text) == '\t' ? TAB - column % TAB : 1;
            text++;
        }
        return column == text ? line : " ".repeat(column) + line.substring(text);
    }
}
