package dev.carrel.read.pdf.block;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.carrel.read.outline.SectionKinds;
import dev.carrel.read.pdf.glyph.Area;
import dev.carrel.read.pdf.page.Page;
import dev.carrel.read.pdf.page.TextLine;

import static dev.carrel.read.pdf.block.BlockThresholds.ALIGNED;
import static dev.carrel.read.pdf.block.BlockThresholds.NARROWEST_COLUMN;
import static dev.carrel.read.pdf.block.BlockThresholds.ROOM;
import static dev.carrel.read.pdf.block.BlockThresholds.SAME_LINE;
import static dev.carrel.read.pdf.block.BlockThresholds.SAME_SIZE;
import static dev.carrel.read.pdf.block.BlockThresholds.SHARED_FACE;
import static dev.carrel.read.pdf.block.BlockThresholds.SHORT;
import static dev.carrel.read.pdf.block.BlockThresholds.SMALLEST_STEP;
import static dev.carrel.read.pdf.block.BlockThresholds.STICKS_OUT;
import static dev.carrel.read.pdf.block.BlockThresholds.TIGHT_STEP;
import static dev.carrel.read.pdf.block.BlockThresholds.TITLE;
import static dev.carrel.read.pdf.block.BlockThresholds.UNDER;
import static dev.carrel.read.pdf.block.BlockThresholds.USUAL_GAP;
import static dev.carrel.read.pdf.block.BlockThresholds.USUAL_STEP;
import static dev.carrel.read.pdf.block.BlockThresholds.WHOLLY;
import static dev.carrel.read.pdf.block.BlockThresholds.WIDEST_GAP;

/// Gathers lines that follow each other in the stream, stand under each other and are set alike. A block ends where any of
/// this ends: at a column's foot, a wide gap, a rule, a change of type.
public final class BlockBuilder {
    private static final Pattern BULLET = Pattern
            .compile("[•‣▪●◦■□∙·–*-]|\\(?(\\d{1,3}|[a-z]|[ivx]{1,4})[.)]|\\[\\d{1,3}\\]");
    /// How a heading ends that goes on in the next line.
    public static final Pattern OPEN = Pattern.compile("(?i)([,:&/+–-]|\\b(and|or|of|the|for|with|in|to))$");
    /// Lines of one block step down by less than this many usual steps.
    private static final double FARTHEST = 1.45;
    /// Shorter capitals behind a number are initials or units.
    private static final int SHORTEST_HEADING = 7;

    private final Typography type;
    private final PageColumns columns;
    private final List<Block> blocks = new ArrayList<>();
    private final List<TextLine> open = new ArrayList<>();

    private BlockBuilder(Typography type, PageColumns columns) {
        this.type = type;
        this.columns = columns;
    }

    public static List<Block> blocks(List<Page> pages, Typography type, PageColumns columns) {
        BlockBuilder builder = new BlockBuilder(type, columns);
        pages.forEach(builder::add);
        return builder.blocks;
    }

    private void add(Page page) {
        for (TextLine line : page.lines()) {
            TextLine last = open.isEmpty() ? null : open.getLast();
            if (last != null && isRest(last, line)) {
                open.set(open.size() - 1, last.with(line));
                continue;
            }
            if (last != null && !(isNext(last, line) && !page.isRuledBetween(last, line))) {
                close();
            }
            open.add(line);
        }
        close();
    }

    /// The rest of a justified line whose words stand far apart.
    private boolean isRest(TextLine last, TextLine line) {
        PageColumns.Column column = columns.around(line.page(), last.area());
        double gap = line.x0() - last.x1();
        if (BULLET.matcher(last.text()).matches() && gap > 0 && gap < WIDEST_GAP * type.size()
                && Math.abs(last.baseline() - line.baseline()) < SAME_LINE * line.size()) {
            return true;
        }
        return last.turn() == line.turn()
                && Math.abs(last.baseline() - line.baseline()) < SAME_LINE * line.size()
                && gap > 0 && gap < WIDEST_GAP * type.size() && type.isBodySize(last.size())
                && type.isBodySize(line.size())
                && column.width() > type.ems(NARROWEST_COLUMN) && line.x1() < column.x1() + STICKS_OUT
                && (line.x1() > column.x1() - type.ems(SHORT) || gap < type.ems(USUAL_GAP));
    }

