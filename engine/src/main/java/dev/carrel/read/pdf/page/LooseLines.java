package dev.carrel.read.pdf.page;

import java.util.ArrayList;
import java.util.List;

/// Joins the words of a line that was stretched to the width of its column so far that its gaps look like those of a table. In
/// such a line all gaps are alike, and it ends where the line of text above or below it ends.
final class LooseLines {
    /// In sizes of the letters: the widest gap of such a line, and what counts as nothing.
    private static final double WIDEST = 5;
    private static final double NOTHING = 0.3;
    /// Indents of first lines, and the step from one line to the next.
    private static final double INDENT = 3;
    private static final double STEP = 2;
    /// The widest of its gaps is wider than the narrowest by less than this.
    private static final double ALIKE = 1.4;
    /// Letters of a line of text; of what is shorter its end tells nothing.
    private static final int SHORTEST_TEXT = 25;

    private final List<TextLine> lines;

    private LooseLines(List<TextLine> lines) {
        this.lines = lines;
    }

    static List<TextLine> joined(List<TextLine> lines) {
        return new LooseLines(lines).joined();
    }

    private List<TextLine> joined() {
        List<TextLine> joined = new ArrayList<>();
        for (int from = 0; from < lines.size();) {
            int to = end(from);
            TextLine whole = lines.subList(from + 1, to).stream().reduce(lines.get(from), TextLine::with);
            boolean loose = to - from > 1 && isEven(from, to)
                    && ((!joined.isEmpty() && isBeside(joined.getLast(), whole))
                            || (to < lines.size() && isBeside(lines.get(to), whole)));
            joined.addAll(loose ? List.of(whole) : lines.subList(from, to));
            from = to;
        }
        return joined;
    }

    /// The end of the pieces that stand in one row.
    private int end(int from) {
        int to = from + 1;
        while (to < lines.size() && goesOn(lines.get(to - 1), lines.get(to))) {
            to++;
        }
        return to;
    }

    private static boolean goesOn(TextLine left, TextLine right) {
        double gap = right.x0() - left.x1();
        return left.isUpright() && right.isUpright() && isAlike(left, right)
                && Math.abs(left.baseline() - right.baseline()) < NOTHING
                && gap > 0 && gap < WIDEST * left.size();
    }

    private static boolean isAlike(TextLine one, TextLine other) {
        return one.size() == other.size() && one.face().equals(other.face());
    }

    private boolean isEven(int from, int to) {
        double widest = 0;
        double narrowest = Double.MAX_VALUE;
        for (int i = from + 1; i < to; i++) {
            double gap = lines.get(i).x0() - lines.get(i - 1).x1();
            widest = Math.max(widest, gap);
            narrowest = Math.min(narrowest, gap);
        }
        return widest < ALIKE * narrowest;
    }

    /// Whether a line of text stands above or below another in the same column.
    private static boolean isBeside(TextLine text, TextLine line) {
        return isAlike(text, line) && text.length() >= SHORTEST_TEXT
                && Math.abs(text.x1() - line.x1()) < NOTHING * line.size()
                && Math.abs(text.x0() - line.x0()) < INDENT * line.size()
                && Math.abs(text.baseline() - line.baseline()) < STEP * line.size();
    }
}
