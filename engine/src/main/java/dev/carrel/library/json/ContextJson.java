package dev.carrel.library.json;

import java.util.Map;

import dev.carrel.document.Passage;
import dev.carrel.document.PassageId;
import dev.carrel.search.Answer;
import dev.carrel.search.context.Context;
import dev.carrel.search.context.Excerpt;
import org.jspecify.annotations.Nullable;

/// What a language model is given to read.
public final class ContextJson {
    private ContextJson() {}

    public static Map<String, @Nullable Object> of(Context context) {
        return Json.object("query", context.query(),
                "mode", context.mode().word(),
                "ranking", "rrf",
                "fallback", context.fallback(),
                "queries", context.queries(),
                "corrected", context.corrected(),
                "coverage", coverage(context.coverage()),
                "tokens", context.tokens(),
                "took", Json.object("totalMs", context.took()),
                "passages", context.excerpts().stream().map(ContextJson::excerpt).toList());
    }

    static Map<String, @Nullable Object> coverage(Answer.Coverage coverage) {
        return Json.object("documents", coverage.documents(),
                "unsearchable", coverage.unsearchable(),
                "withoutVectors", coverage.withoutVectors(),
                "truncated", coverage.truncated());
    }

    private static Map<String, @Nullable Object> excerpt(Excerpt excerpt) {
        Passage passage = excerpt.found().passage();
        return Json.object("citation", excerpt.citation(),
                "link", excerpt.link(),
                "document", DocumentJson.found(excerpt.found()),
                "passages", excerpt.passages().stream().map(PassageId::toString).toList(),
                "section", passage.kind().word(),
                "parts", PassageJson.words(passage.parts()),
                "heading", passage.heading(),
                "page", passage.page(),
                "paragraph", passage.paragraph(),
                "places", passage.places().stream().map(ContextJson::place).toList(),
                "text", passage.text(),
                "tokens", excerpt.tokens(),
                "cut", excerpt.cut());
    }

    private static Map<String, @Nullable Object> place(Passage.Place place) {
        return Json.object("offset", place.offset(), "page", place.page(), "paragraph", place.paragraph());
    }
}
