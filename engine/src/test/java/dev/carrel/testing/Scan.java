package dev.carrel.testing;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;

/// Pages as a scanner makes them: pictures of text, and no text.
public final class Scan {
    private Scan() {}

    /// @param pages the lines of each page
    public static Path write(Path file, List<List<String>> pages) throws IOException {
        try (PDDocument document = new PDDocument()) {
            for (List<String> lines : pages) {
                PDPage page = new PDPage(PDRectangle.A4);
                document.addPage(page);
                try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                    content.drawImage(LosslessFactory.createFromImage(document, picture(lines)), 0, 0,
                            PDRectangle.A4.getWidth(), PDRectangle.A4.getHeight());
                }
            }
            document.save(file.toFile());
            return file;
        }
    }

    /// A file with a page of text before a picture of text.
    public static Path writeAfterText(Path file, String title, List<String> lines) throws IOException {
        byte[] text = SmallPdf.of(title, "A page of text stands before the picture of another page.");
        byte[] scan = Files.readAllBytes(write(file, List.of(lines)));
        try (PDDocument document = Loader.loadPDF(text); PDDocument pictures = Loader.loadPDF(scan)) {
            document.importPage(pictures.getPage(0));
            document.save(file.toFile());
            return file;
        }
    }

    private static BufferedImage picture(List<String> lines) {
        BufferedImage picture = new BufferedImage(1654, 2339, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D pen = picture.createGraphics();
        pen.setColor(Color.WHITE);
        pen.fillRect(0, 0, picture.getWidth(), picture.getHeight());
        pen.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        pen.setColor(Color.BLACK);
        pen.setFont(new Font(Font.SERIF, Font.PLAIN, 36));
        for (int i = 0; i < lines.size(); i++) {
            pen.drawString(lines.get(i), 180, 300 + 50 * i);
        }
        pen.dispose();
        return picture;
    }
}
