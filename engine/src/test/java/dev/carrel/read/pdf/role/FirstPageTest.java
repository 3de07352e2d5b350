package dev.carrel.read.pdf.role;

import java.io.IOException;

import dev.carrel.document.Document;
import dev.carrel.read.Input;
import dev.carrel.read.pdf.PdfReader;
import dev.carrel.read.pdf.TestPaper;
import org.junit.jupiter.api.Test;

import static dev.carrel.read.pdf.TestPaper.BOLD;
import static dev.carrel.read.pdf.TestPaper.ITALIC;
import static dev.carrel.read.pdf.TestPaper.ROMAN;
import static dev.carrel.read.pdf.TestPaper.TYPED;
import static org.assertj.core.api.Assertions.assertThat;

final class FirstPageTest {
    private static final String TEXT = "Tides were read from a staff at the harbour wall every quarter of an hour, by day and by "
            + "night, for the whole of one year. The staff was painted anew in spring, since barnacles had covered its lowest "
            + "marks, and the readings of that week were left out. ";
    private static final String OTHER = "Readings of a year from one staff are enough to tell the tides of the next to within a hand, "
            + "if the wind is known, and storms are left to the keepers, who know them better than any table of numbers that "
            + "was ever printed for the northern harbours and sold to their ships.";
    private static final double WIDTH = 450;

    private static TestPaper titled() throws IOException {
        return new TestPaper().in(BOLD, 18).line(72, 90, "Tides of the northern harbours");
    }

    private static Document read(TestPaper paper) throws IOException {
        return new PdfReader().read(Input.of("tides.pdf", paper.bytes()));
    }

    @Test
    void aLongTextInAnotherFaceAboveTheBodyIsTheAbstract() throws IOException {
        try (TestPaper paper = titled()) {
            paper.in(ITALIC, 10).paragraph(72, 140, WIDTH, OTHER);
            paper.in(ROMAN, 10).paragraph(72, 260, WIDTH, TEXT.repeat(6).strip());
            assertThat(read(paper).metadata().summary()).isEqualTo(OTHER);
        }
    }

    @Test
    void addressesInTheTypeOfTheBodyMayStandAboveTheAbstract() throws IOException {
        try (TestPaper paper = titled()) {
            paper.in(ROMAN, 10).paragraph(72, 120, WIDTH,
                    "Ada Lindqvist, Department of Tides, University of the North, "
                            + "Ben Okafor, Department of Harbours, University of the South, Chen Wei, Department of Staffs and "
                            + "Marks, University of the East, and Dana Petrov, Institute of Winds and Currents, the West");
            paper.in(ITALIC, 10).paragraph(72, 180, WIDTH, OTHER);
            paper.in(ROMAN, 10).paragraph(72, 300, WIDTH, TEXT.repeat(6).strip());
            assertThat(read(paper).metadata().summary()).isEqualTo(OTHER);
        }
    }

    @Test
    void theJournalsLineAndNamesInTheTypeOfTheBodyAreNoText() throws IOException {
        try (TestPaper paper = new TestPaper()) {
            paper.in(ROMAN, 10).line(72, 60, "Original research, published in March");
            paper.in(BOLD, 18).line(72, 90, "Tides of the northern harbours");
            paper.in(ROMAN, 10).paragraph(72, 120, WIDTH, "Ada Lindqvist, Ben Okafor, Chen Wei, Dana Petrov, "
                    + "Emil Sørby, Fay Winter, Gus Marlow, Hana Kimura, Ivo Blank, Jo Underhill, Kay Harbour, Lea Stone, "
                    + "Max Rivers, Nia Fields, Ola Brandt and Pia Moor");
            paper.in(ITALIC, 10).paragraph(72, 180, WIDTH, OTHER);
            paper.in(ROMAN, 10).paragraph(72, 300, WIDTH, TEXT.repeat(6).strip());
            Document document = read(paper);
            assertThat(document.metadata().summary()).isEqualTo(OTHER);
            assertThat(document.metadata().authors()).hasSize(16).startsWith("Ada Lindqvist");
            assertThat(document.text()).doesNotContain("Original research", "Lindqvist");
        }
    }

    @Test
    void aProgramIsNoAbstract() throws IOException {
        try (TestPaper paper = titled()) {
            paper.in(TYPED, 10).paragraph(72, 140, WIDTH,
                    "read the staff of the harbour and write its mark; ".repeat(8).strip());
            paper.in(ROMAN, 10).paragraph(72, 300, WIDTH, TEXT.repeat(6).strip());
            assertThat(read(paper).metadata().summary()).isNull();
        }
    }

    @Test
    void aNoteIsNoAbstract() throws IOException {
        try (TestPaper paper = titled()) {
            paper.in(ROMAN, 10).paragraph(300, 140, 220, TEXT.repeat(6).strip());
            paper.in(ROMAN, 9).paragraph(72, 500, 200, "*" + OTHER);
            assertThat(read(paper).metadata().summary()).isNull();
        }
    }

    @Test
    void whatStandsUnderTheTextIsNoAbstract() throws IOException {
        try (TestPaper paper = titled()) {
            double end = paper.in(ROMAN, 10).paragraph(72, 140, WIDTH, TEXT.repeat(6).strip());
            paper.in(ITALIC, 10).paragraph(72, end + 30, WIDTH, OTHER);
            assertThat(read(paper).metadata().summary()).isNull();
        }
    }
}
