package dev.carrel.read.pdf;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A heading that stands on the first line of its paragraph, set apart by its face and closed by a full stop or a colon.
///
/// @param end where in the paragraph's text the text after it begins
record RunIn(String heading, int end) {
    private static final RunIn NONE = new RunIn("", 0);
    private static final int LONGEST = 140;
    private static final int SHORTEST_REST = 60;
    private static final Pattern CLOSING = Pattern.compile("^[\\s.:]+");

    boolean isPresent() { return !heading.isEmpty(); }

    static RunIn of(List<Line> paragraph, TextJoiner joiner) {
        Face body = bodyFace(paragraph);
        StringBuilder heading = new StringBuilder();
        for (Line line : paragraph.subList(0, Math.min(3, paragraph.size()))) {
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

    private static RunIn made(String heading, String next, String whole) {
        boolean closed = heading.endsWith(".") || heading.endsWith(":") || next.startsWith(".")
                || next.startsWith(":");
        if (!closed || heading.length() < 4 || heading.length() > LONGEST
                || !Character.isLetterOrDigit(heading.codePointAt(0))
                || Captions.LABEL.matcher(heading).find()
                || Headings.SUPPLEMENT.matcher(heading).find()) {
            return NONE;
        }
        int end = end(whole, heading);
        Matcher closing = CLOSING.matcher(whole).region(end, whole.length());
        int start = closing.lookingAt() ? closing.end() : end;
        return start + SHORTEST_REST < whole.length()
                ? new RunIn(heading.replaceFirst("[.:]\\s*$", ""), start)
                : NONE;
    }

    /// Where in the joined text the heading ends: after as many letters.
    private static int end(String whole, String heading) {
        long letters = heading.codePoints().filter(Character::isLetterOrDigit).count();
        for (int i = 0; i < whole.length(); i += Character.charCount(whole.codePointAt(i))) {
            if (Character.isLetterOrDigit(whole.codePointAt(i)) && --letters == 0) {
                return i + Character.charCount(whole.codePointAt(i));
            }
        }
        return whole.length();
    }

    private static Face bodyFace(List<Line> paragraph) {
        return paragraph.stream().flatMap(line -> line.spans().stream())
                .collect(Collectors.groupingBy(Span::face,
                        Collectors.summingInt(span -> span.text().length())))
                .entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
    }
}
