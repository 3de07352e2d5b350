package dev.carrel.read.asciidoc;

import java.io.IOException;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentType;
import dev.carrel.read.CleanText;
import dev.carrel.read.Composer;
import dev.carrel.read.Facts;
import dev.carrel.read.Input;
import dev.carrel.read.LineCursor;
import dev.carrel.read.Outline;
import dev.carrel.read.Reader;

/// Reads AsciiDoc.
public final class AsciiDocReader implements Reader {
    @Override
    public Document read(Input input) throws IOException {
        Facts facts = new Facts(DocumentType.DOCUMENTATION);
        Outline outline = new Outline();
        LineCursor lines = new LineCursor(CleanText.of(input).lines().toList());
        Header.take(lines, facts, outline);
        new AsciiDocBlocks(outline).add(lines);
        return Composer.compose(input, facts, outline);
    }
}
