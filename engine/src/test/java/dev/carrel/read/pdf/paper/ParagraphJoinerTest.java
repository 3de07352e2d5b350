package dev.carrel.read.pdf.paper;

import java.io.IOException;
import java.util.List;

import dev.carrel.document.Paragraph;
import dev.carrel.read.Input;
import dev.carrel.read.pdf.PdfReader;
import dev.carrel.read.pdf.TestPaper;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class ParagraphJoinerTest {
    private static final String TEXT = "Tides were read from a staff at the harbour wall every quarter of an hour, by day and by "
            + "night, for the whole of one year. The staff was painted anew in spring, since barnacles had covered its lowest "
            + "marks, and the readings of that week were left out.";

    @Test
    void textAfterAListIsNoPartOfItsLastItem() throws IOException {
        try (TestPaper paper = new TestPaper()) {
            double y = paper.in(TestPaper.ROMAN, 10).paragraph(80, 120, 430, TEXT);
            paper.line(100, y, "• Readings by day").line(100, y + 12, "• Readings by night");
            paper.paragraph(80, y + 24, 430, TEXT);
            assertThat(texts(paper)).containsExactly(TEXT, "• Readings by day", "• Readings by night", TEXT);
        }
    }

    @Test
    void aFormulasNumberOpensNoParagraph() throws IOException {
        try (TestPaper paper = new TestPaper()) {
            String rest = "where the height of the water is taken from the staff and the height of the wall from the plan of "
                    + "the harbour, which was drawn in the same year and has been kept with the readings ever since then.";
            double y = paper.in(TestPaper.ROMAN, 10).paragraph(80, 120, 430, TEXT + " They obey a rule:");
            paper.line(495, y, "(1)");
            paper.paragraph(80, y + 12, 430, rest);
            assertThat(texts(paper)).containsExactly(TEXT + " They obey a rule: " + rest);
        }
    }

    private static List<String> texts(TestPaper paper) throws IOException {
        return new PdfReader().read(Input.of("tides.pdf", paper.bytes())).paragraphs().map(Paragraph::text)
                .toList();
    }
}
