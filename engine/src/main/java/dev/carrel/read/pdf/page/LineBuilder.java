package dev.carrel.read.pdf.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

import dev.carrel.read.pdf.glyph.Glyph;
import dev.carrel.read.pdf.glyph.LetterForms;
import dev.carrel.read.pdf.glyph.PageInk;
import dev.carrel.read.pdf.glyph.PageSize;

import static dev.carrel.read.pdf.page.LineThresholds.BACK;
import static dev.carrel.read.pdf.page.LineThresholds.BACK_OF_SCRIPT;
import static dev.carrel.read.pdf.page.LineThresholds.FEWEST_GAPS;
import static dev.carrel.read.pdf.page.LineThresholds.FEWEST_TYPED;
import static dev.carrel.read.pdf.page.LineThresholds.HAIR;
import static dev.carrel.read.pdf.page.LineThresholds.INITIAL;
import static dev.carrel.read.pdf.page.LineThresholds.LEVEL;
import static dev.carrel.read.pdf.page.LineThresholds.RAISED;
import static dev.carrel.read.pdf.page.LineThresholds.SHADOW;
import static dev.carrel.read.pdf.page.LineThresholds.SHADOW_REACH;
import static dev.carrel.read.pdf.page.LineThresholds.SHARE_OF_SPACE;
import static dev.carrel.read.pdf.page.LineThresholds.SPACED_OUT;
import static dev.carrel.read.pdf.page.LineThresholds.TYPED_APART;
import static dev.carrel.read.pdf.page.LineThresholds.USUAL_SPACE;
import static dev.carrel.read.pdf.page.LineThresholds.WIDEST_SPACE;

/// Makes lines of glyphs in the order in which the page shows them. A line ends where the next glyph stands on another
/// baseline, left of the last one, or too far to its right; small glyphs a little above or below stay in it.
final class LineBuilder {
    /// Wider than any space between words that justification makes, in sizes of the type; a gutter is about two.
    private static final double WIDE = 1.6;
    /// Letters of one line stand less far above or below each other than this, small ones less than their reach.
    private static final double SAME_LINE = 0.3;
    private static final double SMALL = Scripts.SMALL;
    /// Some programs write a space after a hyphen and take it back.
    private static final double VISIBLE = 0.04;
    /// Before a unit a thinner gap is a space than elsewhere; between signs that are raised only a wider one is.
    private static final double THIN = 0.08;
    private static final double LOOSE = 0.2;
    private static final String SIGNS = "+-−–";
    private static final double REACH = 0.75;
    /// Nothing but an initial is so many times larger than what stands beside it.
    private static final double OUTSIZED = 3.2;
    /// A number behind fewer small letters is an index: `xi2`.
    private static final int SHORTEST_WORD = 4;

    private final PageSize sheet;
    private final List<TextLine> lines = new ArrayList<>();
    private final List<Glyph> open = new ArrayList<>();
    /// For each open glyph whether a space was written before it.
    private final List<Boolean> blanks = new ArrayList<>();
    private boolean blank;
    private double baseline;
    private double size;

    private LineBuilder(PageSize sheet) {
        this.sheet = sheet;
    }

    static List<TextLine> lines(PageInk ink) {
        LineBuilder builder = new LineBuilder(ink.sheet());
        ink.glyphs().forEach(builder::add);
        builder.close();
        return LooseLines.joined(builder.lines);
    }

    private void add(Glyph glyph) {
        if (glyph.isBlank()) {
            blank = true;
            return;
        }
        if (!open.isEmpty() && isShadow(glyph)) {
            return;
        }
        if (!open.isEmpty() && !continues(glyph)) {
            close();
        }
        blanks.add(blank);
        blank = false;
        if (open.isEmpty() || glyph.size() > size / SMALL) {
            baseline = glyph.baseline();
            size = glyph.size();
        }
        open.add(glyph);
    }

