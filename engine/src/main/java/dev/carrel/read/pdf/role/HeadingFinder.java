package dev.carrel.read.pdf.role;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.carrel.read.outline.SectionKinds;
import dev.carrel.read.pdf.block.Block;
import dev.carrel.read.pdf.block.BlockRole;
import dev.carrel.read.pdf.block.HeadingNumber;
import dev.carrel.read.pdf.block.PageColumns;
import dev.carrel.read.pdf.block.Typography;
import dev.carrel.read.pdf.glyph.Face;
import dev.carrel.read.pdf.page.TextLine;

import static dev.carrel.read.pdf.block.BlockThresholds.LARGER;
import static dev.carrel.read.pdf.block.BlockThresholds.MOSTLY_LETTERS;
import static dev.carrel.read.pdf.block.BlockThresholds.NARROWEST_COLUMN;
import static dev.carrel.read.pdf.block.BlockThresholds.SAME_SIZE;
import static dev.carrel.read.pdf.block.BlockThresholds.UNDER;
import static dev.carrel.read.pdf.role.RoleThresholds.AT_EDGE;
import static dev.carrel.read.pdf.role.RoleThresholds.AT_MIDDLE;
import static dev.carrel.read.pdf.role.RoleThresholds.FEW_LINES;
import static dev.carrel.read.pdf.role.RoleThresholds.FULL;
import static dev.carrel.read.pdf.role.RoleThresholds.HEADING_SMALLER;
import static dev.carrel.read.pdf.role.RoleThresholds.HEADING_STEP;
import static dev.carrel.read.pdf.role.RoleThresholds.NEXT_BLOCKS;
import static dev.carrel.read.pdf.role.RoleThresholds.NEXT_TEXT;
import static dev.carrel.read.pdf.role.RoleThresholds.NUMBERED_HEADING;
import static dev.carrel.read.pdf.role.RoleThresholds.SHORTEST_CAPITALS;
import static dev.carrel.read.pdf.role.RoleThresholds.SHORTEST_HEADING;
import static dev.carrel.read.pdf.role.RoleThresholds.SMALL_HEADING;
import static dev.carrel.read.pdf.role.RoleThresholds.TEXT_STEP;

/// Finds headings: short blocks set wholly unlike the body that text follows. In the body's own face a heading shows by
/// its number or its capitals, and by standing alone.
public record HeadingFinder(Typography type) {
    static final Pattern SUPPLEMENT = Pattern
            .compile("^S\\d+ (Table|Fig|File|Text|Appendix|Data|Video|Movie)");
    /// Letters and lines of the longest heading.
    private static final int LONGEST = 220;
    private static final int MOST_LINES = 4;
    /// A style has so many times more labels of drawings than headings if it is theirs.
    private static final int LABELS = 2;
    /// Fewer headings do not show how a paper sets them.
    private static final int FEWEST_APART = 3;
    private static final Pattern SIGN = Pattern.compile("[\\p{Lu}\\d]{1,3}");

    public List<Block> find(List<Block> blocks) {
        List<Block> found = new ArrayList<>(blocks);
        Set<Block> contents = ContentsList.entries(blocks);
        for (int i = blocks.size() - 1; i >= 0; i--) {
            Block block = blocks.get(i);
            if ((block.is(BlockRole.FLOAT) || block.is(BlockRole.TEXT)) && isHeading(block)
                    && !contents.contains(block)) {
                if (isInText(block, blocks, i)) {
                    found.set(i, block.as(BlockRole.TEXT));
                } else if (leads(block, found, i) && !interrupts(blocks, i)) {
                    found.set(i, block.as(BlockRole.HEADING));
                }
            }
        }
        return joined(withoutItems(withoutLabels(found)));
    }

    /// A type in which a paper has drawings labelled or tables filled is no type of its headings.
    private List<Block> withoutLabels(List<Block> blocks) {
        Map<Style, Long> floats = count(blocks, BlockRole.FLOAT);
        Map<Style, Long> headings = count(blocks, BlockRole.HEADING);
        return blocks.stream().map(block -> block.is(BlockRole.HEADING) && block.size() < type.size() + LARGER
                && !HeadingNumber.PATTERN.matcher(block.text()).find()
                && SectionKinds.of(block.text()).isEmpty()
                && floats.getOrDefault(Style.of(block), 0L) > LABELS
                        * headings.getOrDefault(Style.of(block), 0L)
                                ? block.as(BlockRole.FLOAT)
                                : block)
                .toList();
    }

    /// A number alone makes no heading where those of the paper are set apart, without numbers or with such as this one has.
    private List<Block> withoutItems(List<Block> blocks) {
        List<Block> apart = blocks.stream().filter(block -> block.is(BlockRole.HEADING) && isApart(block))
                .toList();
        Set<Optional<Integer>> levels = apart.stream().map(HeadingFinder::level).collect(Collectors.toSet());
        boolean bare = apart.size() >= FEWEST_APART && levels.equals(Set.of(Optional.<Integer>empty()));
        return blocks.stream()
                .map(block -> block.is(BlockRole.HEADING) && !isApart(block) && !isCapitals(block.text())
                        && level(block).isPresent() && (bare || levels.contains(level(block)))
                                ? block.as(BlockRole.TEXT)
                                : block)
                .toList();
    }

    private static Optional<Integer> level(Block heading) {
        return HeadingNumber.of(heading.text()).map(HeadingNumber::level);
    }

    private boolean isApart(Block block) {
        return block.lines().stream().allMatch(type::setsApart);
    }

    private static boolean isCapitals(String text) {
        return text.length() >= SHORTEST_CAPITALS && text.equals(text.toUpperCase(Locale.ROOT));
    }

