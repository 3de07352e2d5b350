package dev.carrel.read.pdf.block;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

import dev.carrel.read.pdf.glyph.Face;
import dev.carrel.read.pdf.page.Page;
import dev.carrel.read.pdf.page.TextLine;

import static dev.carrel.read.pdf.block.BlockThresholds.LARGER;
import static dev.carrel.read.pdf.block.BlockThresholds.LEADING;
import static dev.carrel.read.pdf.block.BlockThresholds.MOSTLY_UNDER;
import static dev.carrel.read.pdf.block.BlockThresholds.SAME_SIZE;
import static dev.carrel.read.pdf.block.BlockThresholds.WHOLLY;
import static dev.carrel.read.pdf.block.BlockThresholds.WIDEST_STEP;

/// The type that the body of a paper is set in: the face and size that most of its characters have, and the usual distance from
/// one line to the next.
public record Typography(String face, double size, double leading) {
    private record Style(String face, double size) {}

    private static final Pattern MONOSPACED = Pattern
            .compile(
                    "Mono(?!type)|Mono-|(?i:courier|typewriter|consol|menlo|nimbusmon|^(cm|cmsl|ec|lm|sf|tx)tt\\d)");
    /// Programs may take more room than the text about them; a text that is typed itself has little beside it.
    private static final double FEWEST_IN_TEXT = 0.3;

    public static Typography of(List<Page> pages) {
        Map<Style, Integer> styles = new HashMap<>();
        pages.stream().flatMap(page -> page.lines().stream()).filter(TextLine::isUpright)
                .flatMap(line -> line.spans().stream())
                .forEach(span -> styles.merge(new Style(span.face().name(), halves(span.size())),
                        span.text().length(),
                        Integer::sum));
        Style body = body(styles);
        Typography rough = new Typography(body.face, body.size, body.size * LEADING);
        double exact = commonest(pages.stream().flatMap(page -> page.lines().stream()).filter(rough::isBody)
                .map(TextLine::size).toList(), body.size);
        return new Typography(body.face, exact, leading(pages, rough));
    }

    /// The commonest style; of a text with long programs in it the commonest that is not theirs.
    private static Style body(Map<Style, Integer> styles) {
        Style most = commonest(styles, _ -> true).orElse(new Style("", 10));
        return isMonospaced(most.face)
                ? commonest(styles, style -> !isMonospaced(style.face))
                        .filter(text -> styles.getOrDefault(text, 0) > FEWEST_IN_TEXT
                                * styles.getOrDefault(most, 0))
                        .orElse(most)
                : most;
    }

    /// Whether a face is one that programs are set in, by its name.
    public static boolean isMonospaced(String face) {
        return MONOSPACED.matcher(face).find();
    }

    private static Optional<Style> commonest(Map<Style, Integer> styles, Predicate<Style> kind) {
        return styles.entrySet().stream().filter(entry -> kind.test(entry.getKey()))
                .max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
    }

    private static double leading(List<Page> pages, Typography rough) {
        List<Double> steps = new java.util.ArrayList<>();
        for (Page page : pages) {
            TextLine last = null;
            for (TextLine line : page.lines()) {
                if (last != null && rough.isBody(last) && rough.isBody(line)
                        && line.baseline() > last.baseline()
                        && line.baseline() - last.baseline() < WIDEST_STEP * rough.size
                        && line.area().overlap(last.area()) > MOSTLY_UNDER) {
                    steps.add(Math.round((line.baseline() - last.baseline()) * 5) / 5.0);
                }
                last = line;
            }
        }
        return commonest(steps, rough.leading);
    }

    private static double commonest(List<Double> values, double fallback) {
        Map<Double, Integer> counts = new HashMap<>();
        values.forEach(value -> counts.merge(value, 1, Integer::sum));
        return counts.entrySet().stream().max(Map.Entry.<Double, Integer>comparingByValue().thenComparing(
                Map.Entry.comparingByKey())).map(Map.Entry::getKey).orElse(fallback);
    }

    private static double halves(double size) {
        return Math.round(size * 2) / 2.0;
    }

    public boolean isBodySize(double other) {
        return Math.abs(other - size) <= SAME_SIZE;
    }

    public boolean isBodyFace(Face other) {
        return other.name().equals(face);
    }

    /// Most of the line is set as the body is.
    public boolean isBody(TextLine line) {
        return line.isUpright() && isBodySize(line.size()) && isBodyFace(line.face());
    }

    /// The whole line is set in another face than the body, or larger.
    public boolean setsApart(TextLine line) {
        return line.share(span -> span.size() > size + LARGER) > WHOLLY
                || (line.share(span -> !isBodyFace(span.face())) > WHOLLY && !isBodyFace(line.lastFace()));
    }

    public double ems(double count) {
        return count * size;
    }
}
