package dev.carrel.read.restructuredtext;

import java.io.IOException;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentType;
import dev.carrel.read.CleanText;
import dev.carrel.read.Composer;
import dev.carrel.read.Facts;
import dev.carrel.read.Input;
import dev.carrel.read.Outline;
import dev.carrel.read.Reader;

/// Reads reStructuredText.
public final class RestructuredTextReader implements Reader {
    @Override
    public Document read(Input input) throws IOException {
        Facts facts = new Facts(DocumentType.DOCUMENTATION);
        Outline outline = new Outline();
        new RestructuredTextBlocks(outline, facts).add(CleanText.of(input));
        return Composer.compose(input, facts, outline);
    }
}
