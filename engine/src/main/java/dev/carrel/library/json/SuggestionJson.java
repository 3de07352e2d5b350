package dev.carrel.library.json;

import java.util.List;

import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.search.suggest.Suggestion;

/// Queries that a library suggests.
public final class SuggestionJson {
    private static final ObjectShape<Suggestion> SUGGESTION = Shape.<Suggestion>object("Suggestion")
            .text("query", Suggestion::query)
            .one("form", Shape.wordOf(Suggestion.Form.values(), Suggestion.Form::word), Suggestion::form);

    public static final ObjectShape<List<Suggestion>> SUGGESTIONS = Shape
            .<List<Suggestion>>object("Suggestions")
            .list("suggestions", SUGGESTION, all -> all);

    private SuggestionJson() {}
}
