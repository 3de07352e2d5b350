package dev.carrel.read.beir;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.Reference;
import dev.carrel.document.SectionKind;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Year;
import dev.carrel.read.CleanText;
import dev.carrel.read.tex.TexInText;
import tools.jackson.databind.JsonNode;

/// One line of a corpus as a document. Of its metadata only what describes it is read, never keywords or links that
/// judges may have made.
record BeirDocument(JsonNode node) {
    private static final Pattern BLANK_LINES = Pattern.compile("\n\\s*\n");

    Document document() {
        JsonNode about = node.path("metadata");
        DocumentBuilder builder = new DocumentBuilder();
        builder.section(SectionKind.SUMMARY, List.of()).paragraph(text(about.path("summary")));
        builder.section(SectionKind.CONTENT, List.of());
        BLANK_LINES.splitAsStream(text(node.path("text"))).forEach(builder::paragraph);
        list(about.path("cites")).forEach(key -> builder.reference(cited(key)));
        return builder.build(metadata(about));
    }

    private Metadata metadata(JsonNode about) {
        List<String> authors = list(about.path("authors"));
        boolean page = authors.isEmpty() && !text(about.path("url")).isBlank();
        return Metadata.of(title(), page ? DocumentType.PAGE : DocumentType.PAPER).authors(authors)
                .year(Year.Form.ANY.in(text(about.path("year")))).summary(text(about.path("summary")))
                .url(text(about.path("url")))
                .doi(Doi.in(text(about.path("doi"))).orElse(null)).build();
    }

    private String title() {
        String title = TexInText.shown(CleanText.line(text(node.path("title"))));
        return title.isEmpty()
                ? CleanText.line(text(node.path("text")).strip().lines().findFirst().orElse(""))
                : title;
    }

    private static Reference cited(String key) {
        return new Reference(key, key, null, null, List.of(), null);
    }

    /// An array, or one string with parts.
    private static List<String> list(JsonNode value) {
        List<String> items = new ArrayList<>();
        if (value.isArray()) {
            value.forEach(item -> items.add(CleanText.line(text(item))));
        } else {
            items.addAll(List.of(CleanText.line(text(value)).split("\\s*;\\s*")));
        }
        items.removeIf(String::isBlank);
        return items;
    }

    /// A number is as good as a string.
    private static String text(JsonNode value) {
        return value.isString() || value.isNumber() ? CleanText.clean(value.asString("")) : "";
    }
}
