package dev.carrel.read.pdf.block;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import dev.carrel.read.pdf.glyph.Area;
import dev.carrel.read.pdf.glyph.Face;
import dev.carrel.read.pdf.page.Span;
import dev.carrel.read.pdf.page.TextLine;

import static dev.carrel.read.pdf.block.BlockThresholds.DEEPEST_INDENT;
import static dev.carrel.read.pdf.block.BlockThresholds.RAGGED;

/// Lines that stand under each other in one type, in one column.
public record Block(List<TextLine> lines, PageColumns.Column column, BlockRole role) {
    public Block {
        lines = List.copyOf(lines);
    }

    public Block as(BlockRole other) {
        return new Block(lines, column, other);
    }

    public boolean is(BlockRole other) {
        return role == other;
    }

    public TextLine first() {
        return lines.getFirst();
    }

    public TextLine last() {
        return lines.getLast();
    }

    public int page() {
        return first().page();
    }

    public Area area() {
        return lines.stream().map(TextLine::area).reduce(Area::around).orElseThrow();
    }

    public double size() {
        return lines.stream().reduce((a, b) -> b.length() > a.length() ? b : a).orElseThrow().size();
    }

    /// The face of its longest line.
    public Face face() {
        return lines.stream().reduce((a, b) -> b.length() > a.length() ? b : a).orElseThrow().face();
    }

    public int length() {
        return lines.stream().mapToInt(TextLine::length).sum();
    }

    public String text() {
        return lines.stream().map(TextLine::text).collect(Collectors.joining(" "));
    }

    /// The share of characters in spans of this kind.
    public double share(Predicate<Span> kind) {
        double all = lines.stream().mapToDouble(TextLine::length).sum();
        return lines.stream().mapToDouble(line -> line.share(kind) * line.length()).sum() / Math.max(1, all);
    }

    /// Whether a line runs from edge to edge of its column, but for an indent.
    public boolean fills(TextLine line) {
        return line.x0() < column.x0() + DEEPEST_INDENT * line.size()
                && line.x1() > column.x1() - RAGGED * line.size();
    }
}
