package dev.carrel.library.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.document.Box;
import dev.carrel.document.Caption;
import dev.carrel.document.Document;
import dev.carrel.document.Metadata;
import dev.carrel.document.Origin;
import dev.carrel.document.Paragraph;
import dev.carrel.document.Reference;
import dev.carrel.document.Section;
import dev.carrel.index.Entry;
import org.jspecify.annotations.Nullable;

/// A document, as a result names it and as it is shown whole.
public final class DocumentJson {
    private DocumentJson() {}

    /// What identifies and describes it.
    public static Map<String, @Nullable Object> brief(Metadata metadata, Origin origin) {
        return Json.object("id", origin.id().value(),
                "title", metadata.title(),
                "authors", metadata.authors(),
                "year", metadata.year(),
                "type", metadata.type().word(),
                "path", origin.path(),
                "url", metadata.url(),
                "doi", metadata.doi(),
                "citekey", metadata.citekey(),
                "zotero", metadata.zotero(),
                "collections", metadata.collections(),
                "tags", metadata.tags());
    }

    /// All of it, as the index holds it.
    public static Map<String, @Nullable Object> whole(Entry entry) {
        Document document = entry.document();
        return Json.object("document", described(entry),
                "sections", document.sections().stream().map(DocumentJson::section).toList(),
                "captions", document.captions().stream().map(DocumentJson::caption).toList(),
                "references", document.references().stream().map(DocumentJson::reference).toList(),
                "coverage", coverage(entry));
    }

    private static Map<String, @Nullable Object> described(Entry entry) {
        Map<String, @Nullable Object> document = new LinkedHashMap<>(
                brief(entry.document().metadata(), entry.origin()));
        document.put("abstract", entry.document().metadata().summary());
        document.put("told", entry.document().metadata().told());
        document.put("source", entry.origin().source());
        document.put("added", entry.origin().added().toString());
        document.put("citedBy", List.of());
        document.put("cites", List.of());
        document.put("pagerank", null);
        return document;
    }

    private static Map<String, @Nullable Object> section(Section section) {
        return Json.object("kind", section.kind().word(),
                "heading", section.heading(),
                "paragraphs", section.paragraphs().stream().map(DocumentJson::paragraph).toList());
    }

    private static Map<String, @Nullable Object> paragraph(Paragraph paragraph) {
        return Json.object("page", paragraph.page(),
                "paragraph", paragraph.number(),
                "text", paragraph.text(),
                "boxes", paragraph.boxes().stream().map(DocumentJson::box).toList(),
                "continued", paragraph.continued().stream().map(DocumentJson::continuation).toList());
    }

    private static Map<String, @Nullable Object> continuation(Paragraph.Continuation part) {
        return Json.object("page", part.page(),
                "paragraph", part.number(),
                "offset", part.offset(),
                "boxes", part.boxes().stream().map(DocumentJson::box).toList());
    }

    private static List<Double> box(Box box) {
        return List.of(box.x0(), box.y0(), box.x1(), box.y1());
    }

    private static Map<String, @Nullable Object> caption(Caption caption) {
        return Json.object("label", caption.label(), "text", caption.text(), "page", caption.page());
    }

    private static Map<String, @Nullable Object> reference(Reference reference) {
        return Json.object("text", reference.text(),
                "doi", reference.doi(),
                "title", reference.title(),
                "authors", reference.authors(),
                "year", reference.year(),
                "document", null);
    }

    private static Map<String, @Nullable Object> coverage(Entry entry) {
        return Json.object("pages", entry.document().pages(),
                "unreadable", entry.document().unreadable().stream().map(DocumentJson::unreadable).toList(),
                "passages", entry.passages().size(),
                "embedded", entry.vectors().size(),
                "truncated", entry.truncated());
    }

    private static Map<String, @Nullable Object> unreadable(Document.UnreadablePage page) {
        return Json.object("page", page.page(), "reason", page.reason());
    }
}
