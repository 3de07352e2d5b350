package dev.carrel.assist.extract;

import dev.carrel.document.text.TextSpan;
import dev.carrel.index.FoundPassage;

/// A passage that answers a question, or two that follow each other, with the sentence that answers best.
///
/// @param found    the text, cited for the place of that sentence
/// @param sentence where it stands in the text
public record AnswerBlock(FoundPassage found, TextSpan sentence) {
    public String text() {
        return found.passage().text();
    }

    /// The sentence that answers best, as it stands on the page.
    public String best() {
        return sentence.in(text());
    }
}
