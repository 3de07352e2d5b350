package dev.carrel.read.asciidoc;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.read.html.HtmlBlocks;
import dev.carrel.read.outline.LineCursor;
import dev.carrel.read.outline.ListLines;
import dev.carrel.read.outline.Outline;

/// Adds the body of an AsciiDoc text to an outline.
final class AsciiDocBlocks {
    private static final int MAX_NESTING = 20;
    private static final Pattern TITLE = Pattern.compile("^(={1,6}|#{1,6})\\s+(\\S.*)$");
    private static final Pattern FENCE = Pattern
            .compile("^(-{4,}|\\.{4,}|={4,}|\\*{4,}|_{4,}|\\+{4,}|/{4,}|--|```\\w*|[|,:!]={3,})\\s*$");
    private static final Pattern ITEM = Pattern.compile("^\\s*([*.]{1,5}|-|\\d{1,3}\\.)\\s+(\\S.*)$");
    private static final Pattern DEFINITION = Pattern.compile("^(\\S.*?)(?:::+|;;)(?:\\s+(.*))?$");
    private static final Pattern DROPPED = Pattern.compile(
            "^(\\[.*\\]|//.*|'{3,}|<<<|(include|ifdef|ifndef|ifeval|endif|toc|video|audio)::.*|\\+)\\s*$");
    private static final Pattern IMAGE = Pattern.compile("^image::[^\\[]*\\[([^,\\]]*).*\\]\\s*$");
    private static final Pattern BLOCK_TITLE = Pattern.compile("^\\.[^\\s.].*");

    private final Outline outline;
    private final int nesting;

    AsciiDocBlocks(Outline outline) {
        this(outline, 0);
    }

    private AsciiDocBlocks(Outline outline, int nesting) {
        this.outline = outline;
        this.nesting = nesting;
    }

    void add(LineCursor lines) {
        for (lines.skipBlank(); lines.hasNext(); lines.skipBlank()) {
            block(lines);
        }
    }

    private void block(LineCursor lines) {
        String line = lines.peek();
        Matcher title = TITLE.matcher(line);
        Matcher image = IMAGE.matcher(line);
        if (FENCE.matcher(line).matches()) {
            fenced(lines);
        } else if (title.matches()) {
            title(title.group(1).length(), lines.next().substring(title.start(2)));
        } else if (image.matches()) {
            lines.next();
            outline.paragraph(image.group(1).replace("\"", ""));
        } else if (DROPPED.matcher(line).matches() || Header.ATTRIBUTE.matcher(line).matches()) {
            lines.next();
        } else {
            text(lines, line);
        }
    }

    private void title(int level, String text) {
        if (nesting == 0) {
            outline.heading(level, MacroText.of(text));
        } else {
            outline.paragraph(MacroText.of(text));
        }
    }

    private void text(LineCursor lines, String line) {
        if (ITEM.matcher(line).matches()) {
            list(lines);
        } else if (BLOCK_TITLE.matcher(line).matches()) {
            outline.paragraph(MacroText.of(lines.next().substring(1)));
        } else if (LineCursor.indent(line) > 0) {
            outline.paragraph(String.join("\n", lines.takeIndented(0)));
        } else {
            paragraph(lines);
        }
    }

    private void fenced(LineCursor lines) {
        String fence = lines.next().strip();
        String end = fence.startsWith("```") ? "```" : fence;
        List<String> body = lines.takeWhile(line -> !line.strip().equals(end));
        lines.skip(1);
        switch (fence.charAt(0)) {
            case '/' -> {
            }
            case '+' -> HtmlBlocks.ofFragment(String.join("\n", body), outline);
            case '|', ',', ':', '!' -> outline.paragraph(table(body, fence.charAt(0)));
            case '=', '*', '_' -> inside(body);
            case '-' -> verbatimOrOpen(fence, body);
            default -> outline.paragraph(String.join("\n", body));
        }
    }

