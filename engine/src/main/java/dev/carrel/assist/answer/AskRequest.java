package dev.carrel.assist.answer;

import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Versions;

/// A question to the library.
///
/// @param documents where to look; none for the whole library
/// @param together  which of them are versions of a work that was named, and are read as one
public record AskRequest(String question, List<DocumentId> documents, Versions together, Effort effort) {
    /// A longer one is no question.
    private static final int LONGEST = 20_000;

    /// How much a model is asked.
    public enum Effort {
        /// Once, for the answer.
        QUICK,
        /// Also for a note on each passage, and a second time for what is missing.
        DEEP
    }

    public AskRequest {
        question = checked(question.strip());
        documents = List.copyOf(documents);
    }

    private static String checked(String question) {
        if (question.isEmpty()) {
            throw UserError.usage("The question is empty.",
                    "Say what you want to know: carrel ask QUESTION.");
        }
        if (question.length() > LONGEST) {
            throw UserError.usage("The question has " + question.length() + " characters.",
                    "Ask in at most " + LONGEST + "; `carrel similar -` finds passages like a long text.");
        }
        return question;
    }

    public static AskRequest of(String question) {
        return new AskRequest(question, List.of(), Versions.NONE, Effort.QUICK);
    }
}
