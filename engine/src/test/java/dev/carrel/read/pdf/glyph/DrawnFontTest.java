package dev.carrel.read.pdf.glyph;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

import dev.carrel.document.Document;
import dev.carrel.read.Input;
import dev.carrel.read.pdf.PdfReader;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.font.PDFontFactory;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/// Letters drawn in dots of 0.12 points and upside down, as old programs make them of TeX's fonts.
final class DrawnFontTest {
    private static final String TEXT = "Tides were read from a staff at the harbour wall every quarter of an hour";

    @Test
    void textInDotsIsReadInLinesAndItsTitleByTheHeightOfItsLetters() throws IOException {
        try (PDDocument document = new PDDocument()) {
            PDPage page = new PDPage();
            document.addPage(page);
            PDResources resources = new PDResources();
            resources.put(COSName.getPDFName("F1"), PDFontFactory.createFont(font(document, 40, 57)));
            resources.put(COSName.getPDFName("F2"), PDFontFactory.createFont(font(document, 72, 104)));
            page.setResources(resources);
            StringBuilder content = new StringBuilder(line("F2", 680, "Tides of the northern harbours"));
            for (int i = 0; i < 6; i++) {
                content.append(line("F1", 600 - 12 * i, TEXT));
            }
            page.setContents(new PDStream(document,
                    new ByteArrayInputStream(content.toString().getBytes(StandardCharsets.US_ASCII))));
            Document read = read(document);
            assertThat(read.metadata().title()).isEqualTo("Tides of the northern harbours");
            assertThat(read.text()).contains(TEXT);
        }
    }

    private static Document read(PDDocument document) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        document.save(bytes);
        return new PdfReader().read(Input.of("drawn.pdf", bytes.toByteArray()));
    }

    /// A line whose spaces are gaps, as TeX leaves them.
    private static String line(String font, int y, String words) {
        return "BT /%s 0.12 Tf 1 0 0 -1 72 %d Tm [(%s)] TJ ET%n".formatted(font, y,
                words.replace(" ", ")-30000("));
    }

    private static COSDictionary font(PDDocument document, int width, int height) throws IOException {
        COSDictionary drawings = new COSDictionary();
        COSArray widths = new COSArray();
        COSArray names = new COSArray();
        names.add(COSInteger.get('A'));
        for (char letter = 'A'; letter <= 'z'; letter++) {
            String box = "%d 0 2 0 %d %d d1".formatted(width, width - 2, height);
            drawings.setItem(COSName.getPDFName("" + letter), new PDStream(document,
                    new ByteArrayInputStream(box.getBytes(StandardCharsets.US_ASCII))));
            widths.add(COSInteger.get(width));
            names.add(COSName.getPDFName("" + letter));
        }
        COSDictionary encoding = new COSDictionary();
        encoding.setItem(COSName.TYPE, COSName.ENCODING);
        encoding.setItem(COSName.DIFFERENCES, names);
        COSDictionary font = new COSDictionary();
        font.setItem(COSName.TYPE, COSName.FONT);
        font.setItem(COSName.SUBTYPE, COSName.TYPE3);
        font.setItem(COSName.FONT_BBOX, numbers(0, 0, 1, -1));
        font.setItem(COSName.FONT_MATRIX, numbers(1, 0, 0, -1, 0, 0));
        font.setItem(COSName.CHAR_PROCS, drawings);
        font.setItem(COSName.ENCODING, encoding);
        font.setInt(COSName.FIRST_CHAR, 'A');
        font.setInt(COSName.LAST_CHAR, 'z');
        font.setItem(COSName.WIDTHS, widths);
        return font;
    }

    private static COSArray numbers(int... values) {
        COSArray array = new COSArray();
        for (int value : values) {
            array.add(COSInteger.get(value));
        }
        return array;
    }
}