    private void verbatimOrOpen(String fence, List<String> body) {
        if (fence.equals("--")) {
            inside(body);
        } else {
            outline.paragraph(String.join("\n", body).replaceAll(" *<\\d+>(?=\n|$)", ""));
        }
    }

    private void inside(List<String> body) {
        if (nesting < MAX_NESTING) {
            new AsciiDocBlocks(outline, nesting + 1).add(new LineCursor(body));
        } else {
            outline.paragraph(String.join("\n", body));
        }
    }

    /// Each line that starts cells is a row; cells on lines of their own join until a blank line.
    private static String table(List<String> body, char mark) {
        StringBuilder rows = new StringBuilder();
        for (String line : body) {
            String cells = mark == '|' || mark == '!'
                    ? line.strip().replaceFirst("^[\\w.<>^+*]*[|!]\\s*", "")
                            .replaceAll("\\s*[\\w.<>^+*]{0,6}(?<!\\\\)\\|\\s*", " | ")
                    : line.strip();
            rows.append(cells.isBlank() ? "" : MacroText.of(cells) + "\n");
        }
        return rows.toString();
    }

    private void list(LineCursor lines) {
        List<String> items = new ArrayList<>();
        int[] counts = new int[8];
        boolean ordered = isOrdered(lines.peek());
        for (Matcher item = ITEM.matcher(lines.peek()); item.matches(); item = ITEM.matcher(lines.peek())) {
            String text = lines.next().substring(item.start(2));
            String more = String.join(" ",
                    lines.takeWhile(AsciiDocBlocks::continuesText).stream().map(String::strip).toList());
            items.add(marker(item.group(1), counts) + MacroText.of((text + " " + more).strip())
                    + attached(lines));
            skipBlankBeforeItem(lines, ordered);
        }
        ListLines.paragraphs(items).forEach(outline::paragraph);
    }

    private static String marker(String written, int[] counts) {
        int depth = written.matches("[*.]+") ? written.length() - 1 : 0;
        Arrays.fill(counts, depth + 1, counts.length, 0);
        return "  ".repeat(depth) + (isOrdered(written) ? ++counts[depth] + ". " : "- ");
    }

    private static boolean isOrdered(String line) {
        return line.strip().matches("(\\.|\\d).*");
    }

    /// A block joined to an item by a line with a plus sign.
    private String attached(LineCursor lines) {
        StringBuilder text = new StringBuilder();
        while (lines.peek().strip().equals("+") && nesting < MAX_NESTING) {
            lines.skip(1);
            Outline inside = new Outline();
            while (lines.hasNext() && inside.isEmpty() && !lines.peek().isBlank()) {
                new AsciiDocBlocks(inside, nesting + 1).block(lines);
            }
            text.append("\n  ").append(inside.flat().replace("\n", "\n  "));
        }
        return text.toString();
    }

    private static void skipBlankBeforeItem(LineCursor lines, boolean ordered) {
        int ahead = 0;
        while (ahead < 2 && lines.peek(ahead).isBlank()) {
            ahead++;
        }
        if (ITEM.matcher(lines.peek(ahead)).matches() && isOrdered(lines.peek(ahead)) == ordered) {
            lines.skip(ahead);
        }
    }

    private void paragraph(LineCursor lines) {
        Matcher definition = DEFINITION.matcher(lines.peek());
        if (definition.matches()) {
            String text = definition.group(2) == null ? "" : definition.group(2);
            lines.next();
            outline.paragraph(MacroText.of((definition.group(1) + ": " + text).strip()));
            return;
        }
        List<String> text = new ArrayList<>(List.of(lines.next()));
        text.addAll(lines.takeWhile(AsciiDocBlocks::continuesText));
        outline.paragraph(MacroText.of(String.join(" ", text.stream().map(String::strip).toList())));
    }

    private static boolean continuesText(String line) {
        return !line.isBlank() && !FENCE.matcher(line).matches() && !ITEM.matcher(line).matches()
                && !line.strip().equals("+") && !line.matches("^\\[[\\w,=\"%#. ]+\\]\\s*$")
                && !line.startsWith("//");
    }
}
