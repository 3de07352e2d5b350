package dev.carrel.library.json;

import java.util.List;
import java.util.Map;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentPart;
import dev.carrel.document.Passage;
import dev.carrel.document.Region;
import dev.carrel.index.IndexEntry;
import org.jspecify.annotations.Nullable;

/// A passage, and where it stands on its pages.
public final class PassageJson {
    private PassageJson() {}

    /// @param document that the passage is of
    public static Map<String, @Nullable Object> of(Passage passage, Document document) {
        return Json.object("id", passage.id().toString(),
                "section", passage.kind().word(),
                "parts", words(passage.parts()),
                "heading", passage.heading(),
                "page", passage.page(),
                "paragraph", passage.paragraph(),
                "start", passage.start(),
                "text", passage.text(),
                "boxes", document.regions(passage).stream().map(PassageJson::region).toList());
    }

    /// One passage with what identifies its document.
    public static Map<String, @Nullable Object> described(Passage passage, IndexEntry entry) {
        return Json.object("document", DocumentJson.brief(entry.document().metadata(), entry.origin()),
                "passage", of(passage, entry.document()));
    }

    /// All passages of a document, in order.
    public static Map<String, @Nullable Object> all(IndexEntry entry) {
        return Json.object("passages",
                entry.passages().stream().map(passage -> of(passage, entry.document())).toList());
    }

    static List<String> words(List<DocumentPart> parts) {
        return parts.stream().map(DocumentPart::word).toList();
    }

    private static Map<String, @Nullable Object> region(Region region) {
        return Json.object("page", region.page(), "box", DocumentJson.box(region.box()));
    }
}
