package dev.carrel.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;

import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;

/// A PDF of one page with a title and some lines below it.
public final class SmallPdf {
    private SmallPdf() {}

    public static byte[] of(String title, String... lines) throws IOException {
        try (PDDocument document = new PDDocument()) {
            PDPage page = new PDPage(PDRectangle.A4);
            document.addPage(page);
            document.getDocumentInformation().setTitle(title);
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                show(content, FontName.HELVETICA_BOLD, 18, 760, title);
                for (int i = 0; i < lines.length; i++) {
                    show(content, FontName.TIMES_ROMAN, 11, 720 - 14f * i, lines[i]);
                }
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            document.save(bytes);
            return bytes.toByteArray();
        }
    }

    private static void show(PDPageContentStream content, FontName font, float size, float y, String text)
            throws IOException {
        content.beginText();
        content.setFont(new PDType1Font(font), size);
        content.newLineAtOffset(72, y);
        content.showText(text);
        content.endText();
    }
}