    /// The same letter again, a hair beside itself: how some programs print bold.
    private boolean isShadow(Glyph glyph) {
        for (int i = open.size() - 1; i >= Math.max(0, open.size() - SHADOW_REACH); i--) {
            Glyph other = open.get(i);
            if (other.text().equals(glyph.text()) && Math.abs(other.x0() - glyph.x0()) < SHADOW * glyph.size()
                    && Math.abs(other.baseline() - glyph.baseline()) < SHADOW * glyph.size()) {
                return true;
            }
        }
        return false;
    }

    private double gap(Glyph glyph) {
        return glyph.x0() - open.getLast().x1();
    }

    private boolean continues(Glyph glyph) {
        if (glyph.turn() != open.getLast().turn()) {
            return false;
        }
        if (isOutsized(glyph)) {
            return false;
        }
        double step = Math.abs(glyph.baseline() - baseline);
        double larger = Math.max(size, glyph.size());
        boolean small = glyph.size() < SMALL * size || size < SMALL * glyph.size();
        boolean level = step < SAME_LINE * larger || (small && step < REACH * larger);
        double back = small || open.getLast().size() < SMALL * size ? BACK_OF_SCRIPT * larger : BACK * larger;
        return level && gap(glyph) < WIDE * larger && gap(glyph) > -back;
    }

    /// Nothing stands in one line with letters of several times its size, but for a large initial.
    private boolean isOutsized(Glyph glyph) {
        double last = open.getLast().size();
        return glyph.size() > OUTSIZED * last || (last > OUTSIZED * glyph.size() && open.size() > 1);
    }

    /// Whether a space stands before the glyph at this place of the open line, whose letters stand this far apart.
    private boolean isSpaced(int at, double apart) {
        Glyph glyph = open.get(at);
        double gap = left(at) - open.get(at - 1).x1() - apart;
        boolean initial = at == 1 && open.getFirst().size() > INITIAL * glyph.size();
        // A raised sign is smaller than the line, and spaces are the line's.
        double em = Math.max(glyph.size(), open.get(at - 1).size());
        double space = glyph.space() > 0 ? Math.min(glyph.space(), WIDEST_SPACE * em) : USUAL_SPACE * em;
        double least = blanks.get(at)
                ? VISIBLE * em
                : isNumberEnd(at)
                        ? THIN * em
                        : isScript(at) ? LOOSE * size : Math.max(SHARE_OF_SPACE * space, HAIR * em);
        return isCitation(at)
                || (gap > least && !(initial && Character.isLetter(glyph.text().codePointAt(0))));
    }

    /// Where the glyph begins; an accent printed over the next letter begins where that one does.
    private double left(int at) {
        Glyph glyph = open.get(at);
        return at + 1 < open.size() && LetterForms.isLooseAccent(glyph.text())
                ? Math.min(glyph.x0(), open.get(at + 1).x0())
                : glyph.x0();
    }

    /// Between a number and its unit the space is thin.
    private boolean isNumberEnd(int at) {
        int before = open.get(at - 1).text().codePointAt(0);
        int after = open.get(at).text().codePointAt(0);
        return Character.isDigit(before) && Character.isLetter(after)
                && alike(open.get(at), open.get(at - 1));
    }

    /// A raised or lowered sign, or what follows it in its place: fonts of signs leave room around each.
    private boolean isScript(int at) {
        Glyph glyph = open.get(at);
        return glyph.size() < SMALL * size && Math.abs(glyph.baseline() - baseline) > Scripts.OFF * size
                && (SIGNS.contains(glyph.text()) || SIGNS.contains(open.get(at - 1).text()));
    }

    /// A raised number after a word points to a work or a note: written onto the word, it would make another one of it.
    private boolean isCitation(int at) {
        Glyph glyph = open.get(at);
        Glyph before = open.get(at - 1);
        return at >= SHORTEST_WORD && Character.isDigit(glyph.text().codePointAt(0))
                && glyph.size() < SMALL * before.size()
                && before.baseline() - glyph.baseline() > RAISED * before.size()
                && open.subList(at - SHORTEST_WORD, at).stream().map(other -> other.text().codePointAt(0))
                        .allMatch(Character::isLowerCase);
    }

