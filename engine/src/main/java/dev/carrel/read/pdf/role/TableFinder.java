package dev.carrel.read.pdf.role;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import dev.carrel.read.pdf.block.Block;
import dev.carrel.read.pdf.block.BlockRole;
import dev.carrel.read.pdf.block.Typography;
import dev.carrel.read.pdf.glyph.Area;
import dev.carrel.read.pdf.page.Page;

/// Finds tables by their rules: lines of one width above each other, near a caption that says *Table*. All that stands
/// between the first and the last is in the table, however much it reads like text.
public final class TableFinder {
    private static final double NEAR = 3.5;

    private final Typography type;
    private final Map<Integer, Page> pages;

    public TableFinder(List<Page> pages, Typography type) {
        this.type = type;
        this.pages = pages.stream().collect(Collectors.toMap(Page::number, page -> page));
    }

    public List<Block> find(List<Block> blocks) {
        List<Block> found = new ArrayList<>(blocks);
        for (Block caption : blocks) {
            if (caption.is(BlockRole.CAPTION) && caption.text().toLowerCase(Locale.ROOT).startsWith("tab")) {
                region(caption, blocks).ifPresent(area -> mark(area, caption, found));
            }
        }
        return found;
    }

    private static void mark(Area region, Block caption, List<Block> blocks) {
        blocks.replaceAll(block -> block.page() == caption.page() && block.is(BlockRole.UNKNOWN)
                && region.contains(block.area())
                        ? block.as(BlockRole.FLOAT)
                        : block);
    }

    /// From the rule nearest to the caption to the last of its width, as long as no text of the body stands between.
    private Optional<Area> region(Block caption, List<Block> blocks) {
        Page page = pages.get(caption.page());
        if (page == null || !caption.first().isUpright()) {
            return Optional.empty();
        }
        Area own = caption.area();
        Optional<Area> first = page.rules().stream()
                .filter(rule -> rule.y0() > own.y0() && rule.y0() - own.y1() < NEAR * type.leading()
                        && rule.overlap(own) > 0.8)
                .filter(rule -> rule.width() > type.ems(8)).min(Comparator.comparingDouble(Area::y0));
        return first.flatMap(top -> page.rules().stream()
                .filter(rule -> rule.y0() > top.y0() + type.size() && Math.abs(rule.x0() - top.x0()) < 4
                        && Math.abs(rule.x1() - top.x1()) < 4 && isClear(top, rule, caption.page(), blocks))
                .max(Comparator.comparingDouble(Area::y0))
                .map(bottom -> Area.around(top, bottom).grown(3)));
    }

    /// No block that fills a column of the body stands between two rules.
    private boolean isClear(Area top, Area bottom, int page, List<Block> blocks) {
        Area between = Area.around(top, bottom).grown(2);
        return blocks.stream().filter(block -> block.page() == page && between.contains(block.area()))
                .noneMatch(block -> block.lines().size() >= 6 && type.isBody(block.first())
                        && block.lines().stream().filter(block::fills).count() >= 5);
    }
}
