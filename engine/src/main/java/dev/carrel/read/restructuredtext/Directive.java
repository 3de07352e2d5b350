package dev.carrel.read.restructuredtext;

import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.read.html.HtmlBlocks;
import dev.carrel.read.outline.MetadataBuilder;
import dev.carrel.read.outline.Outline;

/// A directive: a named block whose meaning its name tells.
record Directive(String name, String argument, List<String> body) {
    private static final Pattern OPTION = Pattern.compile("^:([\\w-]+):(?: +(.*)|)$");

    /// Adds what it says; text that is marked up itself goes back to the given parser.
    void write(Outline outline, MetadataBuilder facts, Consumer<List<String>> parser) {
        switch (name) {
            case "toctree", "contents", "include", "literalinclude", "highlight", "index", "default-role",
                    "role",
                    "sectnum", "tabularcolumns", "bokeh-plot", "button-link", "ifconfig", "class", "title" ->
                code(outline);
            case "code", "code-block", "sourcecode", "code-cell", "ipython", "parsed-literal", "math",
                    "doctest",
                    "testcode", "jupyter-execute", "plot", "csv-table", "prompt", "productionlist" ->
                outline.paragraph(String.join("\n", content()));
            case "raw" ->
                HtmlBlocks.ofFragment(argument.equals("html") ? String.join("\n", content()) : "", outline);
            case "image", "thumbnail" -> outline.paragraph(RoleText.of(option("alt")));
            case "figure" -> figure(outline);
            case "meta" -> meta(facts);
            default -> text(outline, parser);
        }
    }

    /// A directive that steers the build says nothing, but some projects put code to run into it.
    private void code(Outline outline) {
        if (name.equals("bokeh-plot")) {
            outline.paragraph(String.join("\n", content()));
        }
    }

    private void figure(Outline outline) {
        outline.paragraph(RoleText.of(option("alt")));
        String caption = RoleText.of(String.join(" ", content()));
        outline.caption("Figure " + (outline.captions("Figure") + 1), caption);
    }

    private void meta(MetadataBuilder facts) {
        facts.summary(option("description"));
        facts.tags(List.of(option("keywords").split("\\s*,\\s*")));
    }

    private void text(Outline outline, Consumer<List<String>> parser) {
        outline.paragraph(RoleText.of(argument));
        parser.accept(content());
    }

    private String option(String key) {
        for (String line : body) {
            Matcher option = OPTION.matcher(line);
            if (option.matches() && option.group(1).equals(key) && option.group(2) != null) {
                return option.group(2);
            }
        }
        return "";
    }

    /// The body without the options before it.
    private List<String> content() {
        return body.stream().dropWhile(line -> OPTION.matcher(line).matches() || line.isBlank()).toList();
    }
}
