package dev.carrel.read.bibliography.bibtex;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// Gives entries the fields of those that they name: `crossref`, as BibTeX and BibLaTeX do it, and `xdata`.
final class Inheritance {
    /// Fields that are about the parent alone.
    private static final Set<String> OWN = Set.of("crossref", "xref", "xdata", "ids", "entryset", "label",
            "options",
            "related", "doi", "url", "urldate", "abstract", "file", "keywords", "groups", "note", "annote",
            "annotation", "comment", "review", "title", "subtitle", "titleaddon", "shorttitle", "sortkey",
            "eprint",
            "timestamp", "pages", "key");
    private static final int MAX_DEPTH = 8;

    private final Map<String, BibtexEntry> byKey = new HashMap<>();

    Inheritance(List<BibtexEntry> entries) {
        for (BibtexEntry entry : entries) {
            byKey.putIfAbsent(entry.key().toLowerCase(Locale.ROOT), entry);
            entry.field("ids").ifPresent(ids -> List.of(ids.split("\\s*,\\s*"))
                    .forEach(id -> byKey.putIfAbsent(id.toLowerCase(Locale.ROOT), entry)));
        }
    }

    BibtexEntry complete(BibtexEntry entry) {
        return complete(entry, 0);
    }

    private BibtexEntry complete(BibtexEntry entry, int depth) {
        if (depth > MAX_DEPTH || (entry.field("crossref").isEmpty() && entry.field("xdata").isEmpty())) {
            return entry;
        }
        Map<String, String> fields = new LinkedHashMap<>(entry.fields());
        for (String name : entry.field("xdata").orElse("").split("\\s*,\\s*")) {
            parent(name, depth).forEach(fields::putIfAbsent);
        }
        Map<String, String> parent = parent(entry.field("crossref").orElse(""), depth);
        parent.forEach((name, value) -> {
            if (!OWN.contains(name) && !isDated(name, fields)) {
                fields.putIfAbsent(name, value);
            }
        });
        title(parent, fields);
        return new BibtexEntry(entry.type(), entry.key(), fields, entry.repeated(), entry.line());
    }

    private Map<String, String> parent(String name, int depth) {
        BibtexEntry parent = byKey.get(name.strip().toLowerCase(Locale.ROOT));
        return parent == null ? Map.of() : complete(parent, depth + 1).fields();
    }

    /// A child that has a year of its own does not take its parent's date.
    private static boolean isDated(String name, Map<String, String> fields) {
        return (name.equals("date") && fields.containsKey("year"))
                || (name.equals("year") && fields.containsKey("date"));
    }

    /// The parent's title is the book's; only a child without any title takes it for its own.
    private static void title(Map<String, String> parent, Map<String, String> fields) {
        String title = parent.get("title");
        if (title != null) {
            fields.putIfAbsent(fields.containsKey("title") ? "booktitle" : "title", title);
        }
    }
}
