package dev.carrel.read.pdf;

import java.util.List;

/// A heading that stands on the first line of its paragraph, set apart by its face and closed by a full stop or a colon.
///
/// @param rest the paragraph without it
record RunIn(String heading, String rest) {
    private static final RunIn NONE = new RunIn("", "");
    private static final int LONGEST = 140;

    boolean isPresent() { return !heading.isEmpty(); }

    static RunIn of(List<Line> paragraph, Typography type, TextJoiner joiner) {
        Face body = bodyFace(paragraph);
        StringBuilder heading = new StringBuilder();
        for (int i = 0; i < Math.min(3, paragraph.size()); i++) {
            for (Span span : paragraph.get(i).spans()) {
                boolean other = !span.face().equals(body) || span.raised();
                if (!other) {
                    return made(heading.toString(), span, joiner.text(paragraph));
                }
                heading.append(span.text());
            }
            heading.append(' ');
        }
        return NONE;
    }

    private static RunIn made(String apart, Span next, String whole) {
        String heading = apart.strip();
        boolean closed = heading.endsWith(".") || heading.endsWith(":")
                || next.text().stripLeading().startsWith(".") || next.text().stripLeading().startsWith(":");
        int end = end(whole, heading);
        boolean well = heading.length() >= 4 && heading.length() <= LONGEST && closed && end > 0
                && end < whole.length() - 60
                && Character.isLetterOrDigit(heading.codePointAt(0))
                && !Captions.LABEL.matcher(heading).find();
        return well
                ? new RunIn(heading.replaceFirst("[.:]\\s*$", ""),
                        whole.substring(end).replaceFirst("^[\\s.:]+", ""))
                : NONE;
    }

    /// Where in the joined text the heading ends: after as many letters.
    private static int end(String whole, String heading) {
        long letters = heading.codePoints().filter(Character::isLetterOrDigit).count();
        for (int i = 0; i < whole.length(); i++) {
            if (Character.isLetterOrDigit(whole.charAt(i)) && --letters == 0) {
                return i + 1;
            }
        }
        return -1;
    }

    private static Face bodyFace(List<Line> paragraph) {
        return paragraph.stream().flatMap(line -> line.spans().stream())
                .collect(java.util.stream.Collectors.groupingBy(Span::face,
                        java.util.stream.Collectors.summingInt(span -> span.text().length())))
                .entrySet().stream().max(java.util.Map.Entry.comparingByValue()).orElseThrow().getKey();
    }
}
