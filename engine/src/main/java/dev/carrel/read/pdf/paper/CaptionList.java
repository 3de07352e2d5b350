package dev.carrel.read.pdf.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;

import dev.carrel.document.Caption;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.SectionKind;
import dev.carrel.read.pdf.block.Block;
import dev.carrel.read.pdf.block.CaptionLabel;
import dev.carrel.read.pdf.block.JoinedText;
import dev.carrel.read.pdf.block.TextJoiner;

/// The captions of a paper, each once.
final class CaptionList {
    /// So many letters of a caption tell it from others.
    private static final int TELLING = 20;

    private record Found(Caption caption, JoinedText printed) {}

    private final TextJoiner joiner;
    private final List<Found> found = new ArrayList<>();

    CaptionList(TextJoiner joiner) {
        this.joiner = joiner;
    }

    void add(Block block) {
        JoinedText printed = joiner.join(block.lines());
        Matcher label = CaptionLabel.PATTERN.matcher(printed.text());
        if (label.find()) {
            Caption caption = new Caption(label.group(1) + " " + label.group(2),
                    printed.text().substring(label.end()).strip(), block.page());
            if (found.stream().noneMatch(other -> isAgain(other.caption, caption))) {
                found.add(new Found(caption, printed));
            }
        }
    }

    /// Tables that go on over pages repeat their captions.
    private static boolean isAgain(Caption first, Caption second) {
        String start = second.text().substring(0, Math.min(TELLING, second.text().length()));
        return first.label().equalsIgnoreCase(second.label())
                && (first.text().startsWith(start)
                        || second.text().toLowerCase(Locale.ROOT).matches("\\(?cont.*"));
    }

    /// Captions are passages of their own, after the text that they would interrupt.
    void figures(DocumentBuilder builder) {
        for (Found each : found) {
            builder.caption(each.caption);
            builder.section(SectionKind.FIGURE, List.of());
            each.printed.addTo(builder);
        }
    }
}
