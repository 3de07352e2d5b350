package dev.carrel.assist.answer;

import java.util.List;

import dev.carrel.assist.answer.CheckedAnswer.By;
import dev.carrel.assist.answer.CheckedAnswer.Draughtsman;
import dev.carrel.assist.answer.CheckedAnswer.LibraryState;
import dev.carrel.assist.answer.CheckedAnswer.Took;
import dev.carrel.assist.check.CheckedQuote;
import dev.carrel.assist.check.CheckedSentence.Flag;
import dev.carrel.assist.check.CheckedSentence.Status;
import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Versions;

/// Answers for tests about what becomes of them.
public final class CheckedAnswers {
    private static final AnswerCitation PLACE = new AnswerCitation("d1", "d1-0", 3, 1,
            "Sleep lasted 7.5 hours.", "Sleep *and* light", "[smith2023, p. 3 ¶2]", "file:///a.pdf#page=3");

    private static final DocumentId PREPRINT = DocumentId.of("/preprint");
    private static final DocumentId ARTICLE = DocumentId.of("/article");
    private static final AskRequest LIMITED = new AskRequest("How long?", List.of(PREPRINT, ARTICLE),
            new Versions(List.of(List.of(PREPRINT, ARTICLE))), AskRequest.Effort.DEEP);

    private CheckedAnswers() {}

    public static CheckedAnswer drafted() {
        return new CheckedAnswer(LIMITED, 0.75, By.MODEL, new Draughtsman("tiny", "127.0.0.1:1", "ask-1"),
                List.of(new AnswerSentence("It lasted “7.5 hours”.", Status.CHECKED, List.of(PLACE),
                        List.of(new CheckedQuote("7 hours", CheckedQuote.Status.NEAR, "7.5 hours")),
                        List.of()),
                        new AnswerSentence("It lasted 9 hours.", Status.UNSUPPORTED, List.of(), List.of(),
                                List.of(Flag.NUMBER))),
                List.of("d1-0"), List.of("How long?"), new LibraryState("default", "abc"), new Took(1, 2, 3),
                null);
    }

    public static CheckedAnswer silent() {
        return new CheckedAnswer(AskRequest.of("Why?"), 0.1, By.EXTRACT, null, List.of(), List.of(),
                List.of(),
                new LibraryState("default", "abc"), new Took(1, 0, 0), "It is away.");
    }
}
