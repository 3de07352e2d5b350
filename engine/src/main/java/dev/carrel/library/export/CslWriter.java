package dev.carrel.library.export;

import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.library.json.Json;
import dev.carrel.read.CleanText;
import org.jspecify.annotations.Nullable;

/// Writes CSL-JSON, one item a line, with none but the variables that its schema knows.
final class CslWriter implements EntryWriter {
    private static final Set<String> ROLES = Set.of("chair", "collection-editor", "compiler", "composer",
            "container-author", "contributor", "curator", "director", "editor", "editorial-director",
            "editor-translator", "executive-producer", "guest", "host", "illustrator", "interviewer",
            "narrator",
            "organizer", "original-author", "performer", "producer", "recipient", "reviewed-author",
            "script-writer", "series-creator", "translator");

    private boolean first = true;

    @Override
    public void begin(Appendable out) throws IOException {
        out.append("[");
    }

    @Override
    public void entry(Cited document, Appendable out) throws IOException {
        out.append(first ? "\n" : ",\n").append(Json.text(item(document)));
        first = false;
    }

    @Override
    public void end(Appendable out) throws IOException {
        out.append("\n]\n");
    }

    private static Map<String, @Nullable Object> item(Cited document) {
        Metadata metadata = document.metadata();
        Map<String, @Nullable Object> item = new LinkedHashMap<>();
        item.put("id", document.key());
        item.put("type", type(document));
        put(item, "citation-key", metadata.citekey());
        put(item, "title", metadata.title());
        putAll(item, "author", document.authors());
        document.contributors().forEach((role, names) -> putAll(item, variable(role), names));
        document.published().ifPresent(date -> item.put("issued", date(date.parts())));
        document.accessed().ifPresent(day -> item.put("accessed", date(Arrays.stream(day.split("-"))
                .map(Integer::valueOf).toList())));
        put(item, "container-title", metadata.site());
        put(item, "DOI", metadata.doi());
        put(item, "URL", metadata.url());
        put(item, "keyword", String.join(", ", metadata.tags()));
        put(item, "abstract", metadata.summary());
        return item;
    }

    private static String type(Cited document) {
        return switch (document.metadata().type()) {
            case PAPER -> document.isChapter()
                    ? "chapter"
                    : document.metadata().site() == null ? "article" : "article-journal";
            case DOCUMENTATION -> "document";
            case PAGE -> "webpage";
            case NOTE -> "manuscript";
        };
    }

    private static void put(Map<String, @Nullable Object> item, String variable, @Nullable String value) {
        String clean = value == null ? "" : CleanText.clean(value).strip();
        if (!clean.isEmpty()) {
            item.put(variable, clean);
        }
    }

    /// What the schema calls a role; a role that it does not know is a contribution.
    private static String variable(String role) {
        String variable = role.replace("book ", "container-").replace("series editor", "collection-editor")
                .replace(' ', '-');
        return ROLES.contains(variable) ? variable : "contributor";
    }

    private static void putAll(Map<String, @Nullable Object> item, String variable, List<PersonName> names) {
        if (!names.isEmpty()) {
            item.merge(variable, names.stream().map(CslWriter::name).toList(), CslWriter::both);
        }
    }

    /// Two roles may be one to the schema.
    private static Object both(Object before, Object more) {
        return java.util.stream.Stream.of((List<?>) before, (List<?>) more).<Object>flatMap(List::stream)
                .toList();
    }

    private static Object name(PersonName name) {
        Map<String, @Nullable Object> parts = new LinkedHashMap<>();
        if (name.isWhole()) {
            parts.put("literal", name.family());
            return parts;
        }
        parts.put("family", name.family());
        parts.put("given", name.given());
        put(parts, "non-dropping-particle", name.particle());
        put(parts, "suffix", name.suffix());
        return parts;
    }

    private static Object date(List<Integer> parts) {
        return Json.object("date-parts", List.of(parts));
    }
}
