package dev.carrel.assist.answer;

import java.util.List;

import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Versions;

/// A question to the library.
///
/// @param documents where to look; none for the whole library
/// @param together  which of them are versions of a work that was named, and are read as one
public record AskRequest(String question, List<DocumentId> documents, Versions together, Effort effort) {
    /// How much a model is asked.
    public enum Effort {
        /// Once, for the answer.
        QUICK,
        /// Also for a note on each passage, and a second time for what is missing.
        DEEP
    }

    public AskRequest {
        documents = List.copyOf(documents);
    }

    public static AskRequest of(String question) {
        return new AskRequest(question, List.of(), Versions.NONE, Effort.QUICK);
    }
}
