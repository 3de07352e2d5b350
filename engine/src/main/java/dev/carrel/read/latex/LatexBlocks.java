package dev.carrel.read.latex;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.read.outline.Outline;

/// Walks the body of a LaTeX source from one mark of structure to the next: headings, environments, items, blank lines.
final class LatexBlocks {
    private static final Pattern MARK = Pattern
            .compile("\\\\(?<begin>begin|end)\\s*\\{(?<environment>[^{}]*)\\}"
                    + "|\\\\(?<heading>part|chapter|section|subsection|subsubsection|paragraph|subparagraph)\\*?\\s*(?=[\\[{])"
                    + "|\\\\(?<item>item)\\b|\\n[ \t]*(?<blank>\\n)");
    private static final Pattern STAR = Pattern.compile("\\*$");

    private static final int MAX_INDENT = 10;

    private final Outline outline;
    private final String source;
    private final boolean chapters;
    private final StringBuilder run = new StringBuilder();
    private int at;
    private int lists;

    LatexBlocks(Outline outline, String source) {
        this.outline = outline;
        this.source = source;
        this.chapters = source.contains("\\chapter");
    }

    void addAll() {
        Matcher mark = MARK.matcher(source);
        while (mark.find(at)) {
            run.append(source, at, mark.start());
            at = mark.end();
            mark(mark);
        }
        run.append(source.substring(at));
        flush();
    }

    private void mark(Matcher mark) {
        if (mark.group("heading") != null) {
            heading(mark.group("heading"));
        } else if (mark.group("item") != null) {
            item();
        } else if (mark.group("blank") != null) {
            at = mark.start("blank");
            flushUnlessInList();
        } else {
            String name = STAR.matcher(mark.group("environment").strip()).replaceFirst("");
            if (mark.group("begin").equals("begin")) {
                begin(name, mark.group());
            } else {
                end(name, mark.group());
            }
        }
    }

    private void heading(String name) {
        flush();
        int open = LatexBraces.afterOptions(source, at);
        if (LatexBraces.opensAt(source, open, '{')) {
            outline.heading(level(name), LatexText.of(LatexBraces.content(source, open)));
            at = LatexBraces.end(source, open);
        }
    }

    private int level(String name) {
        int depth = switch (name) {
            case "part", "chapter" -> 0;
            case "section" -> 1;
            case "subsection" -> 2;
            case "subsubsection" -> 3;
            default -> 4;
        };
        return Math.max(1, depth + (chapters ? 1 : 0));
    }

    private void item() {
        run.append('\u000B').append("  ".repeat(Math.clamp(lists - 1, 0, MAX_INDENT))).append("- ");
        if (LatexBraces.opensAt(source, at, '[')) {
            run.append(LatexBraces.content(source, at)).append(": ");
            at = LatexBraces.end(source, at);
        }
    }

    private void begin(String name, String written) {
        switch (name) {
            case "itemize", "enumerate", "description", "compactitem", "inparaenum" -> {
                flushUnlessInList();
                lists++;
                at = LatexBraces.afterOptions(source, at);
            }
            case "verbatim", "lstlisting", "minted", "Verbatim" -> verbatim(written);
            case "comment", "tikzpicture", "pgfpicture" -> rest(written);
            case "figure", "table", "wrapfigure", "algorithm", "sidewaystable", "sidewaysfigure" ->
                floating(name, written);
            case "tabular", "tabularx", "longtable", "array" -> table(rest(written));
            case "thebibliography" -> bibliography(rest(written));
            case "abstract" -> {
                flush();
                outline.heading(1, "Abstract");
            }
            case "equation", "align", "eqnarray", "gather", "multline", "displaymath", "math", "alignat",
                    "flalign" ->
                run.append("\u000B$$").append(rest(written).strip().replaceAll("\\s+", " "))
                        .append("$$\u000B");
            default -> {
                flushUnlessInList();
                at = LatexBraces.afterArguments(source, at);
            }
        }
    }

    private void end(String name, String written) {
        boolean list = written.matches(".*\\{(itemize|enumerate|description|compactitem|inparaenum)\\*?\\}");
        lists = list ? Math.max(0, lists - 1) : lists;
        flushUnlessInList();
        if (name.equals("abstract")) {
            outline.endSection();
        }
    }

    /// The source up to the end of the environment that has just begun, which is skipped.
    private String rest(String begin) {
        String end = begin.replaceFirst("begin", "end");
        int depth = 1;
        int from = at;
        int look = at;
        while (depth > 0) {
            int close = source.indexOf(end, look);
            int open = source.indexOf(begin, look);
            if (close < 0) {
                at = source.length();
                return source.substring(from);
            }
            depth += open >= 0 && open < close ? 1 : -1;
            look = open >= 0 && open < close ? open + begin.length() : close + end.length();
        }
        at = look;
        return source.substring(from, look - end.length());
    }

    private void verbatim(String written) {
        flushUnlessInList();
        String code = rest(written);
        int start = LatexBraces.afterArguments(code, 0);
        flush();
        outline.paragraph(code.substring(start).replaceFirst("\\A\\s*\n", "").stripTrailing());
    }

    private void floating(String name, String written) {
        flushUnlessInList();
        String body = rest(written);
        String kind = name.contains("table") ? "Table" : name.equals("algorithm") ? "Algorithm" : "Figure";
        int caption = body.indexOf("\\caption");
        int open = caption < 0 ? -1 : LatexBraces.afterOptions(body, caption + "\\caption".length());
        if (open >= 0 && LatexBraces.opensAt(body, open, '{')) {
            outline.caption(kind + " " + (outline.captions(kind) + 1),
                    LatexText.of(LatexBraces.content(body, open)));
        }
        Tabular.in(body).forEach(outline::paragraph);
    }

    private void table(String body) {
        flushUnlessInList();
        outline.paragraph(Tabular.text(body));
    }

    private void bibliography(String body) {
        flush();
        // The text before the first entry is the width of a label.
        for (String entry : List.of(body.split("\\\\bibitem\\b\\s*")).stream().skip(1).toList()) {
            int open = LatexBraces.afterOptions(entry, 0);
            if (LatexBraces.opensAt(entry, open, '{')) {
                outline.reference(LatexBraces.content(entry, open),
                        LatexText.of(entry.substring(LatexBraces.end(entry, open))));
            }
        }
    }

    private void flushUnlessInList() {
        if (lists == 0) {
            flush();
        }
    }

    private void flush() {
        outline.paragraph(LatexText.of(run.toString()).strip());
        run.setLength(0);
    }
}