    private boolean isNext(TextLine last, TextLine line) {
        double step = line.baseline() - last.baseline();
        double size = Math.max(last.size(), line.size());
        double usual = type.isBodySize(size) ? type.leading() : Math.max(size * TIGHT_STEP, usualStep(size));
        return last.turn() == line.turn() && Math.abs(last.size() - line.size()) <= SAME_SIZE
                && step > SMALLEST_STEP * size && step < FARTHEST * usual
                && last.area().overlap(line.area()) > UNDER
                && isAlike(last, line) && !isLabel(last, line) && !isCapitals(line)
                && !(isCapitals(last) && !isUpper(line));
    }

    /// A numbered heading in capitals that has nothing else to set it apart.
    private boolean isCapitals(TextLine line) {
        return isUpper(line) && HeadingNumber.PATTERN.matcher(line.text()).find()
                && line.length() > SHORTEST_HEADING
                && line.x1() < columns.around(line.page(), line.area()).x1() - type.ems(SHORT);
    }

    private static boolean isUpper(TextLine line) {
        return line.text().equals(line.text().toUpperCase(Locale.ROOT));
    }

    /// A caption's label in a face of its own: what stands above it is in the figure.
    private static boolean isLabel(TextLine last, TextLine line) {
        Matcher label = CaptionLabel.PATTERN.matcher(line.text());
        return label.find() && !label.group(3).isEmpty()
                && !line.spans().getFirst().face().equals(last.face());
    }

    private double usualStep(double size) {
        return open.size() > 1
                ? open.getLast().baseline() - open.get(open.size() - 2).baseline()
                : size * USUAL_STEP;
    }

    private boolean isAlike(TextLine last, TextLine line) {
        boolean apart = type.setsApart(last);
        return apart == type.setsApart(line)
                && (!apart || (isSameFace(last, line) && !isDone(last, line) && !isNextHeading(line)));
    }

    /// Faces differ if one line is wholly in its own.
    private static boolean isSameFace(TextLine last, TextLine line) {
        return last.face().equals(line.face())
                || (!isUniform(last)
                        && (!isUniform(line)
                                || last.share(span -> span.face().equals(line.face())) > SHARED_FACE));
    }

    private static boolean isUniform(TextLine line) {
        return line.share(span -> span.face().equals(line.face())) > WHOLLY;
    }

    /// Two headings under each other: the first has room for more and stops.
    private boolean isDone(TextLine last, TextLine line) {
        double width = columns.around(last.page(), last.area()).width();
        return isUniform(last) && last.face().bold() && open.size() == 1 && last.size() < TITLE * type.size()
                && last.area().width() + line.area().width() < ROOM * width && last.x0() - line.x0() < ALIGNED
                && line.x0() - last.x0() < ALIGNED;
    }

    /// A heading right under another: it bears the next number, or the one above is a whole heading of papers.
    private boolean isNextHeading(TextLine line) {
        String above = open.stream().map(TextLine::text).collect(Collectors.joining(" "));
        boolean numbered = HeadingNumber.of(above).flatMap(before -> HeadingNumber.of(line.text())
                .filter(number -> number.follows(before))).isPresent();
        return numbered || (SectionKinds.isHeadingOfPapers(above) && !OPEN.matcher(above).find()
                && !Character.isLowerCase(line.text().codePointAt(0)));
    }

    private void close() {
        if (!open.isEmpty()) {
            Area area = open.stream().map(TextLine::area).reduce(Area::around).orElseThrow();
            blocks.add(new Block(open, columns.around(open.getFirst().page(), area), BlockRole.UNKNOWN));
        }
        open.clear();
    }
}
