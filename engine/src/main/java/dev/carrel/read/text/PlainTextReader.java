package dev.carrel.read.text;

import java.io.IOException;
import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentType;
import dev.carrel.read.CleanText;
import dev.carrel.read.Input;
import dev.carrel.read.Reader;
import dev.carrel.read.outline.Composer;
import dev.carrel.read.outline.LineCursor;
import dev.carrel.read.outline.MetadataBuilder;
import dev.carrel.read.outline.Outline;

/// Reads plain text.
public final class PlainTextReader implements Reader {
    private static final int TITLE = 120;

    @Override
    public Document read(Input input) throws IOException {
        LineCursor lines = new LineCursor(CleanText.of(input).replace('\f', '\n').lines().toList());
        MetadataBuilder facts = new MetadataBuilder(DocumentType.NOTE);
        Outline outline = new Outline();
        lines.skipBlank();
        title(lines, facts);
        for (lines.skipBlank(); lines.hasNext(); lines.skipBlank()) {
            block(lines, outline);
        }
        return Composer.compose(input, facts, outline);
    }

    /// The first line, if it is short and no sentence. It stays in the text unless it stands alone.
    private static void title(LineCursor lines, MetadataBuilder facts) {
        String first = lines.peek().strip();
        if (first.length() > TITLE || first.matches(".*[.,;:]") || first.matches("([-*•>]|\\d+[.)]) .*")
                || PlainTextHeadings.isRuler(first)) {
            return;
        }
        facts.title(first);
        if (lines.peek(1).isBlank()) {
            lines.skip(1);
        } else if (PlainTextHeadings.isRuler(lines.peek(1))) {
            lines.skip(2);
        }
    }

    private static void block(LineCursor lines, Outline outline) {
        if (PlainTextHeadings.isRuler(lines.peek())) {
            lines.skip(1);
        } else if (PlainTextHeadings.isUnderlined(lines)) {
            outline.heading(lines.peek(1).strip().startsWith("=") ? 1 : 2, lines.peek());
            lines.skip(2);
        } else if (PlainTextHeadings.standsAlone(lines) || PlainTextHeadings.opensParagraph(lines)) {
            outline.heading(PlainTextHeadings.level(lines.peek()), lines.next());
        } else {
            List<String> paragraph = lines.takeWhile(line -> !line.isBlank());
            outline.paragraph(Wrapping.undone(paragraph));
        }
    }
}
