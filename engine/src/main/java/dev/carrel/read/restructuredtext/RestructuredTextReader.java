package dev.carrel.read.restructuredtext;

import java.io.IOException;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentType;
import dev.carrel.read.CleanText;
import dev.carrel.read.Input;
import dev.carrel.read.Reader;
import dev.carrel.read.outline.Composer;
import dev.carrel.read.outline.MetadataBuilder;
import dev.carrel.read.outline.Outline;

/// Reads reStructuredText.
public final class RestructuredTextReader implements Reader {
    @Override
    public Document read(Input input) throws IOException {
        MetadataBuilder facts = new MetadataBuilder(DocumentType.DOCUMENTATION);
        Outline outline = new Outline();
        new RestructuredTextBlocks(outline, facts).add(CleanText.of(input));
        return Composer.compose(input, facts, outline);
    }
}
