package dev.carrel.assist.summary;

import java.util.List;

import dev.carrel.assist.answer.AnswerSentence;
import dev.carrel.assist.answer.CheckedAnswer.By;
import dev.carrel.assist.answer.CheckedAnswer.Draughtsman;
import dev.carrel.assist.answer.CheckedAnswer.LibraryState;
import org.jspecify.annotations.Nullable;

/// The summary of a document in a few sentences, each with its places.
///
/// @param document  its id
/// @param by        who wrote the sentences
/// @param model     null if no model was asked
/// @param sentences all of them in the document's order, those that nothing carries included
/// @param read      how much of the document they were made from
/// @param trouble   why the model that was configured did not sum it up, or not all of it; null if it did
public record TextSummary(String document, String title, By by, @Nullable Draughtsman model,
        List<AnswerSentence> sentences, Reading read, LibraryState library, @Nullable String trouble) {
    /// How much of a document was read.
    ///
    /// @param passages how many it has
    /// @param given    how many of them were read
    /// @param leftOut  the sections of which something was not, by their headings; those without one are not named
    public record Reading(int passages, int given, List<String> leftOut) {
        public Reading {
            leftOut = List.copyOf(leftOut);
        }
    }

    public TextSummary {
        sentences = List.copyOf(sentences);
    }

    /// The sentences that may be shown.
    public List<AnswerSentence> checked() {
        return sentences.stream().filter(AnswerSentence::isChecked).toList();
    }
}
