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

import static dev.carrel.read.pdf.role.RoleThresholds.BETWEEN_RULES;
import static dev.carrel.read.pdf.role.RoleThresholds.NARROWEST_RULE;
import static dev.carrel.read.pdf.role.RoleThresholds.RULE_EDGE;
import static dev.carrel.read.pdf.role.RoleThresholds.TABLE_PLAY;
import static dev.carrel.read.pdf.role.RoleThresholds.TABLE_RULE;
import static dev.carrel.read.pdf.role.RoleThresholds.TEXT_BETWEEN;

/// Finds tables by their rules: lines of one width above each other, near a caption that says *Table*. All that stands
/// between the first and the last is in the table, however much it reads like text.
public final class TableFinder {
    /// Leadings from a caption to the first rule of its table.
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
                        && rule.overlap(own) > TABLE_RULE)
                .filter(rule -> rule.width() > type.ems(NARROWEST_RULE))
                .min(Comparator.comparingDouble(Area::y0));
        return first.flatMap(top -> page.rules().stream()
                .filter(rule -> rule.y0() > top.y0() + type.size()
                        && Math.abs(rule.x0() - top.x0()) < RULE_EDGE
                        && Math.abs(rule.x1() - top.x1()) < RULE_EDGE
                        && isClear(top, rule, caption.page(), blocks))
                .max(Comparator.comparingDouble(Area::y0))
                .map(bottom -> Area.around(top, bottom).grown(TABLE_PLAY)));
    }

    /// No block that fills a column of the body stands between two rules.
    private boolean isClear(Area top, Area bottom, int page, List<Block> blocks) {
        Area between = Area.around(top, bottom).grown(BETWEEN_RULES);
        return blocks.stream().filter(block -> block.page() == page && between.contains(block.area()))
                .noneMatch(block -> block.lines().size() >= TEXT_BETWEEN && type.isBody(block.first())
                        && block.lines().stream().filter(block::fills).count() >= TEXT_BETWEEN - 1);
    }
}
