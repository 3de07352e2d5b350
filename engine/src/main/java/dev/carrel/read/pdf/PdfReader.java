package dev.carrel.read.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.read.Input;
import dev.carrel.read.Reader;
import dev.carrel.read.UnreadableException;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;

/// Reads papers and other texts in PDF.
public final class PdfReader implements Reader {
    @Override
    public Document read(Input input) throws IOException {
        try (PDDocument document = Loader.loadPDF(input.bytes())) {
            return read(document, input.name());
        }
    }

    private static Document read(PDDocument document, String name) throws IOException {
        PageScanner scanner = new PageScanner();
        List<Page> pages = new ArrayList<>();
        for (int number = 1; number <= document.getNumberOfPages(); number++) {
            pages.add(Page.of(scanner.scan(document, number)));
        }
        if (pages.stream().allMatch(page -> page.lines().isEmpty())) {
            throw new UnreadableException("no text in it");
        }
        List<Page> clean = Furniture.remove(pages);
        Typography type = Typography.of(clean);
        List<Block> blocks = blocks(clean, type, document.getDocumentInformation().getTitle());
        return new PaperBuilder(type, new TextJoiner(Words.in(clean)), new HeadingLevels(blocks))
                .build(blocks, pages.size(), name);
    }

    static List<Block> blocks(List<Page> clean, Typography type,
            @org.jspecify.annotations.Nullable String told) {
        List<Block> blocks = BlockBuilder.blocks(clean, type, Columns.of(clean, type));
        blocks = new Captions(type).find(blocks);
        blocks = new Tables(clean, type).find(blocks);
        blocks = new Prose(type).find(blocks);
        blocks = new Headings(type).find(blocks);
        blocks = ReferenceSection.find(blocks);
        return FrontPage.sort(blocks, type, told);
    }
}
