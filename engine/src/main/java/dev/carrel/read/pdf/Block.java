package dev.carrel.read.pdf;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Lines that stand under each other in one type, in one column.
record Block(List<Line> lines, Columns.Column column, Role role) {
    Block {
        lines = List.copyOf(lines);
    }

    Block as(Role other) {
        return new Block(lines, column, other);
    }

    boolean is(Role other) {
        return role == other;
    }

    Line first() {
        return lines.getFirst();
    }

    Line last() {
        return lines.getLast();
    }

    int page() {
        return first().page();
    }

    Area area() {
        return lines.stream().map(Line::area).reduce(Area::around).orElseThrow();
    }

    double size() {
        return lines.stream().reduce((a, b) -> b.length() > a.length() ? b : a).orElseThrow().size();
    }

    /// The face of its longest line.
    Face face() {
        return lines.stream().reduce((a, b) -> b.length() > a.length() ? b : a).orElseThrow().face();
    }

    int length() {
        return lines.stream().mapToInt(Line::length).sum();
    }

    String text() {
        return lines.stream().map(Line::text).collect(Collectors.joining(" "));
    }

    /// The share of characters in spans of this kind.
    double share(Predicate<Span> kind) {
        double all = lines.stream().mapToDouble(Line::length).sum();
        return lines.stream().mapToDouble(line -> line.share(kind) * line.length()).sum() / Math.max(1, all);
    }

    /// Whether a line runs from edge to edge of its column, but for an indent.
    boolean fills(Line line) {
        return line.x0() < column.x0() + 5 * line.size() && line.x1() > column.x1() - 2 * line.size();
    }
}
