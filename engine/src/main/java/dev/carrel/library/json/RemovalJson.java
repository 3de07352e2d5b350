package dev.carrel.library.json;

import java.util.Collection;
import java.util.List;
import java.util.Map;

import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Source;
import org.jspecify.annotations.Nullable;

/// What was taken out of a library.
public final class RemovalJson {
    private RemovalJson() {}

    /// @param unknown names that nothing went by
    public static Map<String, @Nullable Object> of(String library, Collection<DocumentId> documents,
            List<Source> sources, List<String> unknown) {
        return Json.object("library", library,
                "documents", documents.stream().map(DocumentId::value).toList(),
                "sources", sources.stream().map(Source::location).toList(),
                "unknown", unknown,
                "all", false);
    }

    public static Map<String, @Nullable Object> everything(String library) {
        return Json.object("library", library, "documents", null, "sources", null, "unknown", List.of(),
                "all", true);
    }
}
