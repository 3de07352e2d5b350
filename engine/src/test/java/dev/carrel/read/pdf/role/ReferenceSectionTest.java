package dev.carrel.read.pdf.role;

import java.io.IOException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import dev.carrel.document.Document;
import dev.carrel.document.Omission;
import dev.carrel.read.Input;
import dev.carrel.read.pdf.PdfReader;
import dev.carrel.read.pdf.TestPaper;
import org.junit.jupiter.api.Test;

import static dev.carrel.read.pdf.TestPaper.BOLD;
import static dev.carrel.read.pdf.TestPaper.ROMAN;
import static org.assertj.core.api.Assertions.assertThat;

final class ReferenceSectionTest {
    private static final String TEXT = "Tides were read from a staff at the harbour wall every quarter of an hour, by day and by "
            + "night, for the whole of one year. The staff was painted anew in spring, since barnacles had covered its lowest "
            + "marks and the readings of that week could not be used. ";

    private static String work(int number) {
        return number + ". Author" + (char) ('a' + number)
                + " AB, Other CD. A title about harbours and tides. J Tides. "
                + (1990 + number) + ";" + number + ":10-19.";
    }

    private static double works(TestPaper paper, double from, int count) {
        double y = from;
        for (int number = 1; number <= count; number++) {
            y = paper.in(ROMAN, 9).paragraph(72, y, 450, work(number)) + 3;
        }
        return y;
    }

    private static Document read(TestPaper paper) throws IOException {
        return new PdfReader().read(Input.of("tides.pdf", paper.bytes()));
    }

    @Test
    void theHeadOfATablesColumnOpensNoList() throws IOException {
        try (TestPaper paper = new TestPaper()) {
            paper.in(BOLD, 18).line(72, 80, "Tides of the northern harbours");
            paper.in(ROMAN, 8).line(72, 110, "Table 1. Harbours and who wrote about them.")
                    .line(72, 125, "Harbour")
                    .line(230, 125, "Tide").line(390, 125, "References").line(72, 140, "Northcay")
                    .line(230, 140, "high").line(390, 140, "Baker et al. (2005)");
            double y = paper.in(ROMAN, 10).paragraph(72, 170, 450, TEXT.repeat(8).strip());
            paper.in(BOLD, 12).line(72, y + 20, "References");
            works(paper, y + 36, 6);
            Document document = read(paper);
            assertThat(document.text()).contains("Tides were read");
            assertThat(document.references()).hasSize(6);
        }
    }

    @Test
    void proseUnderTheHeadingStaysContent() throws IOException {
        try (TestPaper paper = new TestPaper()) {
            paper.in(BOLD, 18).line(72, 80, "Tides of the northern harbours");
            double y = paper.in(ROMAN, 10).paragraph(72, 130, 450, TEXT.repeat(3).strip());
            paper.in(BOLD, 12).line(72, y + 20, "References");
            y = works(paper, y + 36, 4);
            paper.in(ROMAN, 10).paragraph(72, y + 20, 450,
                    "What the keepers told us came later. " + TEXT.repeat(5).strip());
            Document document = read(paper);
            assertThat(document.text()).contains("What the keepers told us came later.");
            assertThat(document.references()).hasSize(4);
        }
    }

    @Test
    void aListThatIsMostOfThePaperIsBelievedWhereEachEntryIsAWork() throws IOException {
        try (TestPaper paper = new TestPaper()) {
            paper.in(BOLD, 18).line(72, 80, "Tides of the northern harbours");
            double y = paper.in(ROMAN, 10).paragraph(72, 130, 450, TEXT.strip());
            paper.in(BOLD, 12).line(72, y + 20, "References");
            works(paper, y + 36, 20);
            Document document = read(paper);
            assertThat(document.references()).hasSize(20);
            assertThat(document.text()).doesNotContain("J Tides");
            assertThat(document.omissions()).filteredOn(left -> left.reason() == Omission.Reason.REFERENCES)
                    .singleElement().satisfies(left -> {
                        assertThat(left.share()).isGreaterThan(0.4);
                        assertThat(left.characters()).isEqualTo(IntStream.rangeClosed(1, 20)
                                .mapToObj(ReferenceSectionTest::work).collect(Collectors.joining()).length());
                    });
        }
    }

    @Test
    void wordsThatAreNoWorksStayContentHoweverMany() throws IOException {
        try (TestPaper paper = new TestPaper()) {
            paper.in(BOLD, 18).line(72, 80, "Tides of the northern harbours");
            double y = paper.in(ROMAN, 10).paragraph(72, 130, 450, TEXT.strip());
            paper.in(BOLD, 12).line(72, y + 20, "References");
            y += 36;
            for (String harbour : new String[]{"Northcay", "Southcay", "Eastcay", "Westcay", "Midcay",
                    "Farcay"}) {
                y = paper.in(ROMAN, 10).paragraph(72, y, 450,
                        "The pilots of " + harbour + " look to the staff before they speak of the tide.") + 8;
            }
            assertThat(read(paper).text()).contains("The pilots of Northcay", "The pilots of Farcay");
        }
    }
}
