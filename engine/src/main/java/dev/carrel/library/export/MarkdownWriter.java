package dev.carrel.library.export;

import java.io.IOException;
import java.util.regex.Pattern;

import dev.carrel.document.Metadata;
import dev.carrel.read.CleanText;

/// Writes a reading list: of each document its title, who wrote it, when and where, the way to it, and what it says of
/// itself. Text of documents stays text: no sign of it is Markdown or HTML.
final class MarkdownWriter implements EntryWriter {
    private static final Pattern SIGNS = Pattern.compile("[\\\\`*_\\[\\]<>&#|~$!]");
    private static final Pattern PARAGRAPHS = Pattern.compile("\\n\\s*\\n");
    /// The beginnings of lists, headings and rules.
    private static final Pattern BEGINNING = Pattern.compile("^([-+=]|\\d+(?=[.)]))");

    @Override
    public void begin(Appendable out) throws IOException {
        out.append("# Reading list\n");
    }

    @Override
    public boolean entry(CitedWork document, Appendable out) throws IOException {
        Metadata metadata = document.metadata();
        String line = line(document);
        out.append("\n- **").append(escaped(metadata.title())).append("**");
        out.append(line.isEmpty() ? "\n" : "\\\n  " + line + "\n");
        if (metadata.summary() != null) {
            quote(metadata.summary(), out);
        }
        return true;
    }

    /// The line under a title: authors, year, where it appeared, and the link.
    static String line(CitedWork document) {
        StringBuilder line = new StringBuilder();
        String who = Citation.names(document);
        line.append(beginning(escaped(who)));
        document.published().ifPresent(date -> line.append(line.isEmpty() ? "" : " ").append("(")
                .append(date.year()).append(")"));
        String site = document.metadata().site();
        sentence(line, site == null ? "" : "*" + escaped(site) + "*");
        sentence(line, Citation.link(document.metadata()).map(MarkdownWriter::link).orElse(""));
        return line.toString();
    }

    private static void sentence(StringBuilder line, String text) {
        if (!text.isEmpty()) {
            line.append(line.isEmpty() ? "" : ". ").append(text);
        }
    }

    private static String link(String address) {
        return "[" + escaped(address) + "](<"
                + address.replace("\\", "%5C").replace("<", "%3C").replace(">", "%3E")
                        .replace(" ", "%20")
                + ">)";
    }

    private static void quote(String summary, Appendable out) throws IOException {
        boolean first = true;
        for (String paragraph : PARAGRAPHS.split(CleanText.clean(summary))) {
            String text = beginning(escaped(paragraph));
            if (!text.isEmpty()) {
                out.append(first ? "\n" : "  >\n").append("  > ").append(text).append("\n");
                first = false;
            }
        }
    }

    static String escaped(String text) {
        return SIGNS.matcher(CleanText.line(text)).replaceAll("\\\\$0");
    }

    static String beginning(String escaped) {
        return BEGINNING.matcher(escaped).replaceFirst("\\\\$1");
    }
}
