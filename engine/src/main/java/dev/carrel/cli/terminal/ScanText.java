package dev.carrel.cli.terminal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

import dev.carrel.assist.answer.CheckedAnswer.By;
import dev.carrel.assist.scan.ClaimEvidence;
import dev.carrel.assist.scan.ScannedClaim;
import dev.carrel.assist.scan.Stance;
import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.cli.terminal.style.Style;
import dev.carrel.cli.terminal.style.StyledText;
import dev.carrel.cli.terminal.style.Terminal;

/// The evidence for and against a claim, as a table in a terminal.
public record ScanText(Terminal terminal) {
    private static final int STANCE_COLUMN = 13;
    private static final String UNJUDGED = "no verdict";

    public String of(ScannedClaim scanned) {
        int margin = scanned.by() == By.MODEL ? STANCE_COLUMN : 0;
        return scanned.evidence().isEmpty()
                ? "The library has nothing for or against it.\n"
                : scanned.evidence().stream().map(each -> row(each, margin)).collect(Collectors.joining());
    }

    private String row(ClaimEvidence evidence, int margin) {
        StyledText sentence = new StyledText().add(SafeText.line(evidence.place().sentence()))
                .add(" " + SafeText.line(evidence.place().name()), Style.ACCENT);
        if (evidence.confidence() != null) {
            sentence = sentence.add(" " + Figures.percent(evidence.confidence()), Style.DIM);
        }
        List<StyledText> lines = new ArrayList<>(wrapped(sentence, margin));
        lines.addAll(wrapped(new StyledText().add(SafeText.line(evidence.place().title())
                + (evidence.place().link() == null ? "" : "  " + SafeText.line(evidence.place().link())),
                Style.DIM), margin));
        StringBuilder row = new StringBuilder();
        lines.forEach(line -> row.append(row.isEmpty() ? stance(evidence, margin) : " ".repeat(margin))
                .append(line.rendered(terminal.colours())).append('\n'));
        return row.append('\n').toString();
    }

    /// Without a model there is no such column.
    private String stance(ClaimEvidence evidence, int margin) {
        String word = evidence.stance() == null ? UNJUDGED : evidence.stance().word();
        return margin == 0
                ? ""
                : new StyledText().add(word, evidence.stance() == null ? Style.DIM : Style.BOLD)
                        .rendered(terminal.colours()) + " ".repeat(margin - word.length());
    }

    private List<StyledText> wrapped(StyledText paragraph, int margin) {
        return paragraph.wrapped(terminal.narrower(margin).width());
    }

    /// How many for and against, who judged, and how long it took.
    public static List<String> notes(ScannedClaim scanned) {
        List<String> notes = new ArrayList<>();
        if (scanned.trouble() != null) {
            notes.add((scanned.model() == null ? "The model did not judge: " : "")
                    + SafeText.line(scanned.trouble()));
        }
        notes.add(who(scanned) + " · " + Figures.count(scanned.evidence().size(), "passage") + " · "
                + Figures.milliseconds(scanned.took().retrievalMs() + scanned.took().modelMs()
                        + scanned.took().checkMs()));
        return notes;
    }

    private static String who(ScannedClaim scanned) {
        return scanned.model() == null
                ? "sentences of the library, best first, without verdicts"
                : Arrays.stream(Stance.values())
                        .map(stance -> stance.word() + ": " + scanned.that(stance).size())
                        .collect(Collectors.joining(", ")) + " · judged by "
                        + SafeText.line(scanned.model().name() + " at " + scanned.model().host())
                        + ", each sentence checked";
    }
}