    private static Map<Style, Long> count(List<Block> blocks, BlockRole role) {
        return blocks.stream().filter(block -> block.is(role))
                .collect(Collectors.groupingBy(Style::of, Collectors.counting()));
    }

    private record Style(Face face, long size) {
        static Style of(Block block) {
            return new Style(block.first().face(), Math.round(block.size() * 2));
        }
    }

    /// A heading over two lines may change its face between them.
    private List<Block> joined(List<Block> blocks) {
        List<Block> joined = new ArrayList<>();
        for (Block block : blocks) {
            if (!joined.isEmpty() && block.is(BlockRole.HEADING) && joined.getLast().is(BlockRole.HEADING)
                    && goesOn(joined.getLast(), block)) {
                List<TextLine> lines = new ArrayList<>(joined.removeLast().lines());
                lines.addAll(block.lines());
                joined.add(new Block(lines, block.column(), BlockRole.HEADING));
            } else {
                joined.add(block);
            }
        }
        return joined;
    }

    private boolean goesOn(Block heading, Block block) {
        double step = block.first().baseline() - heading.last().baseline();
        boolean full = heading.last().x1() > heading.column().x0() + FULL * heading.column().width();
        return heading.page() == block.page() && step > 0 && step < HEADING_STEP * block.size() && full
                && Math.abs(heading.size() - block.size()) < SAME_SIZE
                && heading.first().face().bold() == block.first().face().bold()
                && !HeadingNumber.PATTERN.matcher(block.text()).find();
    }

    /// A line of text that happens to be all italics: it goes on from one that was not finished.
    private boolean isInText(Block block, List<Block> blocks, int at) {
        if (at == 0 || block.lines().size() > FEW_LINES) {
            return false;
        }
        Block before = blocks.get(at - 1);
        double step = block.first().baseline() - before.last().baseline();
        return before.is(BlockRole.TEXT) && before.page() == block.page() && step > 0
                && step < TEXT_STEP * type.leading()
                && before.fills(before.last()) && !before.last().isClosed()
                && Math.abs(before.size() - block.size()) < SAME_SIZE;
    }

    /// A label between the two halves of a sentence, which a drawing has torn apart.
    private static boolean interrupts(List<Block> blocks, int at) {
        Optional<Block> before = blocks.subList(0, at).reversed().stream()
                .filter(block -> block.is(BlockRole.TEXT)).findFirst();
        Optional<Block> after = blocks.subList(at + 1, blocks.size()).stream()
                .filter(block -> block.is(BlockRole.TEXT)).findFirst();
        return before.isPresent() && after.isPresent() && !before.get().last().isClosed()
                && Character.isLowerCase(after.get().text().codePointAt(0));
    }

    private boolean isHeading(Block block) {
        String text = block.text();
        boolean shape = block.first().isUpright() && block.lines().size() <= MOST_LINES
                && text.length() <= LONGEST
                && text.length() >= SHORTEST_HEADING
                && ProseTest.letters(HeadingNumber.PATTERN.matcher(text).replaceFirst("")) > MOSTLY_LETTERS
                && startsWell(text)
                && !SUPPLEMENT.matcher(text).find()
                && !SIGN.matcher(text).matches() && isInPlace(block);
        return shape && (isApart(block) || isPlainHeading(block, text));
    }

    /// At the left edge of a column, or in its middle.
    private boolean isInPlace(Block block) {
        PageColumns.Column column = block.column();
        boolean left = Math.abs(block.area().x0() - column.x0()) < type.ems(AT_EDGE);
        boolean middle = Math.abs(block.area().middle() - (column.x0() + column.x1()) / 2) < type
                .ems(AT_MIDDLE);
        return column.width() > type.ems(NARROWEST_COLUMN) && (left || middle);
    }

    private static boolean startsWell(String text) {
        int first = text.codePointAt(0);
        return Character.isUpperCase(first) || Character.isDigit(first)
                || (Character.isLetter(first) && text.length() < SMALL_HEADING);
    }

    private boolean isPlainHeading(Block block, String text) {
        return block.lines().size() <= FEW_LINES && !text.endsWith(".") && !block.fills(block.first())
                && (isCapitals(text)
                        || (HeadingNumber.PATTERN.matcher(text).find() && text.length() < NUMBERED_HEADING));
    }

    /// Whether text, or another heading, comes next: below it in its column, or where the next column starts.
    private boolean leads(Block block, List<Block> blocks, int at) {
        for (int i = at + 1; i < Math.min(blocks.size(), at + NEXT_BLOCKS); i++) {
            Block next = blocks.get(i);
            boolean below = next.page() == block.page() && next.first().baseline() > block.last().baseline()
                    && next.first().baseline() - block.last().baseline() < NEXT_TEXT * type.leading()
                    && next.area().overlap(block.area()) > UNDER;
            if (below) {
                return next.is(BlockRole.HEADING) || (next.is(BlockRole.TEXT) && isAbove(block, next));
            }
            boolean elsewhere = next.page() != block.page()
                    || next.first().baseline() < block.first().baseline();
            if (elsewhere && next.is(BlockRole.TEXT)) {
                return (next.page() != block.page() || type.isBody(next.first())) && isAbove(block, next);
            }
        }
        return false;
    }

    /// Headings are no smaller than their text, and not set alike.
    private static boolean isAbove(Block heading, Block text) {
        boolean larger = heading.size() > text.size() + LARGER;
        return larger
                || (heading.size() > text.size() - HEADING_SMALLER
                        && !heading.first().face().equals(text.first().face()))
                || heading.text().equals(heading.text().toUpperCase(Locale.ROOT))
                || HeadingNumber.PATTERN.matcher(heading.text()).find();
    }
}
