package dev.carrel.read.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

import dev.carrel.read.SectionKinds;
import org.jspecify.annotations.Nullable;

/// Marks the list of cited works: from its heading to the next heading of the paper's own, or to the end.
final class ReferenceSection {
    private static final Pattern YEAR = Pattern.compile("\\b(19|20)\\d\\d\\b");

    private ReferenceSection() {}

    static List<Block> find(List<Block> blocks) {
        List<Block> found = new ArrayList<>();
        Block unnamed = blocks.stream().anyMatch(ReferenceSection::isOpening) ? null : firstNumbered(blocks);
        Block opening = null;
        for (Block block : blocks) {
            if (block.equals(unnamed)) {
                opening = block;
                found.add(block.as(Role.REFERENCE));
            } else if (isOpening(block)) {
                opening = block;
                found.add(block.as(Role.HEADING));
            } else if (opening != null && block.is(Role.HEADING) && ends(opening, block)) {
                opening = null;
                found.add(block);
            } else if (opening != null && !block.is(Role.CAPTION) && block.first().isUpright()) {
                found.add(block.as(Role.REFERENCE));
            } else {
                found.add(block);
            }
        }
        return found;
    }

    private static boolean isOpening(Block block) {
        return block.text().length() < 40 && SectionKinds.isReferences(block.text())
                && block.first().isUpright();
    }

    /// Where no heading stands, a list shows by its numbers: 1 at a block's head and the next ones soon after it.
    private static @Nullable Block firstNumbered(List<Block> blocks) {
        for (int i = blocks.size() - 1; i >= blocks.size() / 3; i--) {
            if (ReferenceEntries.number(blocks.get(i).first()) == 1
                    && counts(blocks.subList(i, blocks.size()))) {
                return blocks.get(i);
            }
        }
        return null;
    }

    private static boolean counts(List<Block> blocks) {
        List<Line> lines = blocks.stream().flatMap(block -> block.lines().stream()).limit(80).toList();
        int next = 1;
        int years = 0;
        for (Line line : lines) {
            next += ReferenceEntries.number(line) == next ? 1 : 0;
            years += YEAR.matcher(line.text()).find() ? 1 : 0;
        }
        return next > 5 && years > 4;
    }

    private static boolean ends(Block opening, Block heading) {
        return SectionKinds.isAppendix(heading.text())
                || (Math.abs(opening.size() - heading.size()) < 0.5
                        && opening.first().face().equals(heading.first().face()));
    }
}
