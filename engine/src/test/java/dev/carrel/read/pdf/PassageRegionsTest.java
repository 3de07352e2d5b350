package dev.carrel.read.pdf;

import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.chunk.Chunker;
import dev.carrel.chunk.Chunking;
import dev.carrel.document.Box;
import dev.carrel.document.Document;
import dev.carrel.document.Passage;
import dev.carrel.document.Region;
import dev.carrel.read.Input;
import dev.carrel.read.registry.Readers;
import dev.carrel.testing.EntryBuilder;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.text.PDFTextStripperByArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

/// Where the reader says that a passage stands, PDFBox finds the same words.
final class PassageRegionsTest {
    private static Document read(byte[] pdf) throws IOException {
        return Readers.standard().read(Input.of("paper.pdf", pdf)).completed();
    }

    private static List<Passage> passages(Document document, int tokens) {
        return new Chunker(text -> text.split("\\s+").length,
                new Chunking(tokens, 512, Chunking.Scope.FULL))
                .chunk(EntryBuilder.id("paper"), document);
    }

    private static String under(List<Region> regions, PDDocument pdf) throws IOException {
        StringBuilder text = new StringBuilder();
        for (Region region : regions) {
            PDFTextStripperByArea stripper = new PDFTextStripperByArea();
            Box box = region.box();
            stripper.addRegion("box", new Rectangle2D.Double(box.x0() - 1, box.y0() - 1,
                    box.x1() - box.x0() + 2, box.y1() - box.y0() + 2));
            stripper.extractRegions(pdf.getPage(region.page() - 1));
            text.append(stripper.getTextForRegion("box"));
        }
        return letters(text.toString());
    }

    /// Without what hyphenation and line breaks add.
    private static String letters(String text) {
        return text.replaceAll("[^\\p{L}\\p{N}]", "");
    }

    /// The sizes make passages of several paragraphs, of one, and of pieces.
    @ParameterizedTest
    @ValueSource(ints = {256, 60, 20})
    void theWordsOfAPassageStandInItsBoxes(int tokens) throws IOException {
        for (byte[] paper : List.of(TestPapers.journal(), TestPapers.manuscript())) {
            Document document = read(paper);
            try (PDDocument pdf = Loader.loadPDF(paper)) {
                for (Passage passage : passages(document, tokens)) {
                    List<Region> regions = document.regions(passage);
                    assertThat(regions).as(passage.text()).isNotEmpty();
                    assertThat(under(regions, pdf)).contains(letters(passage.text()));
                }
            }
        }
    }

    @Test
    void wholeParagraphsHaveTheirOwnBoxesOnly() throws IOException {
        byte[] paper = TestPapers.journal();
        Document document = read(paper);
        try (PDDocument pdf = Loader.loadPDF(paper)) {
            Passage passage = passages(document, 60).stream()
                    .filter(each -> each.text().startsWith("Sites were chosen")).findFirst().orElseThrow();
            assertThat(under(document.regions(passage), pdf)).doesNotContain("Coralbleachingfollows");
        }
    }

    @Test
    void aPieceOfAParagraphOverAPageBreakStandsOnItsOwnPage() throws IOException {
        Document document = read(TestPapers.journal());
        Stream<Passage> pieces = passages(document, 20).stream()
                .filter(each -> TestPapers.CROSSING.replace("\u00AD", "").contains(each.text()));
        assertThat(pieces.map(piece -> document.regions(piece).stream().map(Region::page).toList()).toList())
                .hasSizeGreaterThan(1).startsWith(List.of(1)).endsWith(List.of(2));
    }

    @Test
    void boxesAreMeasuredFromTheCornerThatIsShown() throws IOException {
        byte[] paper = TestPapers.journal();
        Document whole = read(paper);
        Document cropped = read(cropped(paper));
        Box before = whole.regions(passages(whole, 60).get(2)).getFirst().box();
        Box after = cropped.regions(passages(cropped, 60).get(2)).getFirst().box();
        assertThat(after.x0()).isCloseTo(before.x0() - 10, within(0.11));
        assertThat(after.y0()).isCloseTo(before.y0() - 15, within(0.11));
    }

    /// Without ten points at the left and fifteen at the top.
    private static byte[] cropped(byte[] paper) throws IOException {
        try (PDDocument pdf = Loader.loadPDF(paper);
                ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            for (PDPage page : pdf.getPages()) {
                PDRectangle all = page.getMediaBox();
                page.setCropBox(new PDRectangle(10, 0, all.getWidth() - 10, all.getHeight() - 15));
            }
            pdf.save(out);
            return out.toByteArray();
        }
    }
}