    /// How far letters stand apart in a line that is spaced out, as headings sometimes are, some with a space typed after each letter.
    private double apart() {
        boolean typed = isTypedApart();
        double[] gaps = IntStream.range(1, open.size()).filter(i -> typed || !blanks.get(i))
                .mapToDouble(i -> open.get(i).x0() - open.get(i - 1).x1()).sorted().toArray();
        return gaps.length < FEWEST_GAPS
                ? 0
                : Math.clamp(gaps[gaps.length / 2], 0, (typed ? TYPED_APART : SPACED_OUT) * size);
    }

    /// Whether the line is letters of one case with a space after each: `a b s t r a c t`.
    private boolean isTypedApart() {
        return open.size() >= FEWEST_TYPED && !blanks.subList(1, blanks.size()).contains(false)
                && (open.stream().allMatch(glyph -> isLetter(glyph, Character::isLowerCase))
                        || open.stream().allMatch(glyph -> isLetter(glyph, Character::isUpperCase)));
    }

    /// Where text was recognised in a picture, one sign is a whole word.
    private static boolean isLetter(Glyph glyph, IntPredicate isOfCase) {
        return glyph.text().codePoints().count() == 1 && isOfCase.test(glyph.text().codePointAt(0));
    }

    /// Signs that stand for no letter leave nothing that could be read.
    private void close() {
        if (!open.isEmpty()) {
            TextLine line = new TextLine(sheet, open.getFirst().turn(), spans(), level());
            if (!line.text().isEmpty()) {
                lines.add(line);
            }
        }
        open.clear();
        blanks.clear();
        blank = false;
    }

    /// The baseline of most of its glyphs: a large initial stands lower.
    private double level() {
        return commonest(Glyph::baseline);
    }

    private double mainSize() {
        return commonest(Glyph::size);
    }

    /// The measure that most glyphs of the open line have; nearly always all have the same.
    private double commonest(ToDoubleFunction<Glyph> measure) {
        double first = measure.applyAsDouble(open.getFirst());
        if (open.stream().allMatch(glyph -> measure.applyAsDouble(glyph) == first)) {
            return first;
        }
        Map<Double, Integer> counts = new HashMap<>();
        open.forEach(glyph -> counts.merge(measure.applyAsDouble(glyph), 1, Integer::sum));
        return counts.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey)
                .orElse(first);
    }

    private List<Span> spans() {
        List<Span> spans = new ArrayList<>();
        double apart = apart();
        List<String> texts = new Scripts(open, level(), mainSize()).texts(at -> isSpaced(at, apart));
        StringBuilder text = new StringBuilder();
        int from = 0;
        for (int i = 0; i < open.size(); i++) {
            if (i > 0 && !alike(open.get(i), open.get(from))) {
                spans.add(span(text, from, i));
                from = i;
                text.setLength(0);
            }
            text.append(i > 0 && isSpaced(i, apart) ? " " : "").append(texts.get(i));
        }
        spans.add(span(text, from, open.size()));
        return spans;
    }

    private Span span(StringBuilder text, int from, int to) {
        Glyph first = open.get(from);
        double main = mainSize();
        double right = open.subList(from, to).stream().mapToDouble(Glyph::x1).max().orElse(first.x1());
        return new Span(LetterForms.plain(text.toString()), first.face(), first.size(),
                first.size() < SMALL * main && Math.abs(first.baseline() - level()) > LEVEL * main,
                first.x0(),
                right, first.faint());
    }

    private static boolean alike(Glyph a, Glyph b) {
        return a.face().equals(b.face()) && a.size() == b.size()
                && Math.abs(a.baseline() - b.baseline()) < LEVEL * a.size();
    }
}
