package dev.carrel.read.pdf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;

/// A small typesetter: puts lines and justified columns on pages, as journals do, so that tests have papers of their own.
public final class TestPaper implements AutoCloseable {
    public static final PDFont ROMAN = new PDType1Font(FontName.TIMES_ROMAN);
    public static final PDFont BOLD = new PDType1Font(FontName.TIMES_BOLD);
    public static final PDFont ITALIC = new PDType1Font(FontName.TIMES_ITALIC);
    public static final PDFont BOLD_ITALIC = new PDType1Font(FontName.TIMES_BOLD_ITALIC);
    public static final PDFont SANS = new PDType1Font(FontName.HELVETICA);
    public static final PDFont TYPED = new PDType1Font(FontName.COURIER);

    public final PDDocument document = new PDDocument();
    private PDPageContentStream content;
    private PDFont font = ROMAN;
    private double size = 10;

    public TestPaper() throws IOException {
        content = newPage();
    }

    public TestPaper page() throws IOException {
        content.close();
        content = newPage();
        return this;
    }

    private PDPageContentStream newPage() throws IOException {
        PDPage page = new PDPage(PDRectangle.A4);
        document.addPage(page);
        return new PDPageContentStream(document, page);
    }

    public TestPaper in(PDFont newFont, double newSize) {
        font = newFont;
        size = newSize;
        return this;
    }

    /// One line whose baseline is so far below the page's top.
    public TestPaper line(double x, double y, String text) {
        show(x, y, text, 0);
        return this;
    }

    /// The page's content stream, for what no typesetter does.
    public PDPageContentStream content() {
        return content;
    }

    TestPaper rule(double x0, double x1, double y) throws IOException {
        content.moveTo((float) x0, (float) (PDRectangle.A4.getHeight() - y));
        content.lineTo((float) x1, (float) (PDRectangle.A4.getHeight() - y));
        content.stroke();
        return this;
    }

    /// A paragraph in a column, from a baseline on; soft hyphens say where words may be parted. Gives the next baseline.
    public double paragraph(double x, double y, double width, String text) {
        return lines(x, y, width, 0, wrapped(text, width, 0));
    }

    /// The same with a first line that is indented, and only some of its lines: for what crosses a page.
    double part(double x, double y, double width, String text, int from, int to) {
        List<String> lines = wrapped(text, width, 0);
        return lines(x, y, width, lines.size() == to ? 0 : 1,
                lines.subList(from, Math.min(to, lines.size())));
    }

    int count(String text, double width) {
        return wrapped(text, width, 0).size();
    }

    private double lines(double x, double y, double width, int open, List<String> lines) {
        double at = y;
        for (int i = 0; i < lines.size(); i++) {
            boolean last = i == lines.size() - 1 && open == 0;
            show(x, at, lines.get(i), last ? 0 : stretch(lines.get(i), width));
            at += 1.2 * size;
        }
        return at;
    }

    private double stretch(String line, double width) {
        int spaces = (int) line.chars().filter(c -> c == ' ').count();
        return spaces == 0 ? 0 : (width - width(line)) / spaces;
    }

    private List<String> wrapped(String text, double width, double indent) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ")) {
            String rest = word;
            while (width(line + rest.replace("\u00AD", "")) > width - (lines.isEmpty() ? indent : 0)) {
                int cut = cut(line, rest, width);
                lines.add(cut == 0
                        ? line.toString().strip()
                        : line + rest.substring(0, cut).replace("\u00AD", "") + "-");
                rest = rest.substring(cut == 0 ? 0 : cut + 1);
                line.setLength(0);
            }
            line.append(rest.replace("\u00AD", "")).append(' ');
        }
        lines.add(line.toString().strip());
        return lines;
    }

    /// Where a word is parted to fill a line; 0 if nowhere.
    private int cut(StringBuilder line, String word, double width) {
        int cut = 0;
        for (int at = word.indexOf('\u00AD'); at > 0; at = word.indexOf('\u00AD', at + 1)) {
            cut = width(line + word.substring(0, at).replace("\u00AD", "") + "-") <= width ? at : cut;
        }
        return cut;
    }

    private double width(String text) {
        try {
            return font.getStringWidth(text) / 1000 * size;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void show(double x, double y, String text, double wordSpacing) {
        try {
            content.beginText();
            content.setFont(font, (float) size);
            content.setWordSpacing((float) wordSpacing);
            content.newLineAtOffset((float) x, (float) (PDRectangle.A4.getHeight() - y));
            content.showText(text);
            content.endText();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public byte[] bytes() throws IOException {
        content.close();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        document.save(bytes);
        return bytes.toByteArray();
    }

    @Override
    public void close() throws IOException {
        document.close();
    }
}
