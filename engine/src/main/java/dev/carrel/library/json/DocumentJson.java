package dev.carrel.library.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

import dev.carrel.document.Box;
import dev.carrel.document.Caption;
import dev.carrel.document.Contributor;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Metadata;
import dev.carrel.document.Paragraph;
import dev.carrel.document.Reference;
import dev.carrel.document.Section;
import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.origin.Origin;
import dev.carrel.index.Coverage;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.IndexEntry;
import dev.carrel.library.DocumentConnections;
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
                "doi", Doi.text(metadata.doi()),
                "citekey", metadata.citekey(),
                "zotero", metadata.zotero() == null ? null : metadata.zotero().link().orElse(null),
                "collections", metadata.collections(),
                "tags", metadata.tags(),
                "entryType", metadata.entry() == null ? null : metadata.entry().type());
    }

    private static Map<String, @Nullable Object> contributor(Contributor contributor) {
        return Json.object("role", contributor.role(), "name", contributor.name());
    }

    /// With those who had another hand in it, and the other documents of the same work.
    static Map<String, @Nullable Object> version(Metadata metadata, Origin origin,
            List<DocumentSummary> others) {
        Map<String, @Nullable Object> document = new LinkedHashMap<>(brief(metadata, origin));
        document.put("contributors",
                metadata.contributors().stream().map(DocumentJson::contributor).toList());
        document.put("site", metadata.site());
        document.put("versions", others.stream().map(DocumentJson::other).toList());
        return document;
    }

    private static Map<String, @Nullable Object> other(DocumentSummary version) {
        Map<String, @Nullable Object> other = new LinkedHashMap<>(
                brief(version.metadata(), version.origin()));
        other.put("form", version.form());
        return other;
    }

    /// The document that a passage stands in, with the other versions of its work.
    static Map<String, @Nullable Object> found(FoundPassage found) {
        return version(found.metadata(), found.origin(), found.versions());
    }

    /// All of it, as the index holds it.
    public static Map<String, @Nullable Object> whole(IndexEntry entry, DocumentConnections connections) {
        Document document = entry.document();
        return Json.object("document", described(entry, connections),
                "sections", document.sections().stream().map(DocumentJson::section).toList(),
                "captions", document.captions().stream().map(DocumentJson::caption).toList(),
                "references", references(document.references(), connections),
                "coverage", CoverageJson.parts(Coverage.of(entry)));
    }

    static Map<String, @Nullable Object> described(IndexEntry entry, DocumentConnections connections) {
        Map<String, @Nullable Object> document = new LinkedHashMap<>(
                version(entry.document().metadata(), entry.origin(), connections.versions()));
        document.put("abstract", entry.document().metadata().summary());
        document.put("published", entry.document().metadata().published());
        putEntry(document, entry.document().metadata().entry());
        document.put("told", entry.document().metadata().told());
        document.put("source", entry.origin().source());
        document.put("added", entry.origin().added().toString());
        document.put("citedBy", connections.citedBy().stream().map(DocumentId::value).toList());
        document.put("cites", connections.cites().stream().map(DocumentId::value).toList());
        OptionalDouble rank = connections.pageRank();
        document.put("pagerank", rank.isPresent() ? Json.rounded(rank.getAsDouble()) : null);
        return document;
    }

    /// What its bibliography tells, in that one's own words, and the kind of work in those of CSL.
    private static void putEntry(Map<String, @Nullable Object> document, @Nullable BibliographyEntry entry) {
        document.put("workType", entry == null
                ? null
                : entry.workType().map(type -> type.word(BibliographyVocabulary.CSL)).orElse(null));
        document.put("vocabulary", entry == null ? null : entry.vocabulary().word());
        document.put("fields", entry == null ? Map.of() : entry.shown());
    }

    private static Map<String, @Nullable Object> section(Section section) {
        return Json.object("kind", section.kind().word(),
                "parts", PassageJson.words(section.parts()),
                "heading", section.heading(),
                "paragraphs", section.paragraphs().stream().map(DocumentJson::paragraph).toList());
    }

    static Map<String, @Nullable Object> paragraph(Paragraph paragraph) {
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

    static List<Double> box(Box box) {
        return List.of(box.x0(), box.y0(), box.x1(), box.y1());
    }

    static Map<String, @Nullable Object> caption(Caption caption) {
        return Json.object("label", caption.label(), "text", caption.text(), "page", caption.page());
    }

    public static List<Object> references(List<Reference> references, DocumentConnections connections) {
        List<Object> all = new ArrayList<>();
        for (Reference reference : references) {
            all.add(reference(reference, connections.cited(all.size())));
        }
        return all;
    }

    private static Map<String, @Nullable Object> reference(Reference reference, Optional<DocumentId> cited) {
        return Json.object("text", reference.text(),
                "doi", Doi.text(reference.doi()),
                "title", reference.title(),
                "authors", reference.authors(),
                "year", reference.year(),
                "document", cited.map(DocumentId::value).orElse(null));
    }
}
