package dev.carrel.read.pdf.block;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import dev.carrel.read.pdf.glyph.Area;
import dev.carrel.read.pdf.page.Page;
import dev.carrel.read.pdf.page.TextLine;

import static dev.carrel.read.pdf.block.BlockThresholds.CAPITALS;
import static dev.carrel.read.pdf.block.BlockThresholds.LARGE_MARK;
import static dev.carrel.read.pdf.block.BlockThresholds.SAME_PLACE;
import static dev.carrel.read.pdf.block.BlockThresholds.SHARED_HEIGHT;
import static dev.carrel.read.pdf.block.BlockThresholds.SMALL_LETTERS;

/// Takes out what is printed across pages and not into them: text that runs aslant, large or faint text that other text is
/// printed over, faint text that comes again at its place, and stamps that stand sideways in the margin.
public final class Watermarks {
    /// A mark in ink is so many times larger than the text, and what crosses it is smaller than it by this.
    private static final double LARGE = 2;
    private static final double SMALLER = 0.7;
    /// Shorter ones are signs of formulas.
    private static final int FEWEST_LETTERS = 3;
    /// Of a page that stands upright, at most this share of the letters stands sideways.
    private static final double MOST_SIDEWAYS = 0.2;

    /// One mark looks the same on every page.
    private record Look(String text, double size) {
        static Look of(TextLine line) {
            return new Look(line.text(), line.size());
        }
    }

    private final List<Page> pages;
    private final double body;
    private final Set<Look> marks;

    private Watermarks(List<Page> pages) {
        this.pages = pages;
        this.body = Typography.of(pages).size();
        this.marks = pages.stream().flatMap(page -> page.lines().stream().filter(line -> isMark(line, page)))
                .map(Look::of).collect(Collectors.toSet());
    }

    public static List<Page> remove(List<Page> pages) {
        Watermarks watermarks = new Watermarks(pages);
        return pages.stream().map(page -> page.without(watermarks.in(page))).toList();
    }

    private Predicate<TextLine> in(Page page) {
        Predicate<TextLine> stamp = stamps(page);
        return line -> isAslant(line) || (canBeMark(line) && marks.contains(Look.of(line)))
                || stamp.test(line);
    }

    private static boolean isAslant(TextLine line) {
        return line.turn() % 90 != 0;
    }

    private boolean canBeMark(TextLine line) {
        return line.length() >= FEWEST_LETTERS && (line.isFaint() || line.size() >= LARGE * body);
    }

    private boolean isMark(TextLine line, Page page) {
        if (!canBeMark(line)) {
            return false;
        }
        int crossed = crossed(line, page);
        return line.isFaint() ? crossed > 0 || isLargeAgain(line, page) : crossed > 1;
    }

    /// How many lines of ink are printed through the letters of this one; a large one is crossed by smaller ones only.
    private static int crossed(TextLine mark, Page page) {
        double size = mark.isFaint() ? Double.MAX_VALUE : SMALLER * mark.size();
        return (int) page.lines().stream()
                .filter(line -> line.turn() == mark.turn() && line.size() <= size && !line.isFaint()
                        && line.x0() < mark.x1() && line.x1() > mark.x0() && meet(line, mark))
                .count();
    }

    /// Whether the bodies of their letters share some height.
    private static boolean meet(TextLine a, TextLine b) {
        double shared = Math.min(a.baseline(), b.baseline())
                - Math.max(a.baseline() - SMALL_LETTERS * a.size(), b.baseline() - CAPITALS * b.size());
        return shared > SHARED_HEIGHT * Math.min(a.size(), b.size());
    }

    private boolean isLargeAgain(TextLine line, Page page) {
        return line.size() > LARGE_MARK * body && pages.stream()
                .anyMatch(other -> other.number() != page.number()
                        && other.lines().stream().anyMatch(twin -> Look.of(twin).equals(Look.of(line))
                                && Math.abs(twin.baseline() - line.baseline()) < SAME_PLACE));
    }

    /// Text that stands sideways, beside all that stands upright.
    private static Predicate<TextLine> stamps(Page page) {
        List<TextLine> upright = page.lines().stream().filter(TextLine::isUpright).toList();
        List<TextLine> sideways = new ArrayList<>(page.lines());
        sideways.removeAll(upright);
        if (sideways.isEmpty() || letters(sideways) > MOST_SIDEWAYS * letters(upright)) {
            return _ -> false;
        }
        Area text = upright.stream().map(TextLine::area).reduce(Area::around).orElseThrow();
        return line -> !line.isUpright()
                && (line.onPage().x1() <= text.x0() + 1 || line.onPage().x0() >= text.x1() - 1);
    }

    private static int letters(List<TextLine> lines) {
        return lines.stream().mapToInt(TextLine::length).sum();
    }
}
