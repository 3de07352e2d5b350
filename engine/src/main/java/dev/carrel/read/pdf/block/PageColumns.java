package dev.carrel.read.pdf.block;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.read.pdf.glyph.Area;
import dev.carrel.read.pdf.page.Page;
import dev.carrel.read.pdf.page.TextLine;

import static dev.carrel.read.pdf.block.BlockThresholds.NARROWEST_COLUMN;
import static dev.carrel.read.pdf.block.BlockThresholds.OUTLIERS;
import static dev.carrel.read.pdf.block.BlockThresholds.SAME_EDGE;
import static dev.carrel.read.pdf.block.BlockThresholds.STICKS_OUT;
import static dev.carrel.read.pdf.block.BlockThresholds.STICKS_OUT_RIGHT;
import static dev.carrel.read.pdf.block.BlockThresholds.STICKS_OUT_SHARE;

/// The columns of a page's text: the left and right edges that its lines share.
public final class PageColumns {
    /// Edges of lines of text, from left to right.
    public record Column(double x0, double x1) {
        public double width() {
            return x1 - x0;
        }

        boolean holds(Area area) {
            return area.x0() >= x0 - STICKS_OUT && area.x1() <= x1 + STICKS_OUT_RIGHT;
        }
    }

    /// Fewer lines make no column.
    private static final int FEWEST_LINES = 3;
    private final Map<Integer, List<Column>> byPage = new HashMap<>();

    public static PageColumns of(List<Page> pages, Typography type) {
        PageColumns columns = new PageColumns();
        pages.forEach(page -> columns.byPage.put(page.number(), columns(page, type)));
        for (Page page : pages) {
            if (columns.byPage.getOrDefault(page.number(), List.of()).isEmpty()) {
                columns.byPage.put(page.number(), columns.near(page.number()));
            }
        }
        return columns;
    }

    /// A page of pictures has the columns of its neighbours, best of those on the same side of the sheet.
    private List<Column> near(int page) {
        for (int distance : new int[]{2, 1, 4, 3}) {
            for (int other : new int[]{page - distance, page + distance}) {
                List<Column> columns = byPage.getOrDefault(other, List.of());
                if (!columns.isEmpty()) {
                    return columns;
                }
            }
        }
        return List.of();
    }

    private static List<Column> columns(Page page, Typography type) {
        List<List<TextLine>> groups = new ArrayList<>();
        page.lines().stream().filter(type::isBody)
                .filter(line -> line.area().width() > type.ems(NARROWEST_COLUMN))
                .forEach(line -> groups.stream().filter(group -> isAlike(group.getFirst(), line, type))
                        .findFirst()
                        .orElseGet(() -> opened(groups)).add(line));
        return groups.stream().filter(group -> group.size() >= FEWEST_LINES).map(PageColumns::column)
                .sorted(Comparator.comparingDouble(Column::x0)).toList();
    }

    private static List<TextLine> opened(List<List<TextLine>> groups) {
        groups.add(new ArrayList<>());
        return groups.getLast();
    }

    private static boolean isAlike(TextLine first, TextLine line, Typography type) {
        return Math.abs(first.x0() - line.x0()) < type.ems(SAME_EDGE)
                && Math.abs(first.x1() - line.x1()) < type.ems(SAME_EDGE);
    }

    private static Column column(List<TextLine> lines) {
        return new Column(edge(lines.stream().map(TextLine::x0).sorted().toList()),
                edge(lines.stream().map(TextLine::x1).sorted(Comparator.reverseOrder()).toList()));
    }

    /// The outermost place that several lines share; one line may stick out.
    private static double edge(List<Double> places) {
        return places.get(Math.min(places.size() - 1, places.size() / OUTLIERS));
    }

    List<Column> on(int page) {
        return byPage.getOrDefault(page, List.of());
    }

    /// The column that a line belongs to: the narrowest that holds it, else the one it shares most with, else its own width.
    Column around(int page, Area area) {
        List<Column> columns = on(page);
        return columns.stream().filter(column -> column.holds(area))
                .min(Comparator.comparingDouble(Column::width))
                .or(() -> columns.stream()
                        .filter(column -> area.x0() >= column.x0() - STICKS_OUT && area.x0() < column.x1())
                        .filter(column -> area.x1() <= column.x1() + STICKS_OUT_SHARE * column.width())
                        .max(Comparator.comparingDouble(Column::width)))
                .orElse(new Column(area.x0(), area.x1()));
    }
}
