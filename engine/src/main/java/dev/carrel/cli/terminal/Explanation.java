package dev.carrel.cli.terminal;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.cli.terminal.style.Style;
import dev.carrel.cli.terminal.style.StyledText;
import dev.carrel.search.Hit;
import dev.carrel.search.ScorePart;

/// Every number that made a hit's score.
final class Explanation {
    private static final int PLACES = 6;

    private Explanation() {}

    static List<StyledText> of(Hit hit, List<ScorePart> parts) {
        List<StyledText> lines = new ArrayList<>();
        lines.add(new StyledText().add("score " + Figures.decimals(hit.score(), PLACES), Style.ACCENT));
        parts.forEach(part -> lines.add(part(part)));
        if (hit.keyword() != null && !hit.keyword().terms().isEmpty()) {
            lines.add(new StyledText().add("  Words found: ").add(
                    SafeText.line(String.join(", ", hit.keyword().terms())) + "."));
        }
        return lines;
    }

    private static StyledText part(ScorePart part) {
        return new StyledText().add("  " + part.label(), Style.ACCENT)
                .add(" +" + Figures.decimals(part.share(), PLACES) + " · " + part.says());
    }
}
