package dev.carrel.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import dev.carrel.assist.answer.AnswerCitation;
import dev.carrel.assist.answer.AnswerSentence;
import dev.carrel.assist.answer.CheckedAnswer;
import dev.carrel.assist.check.CheckedQuote;
import dev.carrel.assist.check.CheckedSentence;
import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.cli.terminal.style.Style;
import dev.carrel.cli.terminal.style.StyledText;
import dev.carrel.cli.terminal.style.Terminal;

/// An answer, sentence by sentence, as a terminal shows it.
public record AskText(Terminal terminal) {
    private static final int MARGIN = 2;
    public static final String SILENT = "The library does not say.";
    private static final String TAKEN_BACK = "Here the model broke off. The answer is what follows, in the library's own sentences.";

    /// One sentence, or nothing for one that may not be shown.
    public String of(AnswerSentence sentence) {
        if (!sentence.isChecked()) {
            return "";
        }
        StyledText text = emphasised(sentence);
        if (sentence.quotes().stream().anyMatch(quote -> quote.status() == CheckedQuote.Status.NEAR)) {
            text = text.add(" (quotation corrected)", Style.DIM);
        }
        return text.add(" " + citations(sentence), Style.ACCENT).block(0, terminal)
                + sentence.citations().stream().limit(1).map(this::where).collect(Collectors.joining())
                + "\n";
    }

    /// The sentence that answers stands out of the block that it was taken with.
    private static StyledText emphasised(AnswerSentence sentence) {
        String text = SafeText.line(sentence.text());
        String best = sentence.citations().isEmpty()
                ? text
                : SafeText.line(sentence.citations().getFirst().sentence());
        int at = text.indexOf(best);
        return at < 0 || best.length() == text.length()
                ? new StyledText().add(text)
                : new StyledText().add(text.substring(0, at)).add(best, Style.BOLD)
                        .add(text.substring(at + best.length()));
    }

    private static String citations(AnswerSentence sentence) {
        return sentence.citations().stream().map(AnswerCitation::name).map(SafeText::line).distinct()
                .collect(Collectors.joining(" "));
    }

    private String where(AnswerCitation citation) {
        return new StyledText().add(SafeText.line(citation.title())
                + (citation.link() == null ? "" : "  " + SafeText.line(citation.link())), Style.DIM)
                .block(MARGIN, terminal);
    }

    /// Between what was shown of a reply that broke off and the answer.
    public String takenBack() {
        return new StyledText().add(TAKEN_BACK, Style.DIM).block(0, terminal) + "\n";
    }

    /// All of it, as it is told when nothing was shown before.
    public String of(CheckedAnswer answer) {
        return answer.isAnswered()
                ? answer.sentences().stream().map(this::of).collect(Collectors.joining())
                : SILENT + "\n";
    }

    /// Remarks on who answered, what was left out, and how long it took.
    public static List<String> notes(CheckedAnswer answer) {
        List<String> notes = new ArrayList<>();
        if (answer.trouble() != null) {
            notes.add((answer.model() == null ? "The model did not answer: " : "")
                    + SafeText.line(answer.trouble()));
        }
        notes.add(who(answer) + " · " + Figures.count(answer.passages().size(), "passage") + " · "
                + Figures.milliseconds(answer.took().retrievalMs() + answer.took().modelMs()
                        + answer.took().checkMs()));
        left(answer, CheckedSentence.Status.UNSUPPORTED, "nothing in the library carries")
                .ifPresent(notes::add);
        left(answer, CheckedSentence.Status.STRUCK, "of a quotation that stands nowhere")
                .ifPresent(notes::add);
        return notes;
    }

    private static String who(CheckedAnswer answer) {
        return answer.model() == null
                ? "sentences of the library, in order of evidence"
                : SafeText.line(answer.model().name() + " at " + answer.model().host())
                        + ", each sentence checked";
    }

    private static Optional<String> left(CheckedAnswer answer, CheckedSentence.Status status, String why) {
        List<AnswerSentence> left = answer.sentences().stream()
                .filter(sentence -> sentence.status() == status).toList();
        return left.isEmpty()
                ? Optional.empty()
                : Optional.of("Left out, because " + why + ": " + left.stream()
                        .map(sentence -> "“" + SafeText.line(sentence.text()) + "”" + flags(sentence))
                        .collect(Collectors.joining(" ")));
    }

    private static String flags(AnswerSentence sentence) {
        return sentence.flags().isEmpty()
                ? ""
                : " (" + sentence.flags().stream().map(CheckedSentence.Flag::word)
                        .collect(Collectors.joining(", ")) + ")";
    }
}
