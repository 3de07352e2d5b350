package dev.carrel.read.asciidoc;

import java.io.IOException;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentType;
import dev.carrel.read.CleanText;
import dev.carrel.read.Input;
import dev.carrel.read.Reader;
import dev.carrel.read.outline.Composer;
import dev.carrel.read.outline.LineCursor;
import dev.carrel.read.outline.MetadataBuilder;
import dev.carrel.read.outline.Outline;

/// Reads AsciiDoc.
public final class AsciiDocReader implements Reader {
    @Override
    public Document read(Input input) throws IOException {
        MetadataBuilder facts = new MetadataBuilder(DocumentType.DOCUMENTATION);
        Outline outline = new Outline();
        LineCursor lines = new LineCursor(CleanText.of(input).lines().toList());
        Header.take(lines, facts, outline);
        new AsciiDocBlocks(outline).add(lines);
        return Composer.compose(input, facts, outline);
    }
}
