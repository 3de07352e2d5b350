package dev.carrel.assist.answer;

import java.util.List;

import dev.carrel.base.Worded;
import org.jspecify.annotations.Nullable;

/// The record of a question and what the library says to it.
///
/// @param asked      the question, where it was to be answered from, and how
/// @param confidence that the library answers, from 0 to 1, told from what was found before any model was asked
/// @param model     null if no model was asked
/// @param sentences all of them in the answer's order, those that nothing carries included
/// @param passages  the ids of those that the answer was made from
/// @param queries   all phrasings that were searched
/// @param trouble   why the model that was configured did not answer, or did not get to read all passages, in one
///                  sentence; null if there was none
public record CheckedAnswer(AskRequest asked, double confidence, By by, @Nullable Draughtsman model,
        List<AnswerSentence> sentences, List<String> passages, List<String> queries, LibraryState library,
        Took took, @Nullable String trouble) {
    /// The author of the sentences.
    public enum By implements Worded {
        /// A language model.
        MODEL,
        /// The library's authors: they are sentences of its texts.
        EXTRACT
    }

    /// The model that was asked, and how.
    ///
    /// @param prompt the instructions and their version, such as `ask-1`
    public record Draughtsman(String name, String host, String prompt) {}

    /// The library at one moment.
    ///
    /// @param moment equal for two answers between which nothing was changed in it
    public record LibraryState(String name, String moment) {}

    /// Milliseconds.
    public record Took(double retrievalMs, double modelMs, double checkMs) {}

    public CheckedAnswer {
        sentences = List.copyOf(sentences);
        passages = List.copyOf(passages);
        queries = List.copyOf(queries);
    }

    CheckedAnswer withTrouble(@Nullable String newTrouble) {
        return new CheckedAnswer(asked, confidence, by, model, sentences, passages, queries, library, took,
                newTrouble);
    }

    public String question() {
        return asked.question();
    }

    /// False if the library does not say.
    public boolean isAnswered() { return sentences.stream().anyMatch(AnswerSentence::isChecked); }

    /// The sentences that may be shown as the answer.
    public List<AnswerSentence> checked() {
        return sentences.stream().filter(AnswerSentence::isChecked).toList();
    }
}
