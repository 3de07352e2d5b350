package dev.carrel.assist.answer;

import org.jspecify.annotations.Nullable;

/// The place that carries a sentence of an answer.
///
/// @param document the id
/// @param passage  the id
/// @param sentence as it stands on the page
/// @param title    of the document
/// @param name     as the place is cited, such as `[smith2023, p. 4 ¶2]`
/// @param link     back to it; null if nothing leads there
public record AnswerCitation(String document, String passage, @Nullable Integer page, int paragraph,
        String sentence, String title, String name, @Nullable String link) {}
