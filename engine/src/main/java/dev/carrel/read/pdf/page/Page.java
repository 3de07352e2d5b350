package dev.carrel.read.pdf.page;

import java.util.List;
import java.util.function.Predicate;

import dev.carrel.read.pdf.glyph.Area;
import dev.carrel.read.pdf.glyph.PageInk;
import dev.carrel.read.pdf.glyph.PageSize;

import static dev.carrel.read.pdf.page.LineThresholds.PRINTED_ON;
import static dev.carrel.read.pdf.page.LineThresholds.RULED_LOWER;
import static dev.carrel.read.pdf.page.LineThresholds.RULED_UPPER;
import static dev.carrel.read.pdf.page.LineThresholds.SAME_LEVEL;
import static dev.carrel.read.pdf.page.LineThresholds.TOUCH;

/// A page's lines in the order of its content stream, and the rules between them.
public record Page(PageSize sheet, List<TextLine> lines, List<Area> rules) {
    public Page {
        lines = List.copyOf(lines);
        rules = List.copyOf(rules);
    }

    public static Page of(PageInk ink) {
        List<TextLine> lines = LineBuilder.lines(ink).stream().map(TextLine::unadorned).toList();
        return new Page(ink.sheet(), lines, ink.rules())
                .without(line -> isOverprinted(line, lines));
    }

    /// Text that other text is printed on is a name for machines, not for readers.
    private static boolean isOverprinted(TextLine line, List<TextLine> lines) {
        int at = lines.indexOf(line);
        return at + 1 < lines.size() && line.turn() == lines.get(at + 1).turn()
                && Math.abs(line.baseline() - lines.get(at + 1).baseline()) < SAME_LEVEL * line.size()
                && line.area().overlap(lines.get(at + 1).area()) > PRINTED_ON
                && !line.text().equals(lines.get(at + 1).text());
    }

    public int number() {
        return sheet.page();
    }

    public Page without(Predicate<TextLine> unwanted) {
        return new Page(sheet, lines.stream().filter(unwanted.negate()).toList(), rules);
    }

    /// Whether a rule parts two lines that stand under each other.
    public boolean isRuledBetween(TextLine upper, TextLine lower) {
        return rules.stream()
                .anyMatch(rule -> rule.y0() > upper.baseline() - TOUCH && rule.y1() < lower.baseline() - TOUCH
                        && rule.overlap(lower.area()) > RULED_LOWER
                        && rule.overlap(upper.area()) > RULED_UPPER);
    }
}
