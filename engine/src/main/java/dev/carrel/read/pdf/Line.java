package dev.carrel.read.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Characters that stand beside each other without a wide gap.
final class Line {
    private final Sheet sheet;
    private final int turn;
    private final List<Span> spans;
    private final double baseline;
    private final Area area;
    private final String text;
    private final Span main;

    Line(Sheet sheet, int turn, List<Span> spans, double baseline) {
        this.sheet = sheet;
        this.turn = turn;
        this.spans = List.copyOf(spans);
        this.baseline = baseline;
        this.text = spans.stream().map(Span::text).collect(Collectors.joining()).strip();
        this.main = main(spans);
        double top = baseline - main.size() * 0.75;
        double bottom = baseline + main.size() * 0.25;
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

    /// This line and one that goes on at its right, as one.
    Line with(Line right) {
        List<Span> all = new ArrayList<>(spans);
        Span first = right.spans.getFirst();
        all.add(new Span(" " + first.text(), first.face(), first.size(), first.raised(), first.x0(),
                first.x1(), first.faint()));
        all.addAll(right.spans.subList(1, right.spans.size()));
        return new Line(sheet, turn, all, baseline);
    }

    /// Where it stands on the page as one looks at it: text that is turned takes its place sideways.
    Area onPage() {
        return sheet.upright(area, turn);
    }

    int page() {
        return sheet.page();
    }

    int turn() {
        return turn;
    }

    List<Span> spans() {
        return spans;
    }

    double baseline() {
        return baseline;
    }

    Area area() {
        return area;
    }

    double x0() {
        return area.x0();
    }

    double x1() {
        return area.x1();
    }

    String text() {
        return text;
    }

    /// The size that most of its characters have.
    double size() {
        return main.size();
    }

    Face face() {
        return main.face();
    }

    int length() {
        return text.length();
    }

    /// The share of its characters in spans of this kind; raised ones do not count.
    double share(Predicate<Span> kind) {
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
    Face lastFace() {
        return spans.stream().filter(span -> span.text().chars().anyMatch(Character::isLetter))
                .reduce((a, b) -> b).orElse(main)
                .face();
    }

    boolean isFaint() { return main.faint(); }

    boolean isUpright() { return turn == 0; }

    @Override
    public String toString() {
        return text;
    }
}
