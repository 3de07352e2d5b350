package dev.carrel.library.answers;

import dev.carrel.assist.answer.AnswerCitation;
import dev.carrel.assist.answer.AnswerSentence;
import dev.carrel.assist.answer.AskRequest;
import dev.carrel.assist.answer.CheckedAnswer;
import dev.carrel.assist.answer.SavedAnswer;
import dev.carrel.assist.check.CheckedQuote;
import dev.carrel.assist.check.CheckedSentence;
import dev.carrel.document.DocumentId;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;

/// The JSON of an answer, with what became of each sentence, and of answers that are kept.
public final class CheckedAnswerJson {
    public static final ObjectShape<AnswerCitation> CITATION = Shape.<AnswerCitation>object("AnswerCitation")
            .text("document", AnswerCitation::document)
            .text("passage", AnswerCitation::passage)
            .maybe("page", ValueShape.WHOLE, AnswerCitation::page).saying("from 1")
            .whole("paragraph", AnswerCitation::paragraph)
            .text("sentence", AnswerCitation::sentence).saying("as it stands on the page")
            .text("title", AnswerCitation::title)
            .text("citation", AnswerCitation::name)
            .maybe("link", ValueShape.TEXT, AnswerCitation::link);

    private static final ObjectShape<CheckedQuote> QUOTE = Shape.<CheckedQuote>object("CheckedQuote")
            .text("text", CheckedQuote::text)
            .one("status", Shape.wordOf(CheckedQuote.Status.values()),
                    CheckedQuote::status)
            .maybe("says", ValueShape.TEXT, CheckedQuote::says).saying("what the page says instead");

    public static final ObjectShape<AnswerSentence> SENTENCE = Shape.<AnswerSentence>object("AnswerSentence")
            .text("text", AnswerSentence::text)
            .one("status", Shape.wordOf(CheckedSentence.Status.values()),
                    AnswerSentence::status)
            .list("citations", CITATION, AnswerSentence::citations)
            .list("quotes", QUOTE, AnswerSentence::quotes)
            .list("flags", Shape.wordOf(CheckedSentence.Flag.values()),
                    AnswerSentence::flags)
            .saying("what does not agree with the passages");

    public static final ObjectShape<CheckedAnswer.Draughtsman> MODEL = Shape.<CheckedAnswer.Draughtsman>object(
            "AskedModel")
            .text("name", CheckedAnswer.Draughtsman::name)
            .text("host", CheckedAnswer.Draughtsman::host)
            .text("prompt", CheckedAnswer.Draughtsman::prompt);

    static final ObjectShape<CheckedAnswer.LibraryState> LIBRARY = Shape.<CheckedAnswer.LibraryState>object(
            "LibraryState")
            .text("name", CheckedAnswer.LibraryState::name)
            .text("moment", CheckedAnswer.LibraryState::moment)
            .saying("equal for two answers between which nothing was changed");

    static final ObjectShape<CheckedAnswer.Took> TOOK = Shape.<CheckedAnswer.Took>object("AnswerTook")
            .one("retrievalMs", ValueShape.NUMBER, CheckedAnswer.Took::retrievalMs)
            .one("modelMs", ValueShape.NUMBER, CheckedAnswer.Took::modelMs)
            .one("checkMs", ValueShape.NUMBER, CheckedAnswer.Took::checkMs);

    public static final ObjectShape<CheckedAnswer> ANSWER = Shape.<CheckedAnswer>object("CheckedAnswer")
            .text("question", CheckedAnswer::question)
            .texts("documents", answer -> answer.asked().documents().stream().map(DocumentId::value).toList())
            .saying("where it was to be answered from; none for the whole library")
            .list("versions", Shape.listOf(ValueShape.TEXT), answer -> answer.asked().together().works()
                    .stream().map(work -> work.stream().map(DocumentId::value).toList()).toList())
            .saying("those of the documents that are one work")
            .truth("deep", answer -> answer.asked().effort() == AskRequest.Effort.DEEP)
            .truth("answered", CheckedAnswer::isAnswered).saying("false: the library does not say")
            .measured("confidence", CheckedAnswer::confidence)
            .saying("that the library answers, told from what was found before any model was asked")
            .one("by", Shape.wordOf(CheckedAnswer.By.values()), CheckedAnswer::by)
            .saying("a model, or sentences of the library")
            .maybe("model", MODEL, CheckedAnswer::model)
            .list("sentences", SENTENCE, CheckedAnswer::sentences)
            .texts("passages", CheckedAnswer::passages).saying("ids of those that were given")
            .texts("queries", CheckedAnswer::queries)
            .one("library", LIBRARY, CheckedAnswer::library)
            .one("took", TOOK, CheckedAnswer::took)
            .maybe("trouble", ValueShape.TEXT, CheckedAnswer::trouble)
            .saying("why the configured model did not answer, or did not get to read all passages");

    public static final ObjectShape<SavedAnswer> SAVED = Shape.<SavedAnswer>object("SavedAnswer")
            .whole("id", SavedAnswer::id)
            .text("saved", saved -> saved.saved().toString())
            .one("answer", ANSWER, SavedAnswer::answer);

    private CheckedAnswerJson() {}
}
