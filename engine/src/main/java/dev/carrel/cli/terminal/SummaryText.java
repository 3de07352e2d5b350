package dev.carrel.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import dev.carrel.assist.answer.AnswerSentence;
import dev.carrel.assist.summary.TextSummary;
import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.cli.terminal.style.Style;
import dev.carrel.cli.terminal.style.StyledText;
import dev.carrel.cli.terminal.style.Terminal;

/// A summary, as a terminal shows it.
public record SummaryText(Terminal terminal) {
    public String of(TextSummary summary) {
        return new StyledText().add(SafeText.line(summary.title()), Style.BOLD).block(0, terminal) + "\n"
                + summary.checked().stream().map(this::sentence).collect(Collectors.joining());
    }

    private String sentence(AnswerSentence sentence) {
        return new StyledText().add(SafeText.line(sentence.text())).add(" " + sentence.citations()
                .stream().map(citation -> SafeText.line(citation.name())).distinct()
                .collect(Collectors.joining(" ")), Style.ACCENT).block(0, terminal) + "\n";
    }

    /// Remarks on who summed it up, what was not read, and what was left out.
    public static List<String> notes(TextSummary summary) {
        List<String> notes = new ArrayList<>();
        if (summary.trouble() != null) {
            notes.add((summary.model() == null
                    ? "The model did not sum it up: "
                    : "The model did not read on: ") + SafeText.line(summary.trouble()));
        }
        notes.add(summary.model() == null
                ? "central sentences of the document"
                : SafeText.line(summary.model().name() + " at " + summary.model().host())
                        + ", each sentence checked");
        TextSummary.Reading read = summary.read();
        if (read.given() < read.passages()) {
            notes.add("Read: " + read.given() + " of " + Figures.count(read.passages(), "passage")
                    + (read.leftOut().isEmpty()
                            ? "."
                            : ", not all of " + SafeText.line(String.join(" · ", read.leftOut())) + "."));
        }
        int left = summary.sentences().size() - summary.checked().size();
        if (left > 0) {
            notes.add("Left out: " + Figures.count(left, "sentence")
                    + " of the model, because nothing that it read carries " + (left == 1 ? "it." : "them."));
        }
        return notes;
    }
}
