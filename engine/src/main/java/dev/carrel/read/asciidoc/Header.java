package dev.carrel.read.asciidoc;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.carrel.read.outline.LineCursor;
import dev.carrel.read.outline.MetadataBuilder;
import dev.carrel.read.outline.Outline;

/// The lines at the head of an AsciiDoc text: title, authors, revision, attributes.
final class Header {
    static final Pattern ATTRIBUTE = Pattern.compile("^:(!?[\\w-]+!?):(?:\\s+(.*)|)$");
    private static final Pattern AUTHORS = Pattern.compile("^\\p{L}[\\p{L}\\p{M}.'_ -]*( <[^>]*>)?(; .*)?$");
    private static final Pattern REVISION = Pattern.compile("^v?\\d[\\w.]*,?.*|^\\d{4}-\\d\\d-\\d\\d.*");

    private Header() {}

    static void take(LineCursor lines, MetadataBuilder facts, Outline outline) {
        lines.skipBlank();
        while (isComment(lines.peek()) || attribute(lines.peek(), facts)) {
            lines.skip(1);
        }
        if (!lines.peek().startsWith("= ")) {
            return;
        }
        outline.heading(1, MacroText.of(lines.next().substring(2)));
        if (AUTHORS.matcher(lines.peek()).matches() && !lines.peek().isBlank()) {
            facts.authors(Stream.of(lines.next().split(";"))
                    .map(name -> name.replaceAll("<.*>", "").replace('_', ' ')).toList());
            if (REVISION.matcher(lines.peek()).matches()) {
                facts.date(lines.next().replaceFirst("^v[^,]*,\\s*", "").replaceFirst(":.*$", ""));
            }
        }
        while (isComment(lines.peek()) || attribute(lines.peek(), facts)) {
            lines.skip(1);
        }
    }

    private static boolean isComment(String line) {
        return line.startsWith("//") && !line.startsWith("////");
    }

    private static boolean attribute(String line, MetadataBuilder facts) {
        Matcher attribute = ATTRIBUTE.matcher(line);
        if (!attribute.matches()) {
            return false;
        }
        String value = attribute.group(2) == null ? "" : attribute.group(2);
        switch (attribute.group(1)) {
            case "author", "authors" -> facts.authors(List.of(value.split("\\s*;\\s*")));
            case "revdate", "date" -> facts.date(value);
            case "description" -> facts.summary(value);
            case "keywords", "page-tags" -> facts.tags(List.of(value.split("\\s*,\\s*")));
            case "doctitle", "title" -> facts.title(value);
            default -> {
            }
        }
        return true;
    }
}
