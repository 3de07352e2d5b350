package dev.carrel.web.openapi;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import static dev.carrel.library.parameter.JsonSchema.ANYTHING;
import static dev.carrel.library.parameter.JsonSchema.NUMBER;
import static dev.carrel.library.parameter.JsonSchema.TEXT;
import static dev.carrel.library.parameter.JsonSchema.TRUTH;
import static dev.carrel.library.parameter.JsonSchema.WHOLE;
import static dev.carrel.library.parameter.JsonSchema.list;
import static dev.carrel.library.parameter.JsonSchema.maybe;
import static dev.carrel.library.parameter.JsonSchema.named;
import static dev.carrel.library.parameter.JsonSchema.object;

/// The shapes that answers are made of, by name.
public final class Shapes {
    private Shapes() {}

    static Map<String, Object> all() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("Error", object("error", object("message", TEXT, "hint", maybe(TEXT))));
        all.put("Document", document());
        all.put("Passage", passage());
        all.put("Hit", hit());
        all.put("Answer", answer());
        all.put("WholeDocument", wholeDocument());
        all.put("Outline", outline());
        all.put("Paragraphs", object("paragraphs", list(object("section", WHOLE, "page", maybe(WHOLE),
                "paragraph", WHOLE, "start", WHOLE, "text", TEXT, "boxes", list(list(NUMBER))))));
        all.put("PlacedPassage", placed());
        all.put("Facets", facets());
        all.put("Similar", object("results", list(object("document", named("Document")))));
        all.put("Context", object("passages", list(ANYTHING), "fallback", TRUTH));
        all.put("Verdict", object("verdict", TEXT, "findings", list(ANYTHING)));
        all.put("Source", object("id", TEXT, "kind", TEXT, "location", TEXT, "documents", WHOLE, "synced",
                maybe(TEXT)));
        all.put("Status", status());
        all.put("Job", job());
        return all;
    }

    private static Map<String, Object> document() {
        return object("id", TEXT, "title", TEXT, "authors", list(TEXT), "year", maybe(WHOLE), "type", TEXT,
                "path", TEXT, "url", maybe(TEXT), "doi", maybe(TEXT), "citekey", maybe(TEXT), "zotero",
                maybe(TEXT), "collections", list(TEXT), "tags", list(TEXT), "entryType", maybe(TEXT));
    }

    /// What a bibliography tells about a document, by the names that its fields have there.
    private static Map<String, Object> entry() {
        return object("workType", maybe(TEXT), "vocabulary", maybe(TEXT), "fields",
                Map.of("type", "object", "additionalProperties", TEXT));
    }

    private static Map<String, Object> passage() {
        return object("id", TEXT, "section", TEXT, "parts", list(TEXT), "heading", list(TEXT), "page",
                maybe(WHOLE), "paragraph",
                WHOLE, "start", WHOLE, "text", TEXT, "zotero", maybe(TEXT));
    }

    /// With boxes in points, counted from the page's top left corner.
    private static Map<String, Object> placed() {
        return object("id", TEXT, "section", TEXT, "parts", list(TEXT), "heading", list(TEXT), "page",
                maybe(WHOLE), "paragraph",
                WHOLE, "start", WHOLE, "text", TEXT, "boxes",
                list(object("page", WHOLE, "box", list(NUMBER))));
    }

    private static Map<String, Object> facets() {
        Map<String, Object> counts = list(object("value", TEXT, "count", WHOLE));
        return object("documents", WHOLE, "years", list(object("value", WHOLE, "count", WHOLE)), "types",
                counts, "collections", counts, "tags", counts, "sections", counts, "sources",
                list(object("value", TEXT, "label", TEXT, "count", WHOLE)));
    }

    private static Map<String, Object> hit() {
        return object("rank", WHOLE, "score", NUMBER, "match", TEXT, "document", named("Document"),
                "passage", named("Passage"),
                "semantic", maybe(object("rank", maybe(WHOLE), "similarity", maybe(NUMBER))),
                "keyword", maybe(object("rank", maybe(WHOLE), "score", maybe(NUMBER), "relevance",
                        maybe(NUMBER), "terms", list(TEXT))),
                "queryScores", maybe(list(NUMBER)), "signals", maybe(ANYTHING), "weak", TRUTH);
    }

    private static Map<String, Object> answer() {
        return object("query", TEXT, "mode", TEXT, "view", TEXT, "ranking", TEXT,
                "weights", object("semantic", NUMBER, "keyword", NUMBER, "reasons", list(TEXT)),
                "queries", list(TEXT), "corrected", maybe(TEXT), "notes", list(TEXT),
                "coverage", object("documents", WHOLE, "unsearchable", WHOLE, "withoutVectors", WHOLE,
                        "truncated", WHOLE),
                "took", object("embedMs", NUMBER, "keywordMs", NUMBER, "semanticMs", NUMBER, "totalMs",
                        NUMBER),
                "alone", maybe(list(object("query", TEXT, "works", WHOLE))),
                "weak", maybe(object("from", WHOLE, "absent", list(TEXT))),
                "results", list(named("Hit")));
    }

    private static Map<String, Object> wholeDocument() {
        return object("document", Map.of("allOf", List.of(named("Document"), entry())),
                "sections",
                list(object("kind", TEXT, "parts", list(TEXT), "heading", list(TEXT), "paragraphs",
                        list(object("page", maybe(WHOLE), "paragraph", WHOLE, "text", TEXT, "boxes",
                                list(list(NUMBER)))))),
                "captions", list(object("label", TEXT, "text", TEXT, "page", maybe(WHOLE))),
                "references", list(object("text", TEXT, "doi", maybe(TEXT), "title", maybe(TEXT), "authors",
                        list(TEXT), "year", maybe(WHOLE), "document", maybe(TEXT))),
                "coverage", coverage());
    }

    /// Why something cannot be found: a kind to decide by, and a text to show, whole or in two parts.
    private static Map<String, Object> reason() {
        return object("kind", TEXT, "text", TEXT, "brief", TEXT, "detail", TEXT);
    }

    private static Map<String, Object> coverage() {
        return object("pages", WHOLE, "unreadable",
                list(object("page", maybe(WHOLE), "reason", TEXT, "because", reason())),
                "passages", WHOLE, "embedded", WHOLE, "truncated", TRUTH,
                "leftOut", list(object("reason", TEXT, "characters", WHOLE, "share", NUMBER)));
    }

    /// A document without its text: where each section and page begins in it, in characters.
    private static Map<String, Object> outline() {
        return object("document", named("Document"), "characters", WHOLE,
                "sections", list(object("kind", TEXT, "parts", list(TEXT), "heading", list(TEXT), "start",
                        WHOLE, "end", WHOLE, "page", maybe(WHOLE), "box", maybe(list(NUMBER)))),
                "pages", list(object("page", WHOLE, "start", WHOLE)),
                "captions", list(object("label", TEXT, "text", TEXT, "page", maybe(WHOLE))),
                "references", WHOLE, "coverage", ANYTHING);
    }

    private static Map<String, Object> status() {
        return object("library", TEXT, "documents", WHOLE, "passages", WHOLE, "embedded", WHOLE,
                "failed", list(object("path", TEXT, "reason", TEXT, "because", reason())),
                "removed", list(object("id", TEXT, "title", TEXT, "path", TEXT)), "sources",
                list(named("Source")),
                "model", maybe(object("name", TEXT, "dimensions", WHOLE)), "bytes", WHOLE);
    }

    private static Map<String, Object> job() {
        return object("id", TEXT, "kind", TEXT, "state", TEXT, "title", TEXT, "started", maybe(TEXT),
                "ended", maybe(TEXT), "progress",
                object("phase", TEXT, "location", maybe(TEXT), "done", WHOLE, "total", maybe(WHOLE),
                        "passages", WHOLE, "embedded", WHOLE),
                "events", list(ANYTHING), "result", ANYTHING, "error",
                maybe(object("message", TEXT, "hint", maybe(TEXT))));
    }
}
