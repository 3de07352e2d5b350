package dev.carrel.library.answers;

import dev.carrel.assist.answer.CheckedAnswer;
import dev.carrel.assist.summary.TextSummary;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;

/// The JSON of a summary.
public final class SummaryJson {
    private static final ObjectShape<TextSummary.Reading> READING = Shape.<TextSummary.Reading>object(
            "SummaryReading")
            .whole("passages", TextSummary.Reading::passages).saying("how many the document has")
            .whole("given", TextSummary.Reading::given).saying("how many of them were read")
            .texts("leftOut", TextSummary.Reading::leftOut)
            .saying("headings of the sections of which something was not read");

    public static final ObjectShape<TextSummary> SUMMARY = Shape.<TextSummary>object("TextSummary")
            .text("document", TextSummary::document)
            .text("title", TextSummary::title)
            .one("by", Shape.wordOf(CheckedAnswer.By.values()), TextSummary::by)
            .saying("a model, or sentences of the document")
            .maybe("model", CheckedAnswerJson.MODEL, TextSummary::model)
            .list("sentences", CheckedAnswerJson.SENTENCE, TextSummary::sentences)
            .one("read", READING, TextSummary::read)
            .one("library", CheckedAnswerJson.LIBRARY, TextSummary::library)
            .maybe("trouble", ValueShape.TEXT, TextSummary::trouble)
            .saying("why the configured model did not sum it up, or not all of it");

    private SummaryJson() {}
}
