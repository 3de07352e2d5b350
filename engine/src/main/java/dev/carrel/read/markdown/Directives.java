package dev.carrel.read.markdown;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.carrel.read.outline.Outline;
import dev.carrel.read.restructuredtext.RestructuredTextBlocks;
import org.commonmark.node.FencedCodeBlock;

/// MyST directives: fenced blocks with a name in braces. Code stays code, notes and cards give their text, what only
/// steers the build is dropped.
final class Directives {
    private static final int MAX_NESTING = 10;
    private static final Pattern NAME = Pattern.compile("^\\{([a-zA-Z][\\w:+.-]*)\\}\\s*(.*)$");
    private static final Pattern OPTION = Pattern.compile("^:[\\w-]+:(\\s.*)?$");

    private final Outline outline;
    private final int nesting;

    Directives(Outline outline, int nesting) {
        this.outline = outline;
        this.nesting = nesting;
    }

    int nesting() {
        return nesting;
    }

    boolean isDirective(FencedCodeBlock code) {
        return code.getInfo() != null && NAME.matcher(code.getInfo().strip()).matches();
    }

    void add(FencedCodeBlock code) {
        Matcher name = NAME.matcher(code.getInfo().strip());
        if (name.matches()) {
            add(name.group(1), name.group(2), code.getLiteral());
        }
    }

    private void add(String name, String argument, String literal) {
        String body = withoutOptions(literal);
        switch (name) {
            case "toctree", "contents", "include", "literalinclude", "tableofcontents", "raw", "index",
                    "button-link" ->
                {
                }
            case "eval-rst" -> new RestructuredTextBlocks(outline).add(literal);
            case "image" -> outline.paragraph(option(literal, "alt"));
            case "figure" -> outline.caption("Figure " + (outline.captions("Figure") + 1), body);
            case "code", "code-block", "code-cell", "pyodide", "sourcecode", "math", "mermaid",
                    "parsed-literal",
                    "jupyter-execute", "python", "r", "csv-table" ->
                outline.paragraph(body);
            default -> text(argument, body);
        }
    }

    private void text(String argument, String body) {
        outline.paragraph(argument);
        if (nesting < MAX_NESTING) {
            new MarkdownBlocks(outline, nesting + 1).add(body);
        } else {
            outline.paragraph(body);
        }
    }

    private static String option(String literal, String key) {
        return literal.lines().filter(line -> line.startsWith(":" + key + ":"))
                .map(line -> line.substring(key.length() + 2).strip()).findFirst().orElse("");
    }

    /// Options stand first: one a line, or as YAML between dashes.
    private static String withoutOptions(String literal) {
        String body = literal.startsWith("---\n")
                ? literal.replaceFirst("(?s)\\A---\n.*?(\n---\\s*\n|\\z)", "")
                : literal;
        List<String> lines = body.lines().dropWhile(line -> OPTION.matcher(line).matches()).toList();
        return lines.stream().collect(Collectors.joining("\n"));
    }
}
