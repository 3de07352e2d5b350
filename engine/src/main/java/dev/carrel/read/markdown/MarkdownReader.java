package dev.carrel.read.markdown;

import java.io.IOException;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentType;
import dev.carrel.read.CleanText;
import dev.carrel.read.Input;
import dev.carrel.read.Reader;
import dev.carrel.read.outline.CitedKeys;
import dev.carrel.read.outline.Composer;
import dev.carrel.read.outline.MetadataBuilder;
import dev.carrel.read.outline.Outline;

/// Reads Markdown and MDX.
public final class MarkdownReader implements Reader {
    @Override
    public Document read(Input input) throws IOException {
        MetadataBuilder facts = new MetadataBuilder(DocumentType.DOCUMENTATION);
        Outline outline = new Outline();
        FrontMatter matter = FrontMatter.of(CleanText.of(input));
        matter.tell(facts);
        new MarkdownBlocks(outline).add(matter.body());
        CitedKeys.inMarkdown(matter.body()).forEach(outline::cites);
        return Composer.compose(input, facts, outline);
    }
}
