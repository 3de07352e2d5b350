package dev.carrel.library.json;

import java.util.List;
import java.util.Map;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Passage;
import dev.carrel.search.similar.NearPassages;
import dev.carrel.search.similar.SimilarDocument;
import dev.carrel.search.similar.SimilarityResult;
import org.jspecify.annotations.Nullable;

/// What is like a document, or like a text.
public final class SimilarJson {
    private SimilarJson() {}

    public static Map<String, @Nullable Object> of(SimilarityResult found) {
        return Json.object(
                "document", DocumentJson.brief(found.document().metadata(), found.document().origin()),
                "by", found.by().word(),
                "missing", found.missing(),
                "took", Json.object("totalMs", found.took()),
                "results", found.results().stream().map(SimilarJson::likeness).toList());
    }

    private static Map<String, @Nullable Object> likeness(SimilarDocument likeness) {
        SimilarDocument.Meaning meaning = likeness.meaning();
        SimilarDocument.Citing citations = likeness.citations();
        return Json.object("rank", likeness.rank(),
                "score", Json.rounded(likeness.score()),
                "document", DocumentJson.version(likeness.document().metadata(),
                        likeness.document().origin(), likeness.versions()),
                "meaning", meaning == null
                        ? null
                        : Json.object("rank", meaning.rank(), "similarity",
                                Json.rounded(meaning.similarity())),
                "citations", citations == null
                        ? null
                        : Json.object("rank", citations.rank(),
                                "score", Json.rounded(citations.shared().score()),
                                "cites", ids(citations.shared().cites()),
                                "citedBy", ids(citations.shared().citedBy())));
    }

    private static List<String> ids(List<DocumentId> documents) {
        return documents.stream().map(DocumentId::value).toList();
    }

    public static Map<String, @Nullable Object> of(NearPassages near) {
        return Json.object("mode", near.mode().word(),
                "parts", near.parts(),
                "partsLeftOut", near.left(),
                "took", Json.object("totalMs", near.took()),
                "results", near.results().stream().map(SimilarJson::near).toList());
    }

    private static Map<String, @Nullable Object> near(NearPassages.Near near) {
        Passage passage = near.found().passage();
        return Json.object("rank", near.rank(),
                "score", Json.rounded(near.score()),
                "similarity", Json.rounded(near.similarity()),
                "part", near.part(),
                "citation", near.citation(),
                "link", near.link(),
                "document", DocumentJson.found(near.found()),
                "passage", Json.object("id", passage.id().toString(),
                        "section", passage.kind().word(),
                        "parts", PassageJson.words(passage.parts()),
                        "heading", passage.heading(),
                        "page", passage.page(),
                        "paragraph", passage.paragraph(),
                        "text", passage.text()));
    }
}
