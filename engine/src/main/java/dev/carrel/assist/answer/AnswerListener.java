package dev.carrel.assist.answer;

/// Hears an answer while it is made.
@FunctionalInterface
public interface AnswerListener {
    /// For whoever waits for the whole answer.
    AnswerListener NOBODY = _ -> {};

    /// A sentence has been checked; they come in the answer's order.
    void checked(AnswerSentence sentence);

    /// Something of a reply has arrived. A listener who has left throws, which ends the reply.
    default void arriving() {}

    /// The reply broke off: the sentences so far are no part of the answer, and others follow.
    default void takenBack() {}
}
