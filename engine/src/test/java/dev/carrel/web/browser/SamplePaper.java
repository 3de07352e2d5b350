package dev.carrel.web.browser;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;

/// A paper of three pages, set for these tests. "brighter than tallow" stands on the second.
final class SamplePaper {
    private static final PDFont ROMAN = new PDType1Font(FontName.TIMES_ROMAN);
    private static final PDFont BOLD = new PDType1Font(FontName.TIMES_BOLD);
    private static final int LEFT = 90;
    private static final int WIDTH = 415;

    private final PDDocument document;
    private PDPageContentStream content;
    private float y;

    private SamplePaper(PDDocument document) throws IOException {
        this.document = document;
        this.content = page();
    }

    static void write(Path file) throws IOException {
        try (PDDocument document = new PDDocument()) {
            SamplePaper paper = new SamplePaper(document);
            paper.heading(18, "The Light of Harbour Lamps, 1790 to 1880");
            paper.paragraph("Ada Northcote and Ilse Brandt");
            paper.heading(12, "Abstract");
            paper.paragraph(
                    "For ninety years the keepers of fourteen harbours wrote down how much oil their lamps "
                            + "burned in a night and how far off their light was reported. We compare these journals with "
                            + "trials of rebuilt lamps, and find that the fuel mattered more than the lens.");
            paper.heading(12, "1 Introduction");
            paper.paragraph(
                    "Lanterns were lit at dusk in every harbour of the coast. Keepers were paid by the night, and "
                            + "their journals were checked against the deliveries of oil, so that both had to agree.");
            paper.paragraph(
                    "Few of these journals have been read for what they say about light. Ships reported where they "
                            + "first saw a lamp, and harbour masters copied the reports beside the entries of the night.");
            paper.next();
            paper.heading(12, "2 Methods");
            paper.paragraph(
                    "We rebuilt four lamps from drawings of the period and burned five fuels in each of them, in a "
                            + "dark hall and on the pier, at the same height above the water as the old lamps had stood.");
            paper.heading(12, "3 Results");
            paper.paragraph(
                    "Whale oil burned brighter than tallow in all of our trials, and steadier than colza in wind. The "
                            + "glow of whale oil was seen from nine miles away on clear nights, three miles further than tallow.");
            paper.paragraph(
                    "Lenses added less than expected. A polished reflector behind a poor flame was worth half a mile, "
                            + "and nothing at all once its surface had gone dull with soot.");
            paper.next();
            paper.heading(12, "4 Conclusion");
            paper.paragraph(
                    "Electric lamps ended the trade within twenty years. What remains are the towers and the "
                            + "keepers' journals, which are better instruments than they were meant to be.");
            paper.content.close();
            document.save(file.toFile());
        }
    }

    private PDPageContentStream page() throws IOException {
        PDPage page = new PDPage(PDRectangle.A4);
        document.addPage(page);
        PDPageContentStream opened = new PDPageContentStream(document, page);
        opened.beginText();
        opened.setFont(ROMAN, 9);
        opened.newLineAtOffset(LEFT, 40);
        opened.showText("Harbour Studies, new series, volume 12, page " + document.getNumberOfPages());
        opened.endText();
        y = 740;
        return opened;
    }

    private void next() throws IOException {
        content.close();
        content = page();
    }

    private void heading(int size, String text) throws IOException {
        y -= 14;
        line(BOLD, size, text);
        y -= size * 0.7f;
    }

    private void paragraph(String text) throws IOException {
        for (String line : wrapped(text)) {
            line(ROMAN, 11, line);
        }
        y -= 9;
    }

    private static List<String> wrapped(String text) throws IOException {
        List<String> lines = new ArrayList<>(List.of(""));
        for (String word : text.split(" ")) {
            String longer = (lines.getLast() + " " + word).strip();
            if (ROMAN.getStringWidth(longer) * 11 / 1000 <= WIDTH) {
                lines.set(lines.size() - 1, longer);
            } else {
                lines.add(word);
            }
        }
        return lines;
    }

    private void line(PDFont font, int size, String text) throws IOException {
        content.beginText();
        content.setFont(font, size);
        content.newLineAtOffset(LEFT, y);
        content.showText(text);
        content.endText();
        y -= size * 1.35f;
    }
}
