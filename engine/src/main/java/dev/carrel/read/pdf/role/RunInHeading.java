package dev.carrel.read.pdf.role;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.carrel.read.pdf.block.CaptionLabel;
import dev.carrel.read.pdf.block.TextJoiner;
import dev.carrel.read.pdf.glyph.Face;
import dev.carrel.read.pdf.page.Span;
import dev.carrel.read.pdf.page.TextLine;

import static dev.carrel.read.pdf.role.RoleThresholds.RUN_IN_LINES;
import static dev.carrel.read.pdf.role.RoleThresholds.SHORTEST_RUN_IN;

/// A heading that stands on the first line of its paragraph, set apart by its face and closed by a full stop or a colon.
///
/// @param end where in the paragraph's text the text after it begins
public record RunInHeading(String heading, int end) {
    private static final RunInHeading NONE = new RunInHeading("", 0);
    /// Letters of the longest heading in its text, and of the shortest text behind one.
    private static final int LONGEST = 140;
    private static final int SHORTEST_REST = 60;
    private static final Pattern CLOSING = Pattern.compile("^[\\s.:]+");

    public boolean isPresent() { return !heading.isEmpty(); }

    public static RunInHeading of(List<TextLine> paragraph, TextJoiner joiner) {
        Face body = bodyFace(paragraph);
        StringBuilder heading = new StringBuilder();
        for (TextLine line : paragraph.subList(0, Math.min(RUN_IN_LINES, paragraph.size()))) {
            for (Span span : line.spans()) {
                if (span.face().equals(body) && !span.raised()) {
                    return made(heading.toString().strip(), span.text().stripLeading(),
                            joiner.text(paragraph));
                }
                heading.append(span.text());
            }
            heading.append(' ');
        }
        return NONE;
    }

    private static RunInHeading made(String heading, String next, String whole) {
        boolean closed = heading.endsWith(".") || heading.endsWith(":") || next.startsWith(".")
                || next.startsWith(":");
        if (!closed || heading.length() < SHORTEST_RUN_IN || heading.length() > LONGEST
                || !Character.isLetterOrDigit(heading.codePointAt(0))
                || CaptionLabel.PATTERN.matcher(heading).find()
                || HeadingFinder.SUPPLEMENT.matcher(heading).find()) {
            return NONE;
        }
        int end = end(whole, heading);
        Matcher closing = CLOSING.matcher(whole).region(end, whole.length());
        int start = closing.lookingAt() ? closing.end() : end;
        return start + SHORTEST_REST < whole.length()
                ? new RunInHeading(heading.replaceFirst("[.:]\\s*$", ""), start)
                : NONE;
    }

    /// The end of the heading in the joined text: after as many letters.
    private static int end(String whole, String heading) {
        long letters = heading.codePoints().filter(Character::isLetterOrDigit).count();
        for (int i = 0; i < whole.length(); i += Character.charCount(whole.codePointAt(i))) {
            if (Character.isLetterOrDigit(whole.codePointAt(i)) && --letters == 0) {
                return i + Character.charCount(whole.codePointAt(i));
            }
        }
        return whole.length();
    }

    private static Face bodyFace(List<TextLine> paragraph) {
        return paragraph.stream().flatMap(line -> line.spans().stream())
                .collect(Collectors.groupingBy(Span::face,
                        Collectors.summingInt(span -> span.text().length())))
                .entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
    }
}
