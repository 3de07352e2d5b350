package dev.carrel.read.pdf;

import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.Document.UnreadablePage;
import org.jspecify.annotations.Nullable;

/// Runs the stages from lines to a document.
final class Layout {
    private static final double FEWEST = 0.6;

    private final List<Page> pages;
    private final List<Page> clean;
    private final Typography type;

    Layout(List<Page> pages) {
        this.pages = pages;
        this.clean = bare(pages);
        this.type = Typography.of(clean);
    }

    /// What comes again on every page belongs to the sheets, unless it is most of what they say, as in forms.
    private static List<Page> bare(List<Page> pages) {
        List<Page> unmarked = Watermarks.remove(pages);
        List<Page> bare = Furniture.remove(unmarked);
        if (Omissions.letters(bare) >= FEWEST * Omissions.letters(unmarked) && Omissions.letters(bare) > 0) {
            return bare;
        }
        return Omissions.letters(unmarked) > 0 ? unmarked : pages;
    }

    Document document(FileFacts facts, List<UnreadablePage> unreadable) {
        List<Block> blocks = blocks(facts.title());
        TextJoiner joiner = new TextJoiner(Words.in(clean));
        PaperBuilder builder = new PaperBuilder(type, joiner, blocks);
        unreadable.forEach(builder::unreadable);
        builder.omissions(Omissions.of(pages, clean, blocks));
        return builder.build(pages.size(), new PageFacts(pages, blocks, joiner), facts);
    }

    /// @param title as the file's own metadata tell it
    List<Block> blocks(@Nullable String title) {
        List<Block> blocks = BlockBuilder.blocks(clean, type, Columns.of(clean, type));
        blocks = new Captions(type).find(blocks);
        blocks = new Tables(clean, type).find(blocks);
        blocks = new Prose(type).find(blocks);
        blocks = Notices.setAside(blocks);
        blocks = new Headings(type).find(blocks);
        blocks = ReferenceSection.find(blocks);
        blocks = new Footnotes(clean, type).find(blocks);
        return Leftovers.keep(FrontPage.sort(blocks, type, title));
    }
}
