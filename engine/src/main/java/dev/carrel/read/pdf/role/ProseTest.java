package dev.carrel.read.pdf.role;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.read.pdf.block.Block;
import dev.carrel.read.pdf.block.BlockRole;
import dev.carrel.read.pdf.block.Typography;
import dev.carrel.read.pdf.page.TextLine;

import static dev.carrel.read.pdf.block.BlockThresholds.ALIGNED;
import static dev.carrel.read.pdf.block.BlockThresholds.NARROWEST_COLUMN;
import static dev.carrel.read.pdf.role.RoleThresholds.BODY_FACE;
import static dev.carrel.read.pdf.role.RoleThresholds.FEWEST_LETTERS;
import static dev.carrel.read.pdf.role.RoleThresholds.FEWEST_LINES;
import static dev.carrel.read.pdf.role.RoleThresholds.FULL_LINES;
import static dev.carrel.read.pdf.role.RoleThresholds.FULL_RAGGED;
import static dev.carrel.read.pdf.role.RoleThresholds.NEIGHBOURS;
import static dev.carrel.read.pdf.role.RoleThresholds.NEIGHBOUR_EDGE;
import static dev.carrel.read.pdf.role.RoleThresholds.PROSE_LETTERS;
import static dev.carrel.read.pdf.role.RoleThresholds.SHORTEST_OTHER;
import static dev.carrel.read.pdf.role.RoleThresholds.SHORTEST_TEXT;
import static dev.carrel.read.pdf.role.RoleThresholds.TEXT_EDGE;

/// Tells text from what stands in figures and tables: text fills its column line by line, or is set as the body is and
/// stands at a column's edge.
public record ProseTest(Typography type) {
    /// Letters of a paragraph whose type is one of the text.
    private static final int LONG = 150;
    /// Letters of which the share of marks tells text from lists of names and numbers.
    private static final int TELLING = 300;
    private static final String MARKS = ".,;:()&/–[]";
    /// Prose has fewer marks and digits; references and addresses have more.
    private static final double FEWEST_MARKS = 0.055;

    public List<Block> find(List<Block> blocks) {
        List<Block> found = new ArrayList<>();
        for (Block block : blocks) {
            found.add(block.is(BlockRole.UNKNOWN)
                    ? block.as(isText(block, blocks) ? BlockRole.TEXT : BlockRole.FLOAT)
                    : block);
        }
        return withShort(found);
    }

    /// A type that a part of the text is set in.
    private record Style(String face, long size) {
        static Style of(Block block) {
            return new Style(block.first().face().name(), Math.round(block.size() * 2));
        }
    }

    /// Short paragraphs in smaller type, as the matter at the end has them: told by their neighbours in the same type.
    private List<Block> withShort(List<Block> blocks) {
        Set<Style> styles = blocks.stream().filter(block -> block.is(BlockRole.TEXT) && block.length() > LONG)
                .map(Style::of)
                .collect(Collectors.toSet());
        List<Block> found = new ArrayList<>(blocks);
        for (int i = 0; i < blocks.size(); i++) {
            Block block = blocks.get(i);
            if (block.is(BlockRole.FLOAT) && styles.contains(Style.of(block)) && isShortText(block, blocks)
                    && hasNeighbour(i, blocks)) {
                found.set(i, block.as(BlockRole.TEXT));
            }
        }
        return found;
    }

    private boolean isShortText(Block block, List<Block> blocks) {
        return block.first().isUpright() && block.length() > SHORTEST_TEXT && letters(block) > PROSE_LETTERS
                && isAtEdge(block)
                && block.column().width() > type.ems(NARROWEST_COLUMN) && !isCell(block, blocks);
    }

    private boolean hasNeighbour(int at, List<Block> blocks) {
        Block block = blocks.get(at);
        return blocks.subList(Math.max(0, at - NEIGHBOURS), Math.min(blocks.size(), at + NEIGHBOURS + 1))
                .stream()
                .anyMatch(other -> other.is(BlockRole.TEXT) && other.page() == block.page()
                        && Style.of(other).equals(Style.of(block))
                        && Math.abs(other.area().x0() - block.area().x0()) < type.ems(NEIGHBOUR_EDGE));
    }

    private boolean isText(Block block, List<Block> blocks) {
        if (!block.first().isUpright() || letters(block) < FEWEST_LETTERS) {
            return false;
        }
        boolean body = type.isBodySize(block.size())
                && block.share(span -> type.isBodyFace(span.face())) > BODY_FACE;
        long filling = block.lines().stream().filter(line -> block.fills(line) || isLong(line, block))
                .count();
        if (block.column().width() < type.ems(NARROWEST_COLUMN)) {
            return false;
        }
        if (body) {
            return filling > 0 || (isAtEdge(block) && !isCell(block, blocks));
        }
        return block.lines().size() >= FEWEST_LINES && filling >= FULL_LINES * (block.lines().size() - 1)
                && letters(block) > PROSE_LETTERS
                && block.length() > SHORTEST_OTHER;
    }

    /// Unjustified text leaves some room at the right.
    private static boolean isLong(TextLine line, Block block) {
        return block.lines().size() > FEWEST_LINES
                && line.x1() > block.column().x0() + FULL_RAGGED * block.column().width();
    }

    private boolean isAtEdge(Block block) {
        return block.area().x0() < block.column().x0() + type.ems(TEXT_EDGE)
                && block.area().width() > type.ems(1);
    }

    /// Another piece stands beside it in the same column, as in a row of a table.
    private static boolean isCell(Block block, List<Block> blocks) {
        return blocks.stream().anyMatch(other -> !other.equals(block) && other.page() == block.page()
                && other.lines().stream().anyMatch(line -> block.lines().stream().anyMatch(
                        own -> Math.abs(own.baseline() - line.baseline()) < ALIGNED
                                && line.turn() == own.turn()
                                && line.x0() > own.x1() && line.x0() < block.column().x1())));
    }

    /// Whether it is long and has fewer figures and marks than lists have: of 274 pieces of lists of cited works, each of
    /// 1,000 letters, none had less than .065 of them; half of all text has less than .04.
    static boolean isSentences(Block block) {
        String text = block.text();
        long marks = text.chars().filter(c -> Character.isDigit(c) || MARKS.indexOf(c) >= 0).count();
        return text.length() > TELLING && marks < FEWEST_MARKS * text.length();
    }

    static double letters(Block block) {
        return letters(block.text());
    }

    /// The share of letters in what is written.
    static double letters(String text) {
        long letters = text.codePoints().filter(Character::isLetter).count();
        long all = text.codePoints().filter(c -> !Character.isWhitespace(c)).count();
        return all == 0 ? 0 : (double) letters / all;
    }
}
