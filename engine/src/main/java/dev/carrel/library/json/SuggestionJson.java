package dev.carrel.library.json;

import java.util.List;
import java.util.Map;

import dev.carrel.search.suggest.Suggestion;
import org.jspecify.annotations.Nullable;

/// Queries that a library suggests.
public final class SuggestionJson {
    private SuggestionJson() {}

    public static Map<String, @Nullable Object> all(List<Suggestion> suggestions) {
        return Json.object("suggestions", suggestions.stream().map(SuggestionJson::of).toList());
    }

    private static Map<String, @Nullable Object> of(Suggestion suggestion) {
        return Json.object("query", suggestion.query(), "form", suggestion.form().word());
    }
}
