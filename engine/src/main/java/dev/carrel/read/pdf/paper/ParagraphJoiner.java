package dev.carrel.read.pdf.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

import dev.carrel.read.pdf.block.Block;
import dev.carrel.read.pdf.block.PageColumns;
import dev.carrel.read.pdf.block.Typography;
import dev.carrel.read.pdf.page.TextLine;
import org.jspecify.annotations.Nullable;

import static dev.carrel.read.pdf.block.BlockThresholds.DEEPEST_INDENT;
import static dev.carrel.read.pdf.block.BlockThresholds.INDENT;
import static dev.carrel.read.pdf.block.BlockThresholds.RAGGED;
import static dev.carrel.read.pdf.block.BlockThresholds.UNDER;

/// Cuts text into paragraphs and joins what columns, floats and pages have torn apart.
///
/// A paragraph ends where the next line is indented, stands farther off, or could have begun on the last one: a line that
/// leaves room for the next word was meant to end.
final class ParagraphJoiner {
    private static final Pattern BULLET = Pattern
            .compile("^([•‣▪●◦■□–—*\\-]\\s+\\S.*|\\(?([a-z]|[ivx]{1,4}|\\d{1,2})[.)]\\s+\\S.*)");
    private static final Pattern EQUATION = Pattern
            .compile("\\((\\p{Lu}\\.?)?\\d{1,3}(\\.\\d{1,3})?[a-z]?\\)");

    /// Numbers of formulas stand right of this share of their column.
    private static final double RIGHT_PART = 0.6;
    /// A line within this many sizes of the left edge stands out where the others hang.
    private static final double HANGING = 0.5;
    /// Points by which sizes differ that no paragraph mixes.
    private static final double OTHER_SIZE = 0.5;
    /// The room that a word takes beside its letters, in sizes.
    private static final double SPACE = 0.5;

    private final Typography type;
    private final List<List<TextLine>> paragraphs = new ArrayList<>();
    private List<TextLine> open = new ArrayList<>();
    private @Nullable Block last;

    ParagraphJoiner(Typography type) {
        this.type = type;
    }

    /// @param blocks of text under one heading, in order
    List<List<TextLine>> of(List<Block> blocks) {
        for (Block block : blocks) {
            for (int i = 0; i < block.lines().size(); i++) {
                if (!isEquationNumber(block, block.lines().get(i))) {
                    add(block, i);
                }
            }
            last = block;
        }
        close();
        return paragraphs;
    }

    /// A number in brackets at the right edge belongs to the formula that stood before it.
    private static boolean isEquationNumber(Block block, TextLine line) {
        PageColumns.Column column = block.column();
        return EQUATION.matcher(line.text()).matches()
                && line.x0() > column.x0() + RIGHT_PART * column.width();
    }

    private void add(Block block, int at) {
        TextLine line = block.lines().get(at);
        boolean starts = at > 0
                ? startsInside(block, block.lines().get(at - 1), line)
                : last == null || open.isEmpty() || startsBlock(block, line);
        if (starts || isAfterList(line)) {
            close();
        }
        open.add(line);
    }

    /// Text that stands farther out than the item before it, which is short.
    private boolean isAfterList(TextLine line) {
        if (open.isEmpty() || !BULLET.matcher(open.getFirst().text()).matches() || startsLow(line)) {
            return false;
        }
        TextLine item = open.getFirst();
        return item.page() == line.page() && item.x0() - line.x0() > INDENT * line.size()
                && line.baseline() > item.baseline() && line.area().overlap(item.area()) > UNDER
                && open.getLast().x1() < line.x1() - RAGGED * line.size();
    }

    private void close() {
        if (!open.isEmpty()) {
            paragraphs.add(open);
            open = new ArrayList<>();
        }
    }

    private boolean startsInside(Block block, TextLine previous, TextLine line) {
        if (BULLET.matcher(line.text()).matches() && endsShort(block, previous, line)) {
            return true;
        }
        boolean indented = line.x0() - previous.x0() > INDENT * line.size()
                && line.x0() - block.area().x0() > INDENT * line.size()
                && line.x0() - block.area().x0() < DEEPEST_INDENT * line.size();
        if (indented && isHanging(block)) {
            return false;
        }
        return (indented && !startsLow(line))
                || (endsShort(block, previous, line) && previous.isClosed() && !startsLow(line));
    }

    /// More of its lines are indented than not: a list whose items hang out.
    private static boolean isHanging(Block block) {
        double left = block.area().x0();
        long out = block.lines().stream().filter(line -> line.x0() - left < HANGING * line.size()).count();
        return out * 2 < block.lines().size() && block.lines().size() > 2;
    }

    private boolean startsBlock(Block block, TextLine line) {
        Block before = Objects.requireNonNull(last);
        TextLine previous = before.last();
        boolean below = line.page() == previous.page() && line.baseline() > previous.baseline()
                && line.area().overlap(previous.area()) > UNDER;
        if (!type.isBodySize(line.size()) || !type.isBodySize(previous.size())) {
            if (Math.abs(line.size() - previous.size()) > OTHER_SIZE) {
                return true;
            }
        }
        if (startsLow(line)) {
            return false;
        }
        if (below) {
            return previous.isClosed() || endsShort(before, previous, line);
        }
        boolean indented = line.x0() - block.column().x0() > INDENT * line.size() && block.lines().size() > 1
                && line.x0() - block.lines().get(1).x0() > INDENT * line.size();
        return indented || (previous.isClosed() && endsShort(before, previous, line));
    }

    /// Whether the line's first word would have had room at the end of the one before it.
    private static boolean endsShort(Block block, TextLine previous, TextLine line) {
        int space = line.text().indexOf(' ');
        double letters = space < 0 ? line.length() : space;
        double word = line.area().width() * letters / Math.max(1, line.length());
        double right = Math.max(block.area().x1(), block.column().x1());
        return previous.x1() + word + SPACE * line.size() < right;
    }

    private static boolean startsLow(TextLine line) {
        return Character.isLowerCase(line.text().codePointAt(0));
    }
}
