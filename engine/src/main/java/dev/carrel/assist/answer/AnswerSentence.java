package dev.carrel.assist.answer;

import java.util.List;

import dev.carrel.assist.check.CheckedQuote;
import dev.carrel.assist.check.CheckedSentence;

/// One sentence of an answer, with what became of it.
///
/// @param flags in what it disagrees with the passages that come nearest, in the order of their kinds
public record AnswerSentence(String text, CheckedSentence.Status status, List<AnswerCitation> citations,
        List<CheckedQuote> quotes, List<CheckedSentence.Flag> flags) {
    public AnswerSentence {
        citations = List.copyOf(citations);
        quotes = List.copyOf(quotes);
        flags = List.copyOf(flags);
    }

    public boolean isChecked() { return status == CheckedSentence.Status.CHECKED; }
}
