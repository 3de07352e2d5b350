package dev.carrel.read.pdf.paper;

import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.Document.UnreadablePage;
import dev.carrel.read.pdf.block.Block;
import dev.carrel.read.pdf.block.BlockBuilder;
import dev.carrel.read.pdf.block.DocumentWords;
import dev.carrel.read.pdf.block.PageColumns;
import dev.carrel.read.pdf.block.TextJoiner;
import dev.carrel.read.pdf.block.Typography;
import dev.carrel.read.pdf.block.Watermarks;
import dev.carrel.read.pdf.page.FileMetadata;
import dev.carrel.read.pdf.page.Furniture;
import dev.carrel.read.pdf.page.Page;
import dev.carrel.read.pdf.role.CaptionFinder;
import dev.carrel.read.pdf.role.FirstPage;
import dev.carrel.read.pdf.role.FootnoteFinder;
import dev.carrel.read.pdf.role.HeadingFinder;
import dev.carrel.read.pdf.role.Leftovers;
import dev.carrel.read.pdf.role.NoticeFinder;
import dev.carrel.read.pdf.role.ProseTest;
import dev.carrel.read.pdf.role.ReferenceSection;
import dev.carrel.read.pdf.role.TableFinder;
import org.jspecify.annotations.Nullable;

/// Runs the stages from lines to a document.
public final class PaperPipeline {
    /// Less text than this is left of forms only.
    private static final double FEWEST = 0.6;

    private final List<Page> pages;
    private final List<Page> clean;
    private final Typography type;

    public PaperPipeline(List<Page> pages) {
        this.pages = pages;
        this.clean = bare(pages);
        this.type = Typography.of(clean);
    }

    /// Text that comes again on every page belongs to the sheets, unless it is most of what they say, as in forms.
    private static List<Page> bare(List<Page> pages) {
        List<Page> unmarked = Watermarks.remove(pages);
        List<Page> bare = Furniture.remove(unmarked);
        if (OmissionCount.letters(bare) >= FEWEST * OmissionCount.letters(unmarked)
                && OmissionCount.letters(bare) > 0) {
            return bare;
        }
        return OmissionCount.letters(unmarked) > 0 ? unmarked : pages;
    }

    public Document document(FileMetadata facts, List<UnreadablePage> unreadable) {
        List<Block> blocks = blocks(facts.title());
        TextJoiner joiner = new TextJoiner(DocumentWords.in(clean));
        PaperBuilder builder = new PaperBuilder(type, joiner, blocks);
        unreadable.forEach(builder::unreadable);
        builder.omissions(OmissionCount.of(pages, clean, blocks));
        return builder.build(pages.size(), new FirstPageFacts(pages, blocks, joiner), facts);
    }

    /// @param title as the file's own metadata tell it
    List<Block> blocks(@Nullable String title) {
        List<Block> blocks = BlockBuilder.blocks(clean, type, PageColumns.of(clean, type));
        blocks = new CaptionFinder(type).find(blocks);
        blocks = new TableFinder(clean, type).find(blocks);
        blocks = new ProseTest(type).find(blocks);
        blocks = NoticeFinder.setAside(blocks);
        blocks = new HeadingFinder(type).find(blocks);
        blocks = ReferenceSection.find(blocks);
        blocks = new FootnoteFinder(clean, type).find(blocks);
        return Leftovers.keep(FirstPage.sort(blocks, type, title));
    }
}
