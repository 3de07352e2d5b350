package dev.carrel.read.bibliography.csl;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.carrel.document.DocumentType;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.read.bibliography.BibliographyWork;
import dev.carrel.read.bibliography.LinkedFile;
import dev.carrel.read.bibliography.PublishedDate;
import dev.carrel.read.bibliography.bibtex.FileField;
import dev.carrel.read.tex.TexInText;
import tools.jackson.databind.JsonNode;

/// The meaning of a CSL item's variables.
record CslWork(JsonNode item) {
    private static final Set<String> PAGES = Set.of("webpage", "post", "post-weblog");
    private static final Pattern EXTRA = Pattern
            .compile("(?mi)^\\s*(?:\\{:)?(citation[ -]?key|doi|tex\\.file):\\s*([^\\n}]+)\\}?\\s*$");

    /// Whoever else is named: those first who stand in for authors that are not.
    private static final List<String> ROLES = List.of("editor", "director", "composer", "container-author",
            "collection-editor", "editorial-director", "editor-translator", "translator", "illustrator",
            "interviewer",
            "recipient", "reviewed-author", "original-author", "curator", "chair", "compiler", "contributor",
            "executive-producer", "guest", "host", "narrator", "organizer", "performer", "producer",
            "script-writer", "series-creator");

    /// A container is a book, a collection a series.
    private static String words(String role) {
        return role.replace("container-", "book ").replace("collection-", "series ").replace('-', ' ');
    }

    BibliographyWork work() {
        String extra = text("note");
        String key = text("citation-key").isEmpty() ? extra("citation", extra) : text("citation-key");
        BibliographyWork work = new BibliographyWork(key.isEmpty() ? text("id") : key,
                PAGES.contains(text("type")) ? DocumentType.PAGE : DocumentType.PAPER);
        work.title(TexInText.shown(text("title"))).title(text("container-title")).authors(names("author"));
        ROLES.forEach(role -> work.contributors(words(role), names(role)));
        work.authorsAmong(ROLES.stream().map(CslWork::words).toList());
        work.published(date("issued")).published(date("original-date")).published(date("event-date"));
        work.doi(text("DOI")).doi(extra("doi", extra)).url(text("URL")).summary(text("abstract"));
        work.site(text("container-title")).site(text("publisher"));
        work.tags(keywords());
        work.entry(new CslEntry(item).told());
        return work.note(EXTRA.matcher(extra).replaceAll("").strip());
    }

    /// CSL has no place for attachments; Better BibTeX and Paperpile put them into fields of their own.
    List<LinkedFile> files() {
        List<LinkedFile> files = new ArrayList<>();
        Stream.of(text("file"), extra("tex", text("note"))).filter(field -> !field.isEmpty())
                .forEach(field -> files.addAll(FileField.of(field)));
        for (JsonNode attachment : item.path("attachments")) {
            String path = attachment.path("path").asString(attachment.path("localPath").asString(""));
            files.addAll(path.isEmpty() ? List.of() : List.of(LinkedFile.of(path)));
        }
        return files;
    }

    private static String extra(String name, String note) {
        Matcher line = EXTRA.matcher(note);
        while (line.find()) {
            if (line.group(1).toLowerCase(java.util.Locale.ROOT).startsWith(name)) {
                return line.group(2).strip();
            }
        }
        return "";
    }

    private List<String> names(String role) {
        return CslEntry.people(item.path(role)).stream().map(PersonName::natural).toList();
    }

    private PublishedDate date(String variable) {
        JsonNode date = item.path(variable);
        JsonNode parts = date.path("date-parts").path(0);
        if (parts.isArray() && !parts.isEmpty()) {
            return PublishedDate.of(parts.path(0).asString(""), parts.path(1).asString(""),
                    parts.has(2) ? parts.path(2).asString("") : null);
        }
        String written = Stream.of(text(date, "raw"), text(date, "literal"), date.asString(""))
                .filter(text -> !text.isEmpty()).findFirst().orElse("");
        return PublishedDate.of(written);
    }

    private List<String> keywords() {
        List<String> words = new ArrayList<>(List.of(text("keyword").split("\\s*[,;]\\s*")));
        for (JsonNode tag : item.path("tags")) {
            words.add(tag.isObject() ? text(tag, "tag") : tag.asString(""));
        }
        return words;
    }

    private String text(String variable) {
        return text(item, variable);
    }

    /// A number is as good as a string.
    static String text(JsonNode node, String variable) {
        JsonNode value = node.path(variable);
        JsonNode one = value.isArray() ? value.path(0) : value;
        return one.isString() || one.isNumber() ? one.asString("").strip() : "";
    }
}
