package dev.carrel.read.pdf.page;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.carrel.read.pdf.glyph.Area;
import dev.carrel.read.pdf.glyph.Face;
import dev.carrel.read.pdf.glyph.PageSize;

import static dev.carrel.read.pdf.page.LineThresholds.ASCENT;
import static dev.carrel.read.pdf.page.LineThresholds.DESCENT;

/// Characters that stand beside each other without a wide gap.
public final class TextLine {
    private static final Pattern CLOSED = Pattern.compile(".*[.!?:;”\"’)\\]][\\d,–\\s]*$");

    /// A square or diamond before a heading.
    private static final Pattern ORNAMENT = Pattern.compile("^\\s*[■□▪▫◆◇◼◾]\\s*");

    private final PageSize sheet;
    private final int turn;
    private final List<Span> spans;
    private final double baseline;
    private final Area area;
    private final String text;
    private final Span main;

    public TextLine(PageSize sheet, int turn, List<Span> spans, double baseline) {
        this.sheet = sheet;
        this.turn = turn;
        this.spans = List.copyOf(spans);
        this.baseline = baseline;
        this.text = spans.stream().map(Span::text).collect(Collectors.joining()).strip();
        this.main = main(spans);
        double top = baseline - main.size() * ASCENT;
        double bottom = baseline + main.size() * DESCENT;
        this.area = new Area(spans.stream().mapToDouble(Span::x0).min().orElse(0), top,
                spans.stream().mapToDouble(Span::x1).max().orElse(0), bottom);
    }

    /// A span in the type that most of the line has.
    private static Span main(List<Span> spans) {
        Span main = spans.getFirst();
        int most = -1;
        for (Span span : spans) {
            int weight = 0;
            for (Span other : spans) {
                weight += other.size() == span.size() && other.face().equals(span.face())
                        ? other.text().length()
                        : 0;
            }
            if (weight > most) {
                main = span;
                most = weight;
            }
        }
        return main;
    }

    /// A heading without the square that some journals print before it. Items of lists keep theirs: they are not in bold.
    TextLine unadorned() {
        Span first = spans.getFirst();
        String rest = ORNAMENT.matcher(first.text()).replaceFirst("");
        boolean alone = rest.isEmpty();
        if (rest.equals(first.text()) || (alone && spans.size() == 1)) {
            return this;
        }
        Span second = alone ? spans.get(1) : first;
        List<Span> all = new ArrayList<>(spans.subList(alone ? 2 : 1, spans.size()));
        all.addFirst(new Span(alone ? second.text().stripLeading() : rest, second.face(), second.size(),
                second.raised(), first.x0(), second.x1(), second.faint()));
        return all.stream().allMatch(span -> span.face().bold() || span.text().isBlank())
                ? new TextLine(sheet, turn, all, baseline)
                : this;
    }

    /// This line and one that goes on at its right, as one.
    public TextLine with(TextLine right) {
        List<Span> all = new ArrayList<>(spans);
        Span first = right.spans.getFirst();
        all.add(new Span(" " + first.text(), first.face(), first.size(), first.raised(), first.x0(),
                first.x1(), first.faint()));
        all.addAll(right.spans.subList(1, right.spans.size()));
        return new TextLine(sheet, turn, all, baseline);
    }

    /// Its area on the page as one looks at it: text that is turned takes its place sideways.
    public Area onPage() {
        return sheet.upright(area, turn);
    }

    public int page() {
        return sheet.page();
    }

    public int turn() {
        return turn;
    }

    public List<Span> spans() {
        return spans;
    }

    public double baseline() {
        return baseline;
    }

    public Area area() {
        return area;
    }

    public double x0() {
        return area.x0();
    }

    public double x1() {
        return area.x1();
    }

    public String text() {
        return text;
    }

    /// The size that most of its characters have.
    public double size() {
        return main.size();
    }

    public Face face() {
        return main.face();
    }

    public int length() {
        return text.length();
    }

    /// The share of its characters in spans of this kind; raised ones do not count.
    public double share(Predicate<Span> kind) {
        int all = 0;
        int some = 0;
        for (Span span : spans) {
            int letters = span.raised() ? 0 : span.text().strip().length();
            all += letters;
            some += kind.test(span) ? letters : 0;
        }
        return all == 0 ? 0 : (double) some / all;
    }

    /// The face of its last letters.
    public Face lastFace() {
        return spans.stream().filter(span -> span.text().chars().anyMatch(Character::isLetter))
                .reduce((a, b) -> b).orElse(main)
                .face();
    }

    public boolean isFaint() { return main.faint(); }

    public boolean isUpright() { return turn == 0; }

    @Override
    public String toString() {
        return text;
    }

    /// Whether a sentence can end here: the line closes with a stop, maybe with the numbers of notes behind it.
    public boolean isClosed() { return CLOSED.matcher(text).matches(); }
}
