package dev.carrel.read.pdf.role;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

import dev.carrel.document.PaperHeading;
import dev.carrel.document.bibliography.Year;
import dev.carrel.read.outline.SectionKinds;
import dev.carrel.read.pdf.block.Block;
import dev.carrel.read.pdf.block.BlockRole;
import dev.carrel.read.pdf.page.TextLine;
import org.jspecify.annotations.Nullable;

import static dev.carrel.read.pdf.block.BlockThresholds.ALIGNED;
import static dev.carrel.read.pdf.role.RoleThresholds.COUNTED;
import static dev.carrel.read.pdf.role.RoleThresholds.FIRST_LINES;
import static dev.carrel.read.pdf.role.RoleThresholds.LETTERS_AN_INITIAL;
import static dev.carrel.read.pdf.role.RoleThresholds.LETTERS_A_YEAR;
import static dev.carrel.read.pdf.role.RoleThresholds.LONGEST_OPENING;
import static dev.carrel.read.pdf.role.RoleThresholds.OPENING_SIZE;
import static dev.carrel.read.pdf.role.RoleThresholds.SHORTEST_CITED;
import static dev.carrel.read.pdf.role.RoleThresholds.SHORTEST_LIST;
import static dev.carrel.read.pdf.role.RoleThresholds.TEXT_BETWEEN_CITED;
import static dev.carrel.read.pdf.role.RoleThresholds.YEARS;

/// Marks the list of cited works: from its heading, or without one from where entries begin, to the next heading of the
/// paper's own or to the end.
public final class ReferenceSection {
    private static final Pattern YEAR = Pattern.compile("\\b" + Year.Form.LISTED.pattern() + "[a-z]?\\b");
    private static final Pattern INITIAL = Pattern
            .compile("\\b\\p{Lu}\\.|\\b\\p{Lu}[\\p{Ll}’'-]+,? \\p{Lu}{1,3}\\b[,.]");
    /// More of a text than its list of cited works takes up, unless each part of the list shows that it is one.
    private static final double MOST = 0.4;

    private final List<Block> blocks;

    private ReferenceSection(List<Block> blocks) {
        this.blocks = blocks;
    }

    public static List<Block> find(List<Block> blocks) {
        ReferenceSection section = new ReferenceSection(blocks);
        List<Block> found = section.marked(true);
        return length(found, block -> block.is(BlockRole.REFERENCE)) > MOST * length(found, _ -> true)
                ? section.marked(false)
                : found;
    }

    private static int length(List<Block> blocks, Predicate<Block> wanted) {
        return blocks.stream().filter(wanted).mapToInt(Block::length).sum();
    }

    /// @param trusting whether what follows the heading is believed until it reads as prose; else it has to look cited
    private List<Block> marked(boolean trusting) {
        List<Block> found = new ArrayList<>();
        Block unnamed = blocks.stream().anyMatch(this::isOpening) ? null : unnamed().orElse(null);
        Block opening = null;
        boolean entries = false;
        int next = 1;
        for (Block block : blocks) {
            if (isOpening(block) || block.equals(unnamed)) {
                opening = block;
                entries = trusting || block.equals(unnamed);
                next = next(1, block);
                found.add(block.as(block.equals(unnamed) ? BlockRole.REFERENCE : BlockRole.HEADING));
            } else if (opening != null && block.is(BlockRole.HEADING) && ends(opening, block)) {
                opening = null;
                found.add(block);
            } else {
                entries = isCited(block) || ReferenceEntries.number(block.first()) == next
                        || (entries && !ProseTest.isSentences(block));
                boolean entry = opening != null && entries && !block.is(BlockRole.CAPTION)
                        && block.first().isUpright();
                next = entry ? next(next, block) : next;
                found.add(entry ? block.as(BlockRole.REFERENCE) : block);
            }
        }
        return found;
    }

    /// The number of the entry that comes after a block, where entries are numbered.
    private static int next(int expected, Block block) {
        int next = expected;
        for (TextLine line : block.lines()) {
            next += ReferenceEntries.number(line) == next ? 1 : 0;
        }
        return next;
    }

    private boolean isOpening(Block block) {
        return isNamed(block) && !isCell(block);
    }

    private static boolean isNamed(Block block) {
        return block.text().length() < LONGEST_OPENING && SectionKinds.isReferences(block.text())
                && block.first().isUpright();
    }

    /// The head of a table's column: others in its type stand beside it.
    private boolean isCell(Block block) {
        return block.is(BlockRole.FLOAT) && blocks.stream().anyMatch(other -> other.is(BlockRole.FLOAT)
                && other.page() == block.page() && !other.equals(block)
                && Math.abs(other.first().baseline() - block.first().baseline()) < ALIGNED
                && other.first().face().equals(block.first().face()) && other.size() == block.size());
    }

    private static boolean ends(Block opening, Block heading) {
        boolean sameType = Math.abs(opening.size() - heading.size()) < OPENING_SIZE
                && opening.first().face().equals(heading.first().face());
        boolean unnamed = !isNamed(opening) && !isCited(heading)
                && ReferenceEntries.number(heading.first()) < 0;
        return SectionKinds.isAppendix(heading.text()) || sameType || unnamed
                || PaperHeading.isBackMatter(heading.text());
    }

    /// Where no heading stands, a list shows by its numbers, 1 at a block's head and the next ones soon after it, or by
    /// blocks in which names and years crowd.
    private Optional<Block> unnamed() {
        for (int i = blocks.size() - 1; i >= blocks.size() / 3; i--) {
            if (ReferenceEntries.number(blocks.get(i).first()) == 1
                    && counts(blocks.subList(i, blocks.size()))) {
                return Optional.of(blocks.get(i));
            }
        }
        return Optional.ofNullable(crowded());
    }

    private static boolean counts(List<Block> blocks) {
        List<TextLine> lines = blocks.stream().flatMap(block -> block.lines().stream()).limit(FIRST_LINES)
                .toList();
        int next = 1;
        int years = 0;
        for (TextLine line : lines) {
            next += ReferenceEntries.number(line) == next ? 1 : 0;
            years += YEAR.matcher(line.text()).find() ? 1 : 0;
        }
        return next > COUNTED && years > YEARS;
    }

    /// The first of the cited blocks that come one after the other, if they are long enough to be a list.
    private @Nullable Block crowded() {
        Block first = null;
        int length = 0;
        for (Block block : blocks.subList(blocks.size() / 2, blocks.size())) {
            if (block.is(BlockRole.TEXT) && !isCited(block) && block.length() > TEXT_BETWEEN_CITED) {
                first = null;
                length = 0;
            } else if (isCited(block)) {
                first = first == null ? block : first;
                length += block.length();
            }
        }
        return length > SHORTEST_LIST ? first : null;
    }

    /// Names, initials and years stand closer here than in any text that speaks of works.
    private static boolean isCited(Block block) {
        String text = block.text();
        long years = YEAR.matcher(text).results().count();
        long initials = INITIAL.matcher(text).results().count();
        return block.length() > SHORTEST_CITED && years * LETTERS_A_YEAR > text.length()
                && initials * LETTERS_AN_INITIAL > text.length();
    }
}
