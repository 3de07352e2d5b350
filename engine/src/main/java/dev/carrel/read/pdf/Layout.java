package dev.carrel.read.pdf;

import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.Document.UnreadablePage;
import org.jspecify.annotations.Nullable;

/// Runs the stages from lines to a document.
final class Layout {
    private final List<Page> pages;
    private final List<Page> clean;
    private final Typography type;

    Layout(List<Page> pages) {
        this.pages = pages;
        List<Page> bare = Furniture.remove(Watermarks.remove(pages));
        this.clean = bare.stream().allMatch(page -> page.lines().isEmpty()) ? pages : bare;
        this.type = Typography.of(clean);
    }

    Document document(FileFacts facts, List<UnreadablePage> unreadable) {
        List<Block> blocks = blocks(facts.title());
        TextJoiner joiner = new TextJoiner(Words.in(clean));
        PaperBuilder builder = new PaperBuilder(type, joiner, new HeadingLevels(blocks));
        unreadable.forEach(builder::unreadable);
        return builder.build(blocks, pages.size(), new PageFacts(pages, blocks, joiner), facts);
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
