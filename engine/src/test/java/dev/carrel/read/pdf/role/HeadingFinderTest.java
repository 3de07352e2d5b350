package dev.carrel.read.pdf.role;

import java.io.IOException;
import java.util.stream.IntStream;

import dev.carrel.document.Document;
import dev.carrel.document.Section;
import dev.carrel.document.SectionKind;
import dev.carrel.read.Input;
import dev.carrel.read.pdf.PdfReader;
import dev.carrel.read.pdf.TestPaper;
import dev.carrel.read.pdf.glyph.TexCodes;
import dev.carrel.read.pdf.paper.SectionPath;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.apache.pdfbox.pdmodel.font.encoding.DictionaryEncoding;
import org.junit.jupiter.api.Test;

import static dev.carrel.read.pdf.TestPaper.BOLD;
import static dev.carrel.read.pdf.TestPaper.ITALIC;
import static dev.carrel.read.pdf.TestPaper.ROMAN;
import static org.assertj.core.api.Assertions.assertThat;

/// Papers in layouts that publishers do not use: preprints, theses, conference papers.
final class HeadingFinderTest {
    private static final String TEXT = "Tides were read from a staff at the harbour wall every quarter of an hour, by day and by "
            + "night, for the whole of one year. The staff was painted anew in spring, since barnacles had covered its lowest "
            + "marks, and the readings of that week were left out.";

    private static TestPaper titled() throws IOException {
        TestPaper paper = new TestPaper().in(BOLD, 18).line(72, 100, "Tides of the northern harbours");
        paper.in(ROMAN, 10).paragraph(72, 140, 450, TEXT + " " + TEXT);
        return paper;
    }

    private static Document read(TestPaper paper) throws IOException {
        return new PdfReader().read(Input.of("tides.pdf", paper.bytes()));
    }

    private static SectionKind kindUnder(Document document, String heading) {
        return document.sections().stream().filter(section -> section.heading().contains(heading))
                .map(Section::kind).findFirst().orElseThrow();
    }

    @Test
    void aShortHeadingIsOneThoughItsNumberIsLong() throws IOException {
        try (TestPaper paper = titled().in(BOLD, 13).line(72, 240, "2. Method").in(BOLD, 10).line(72, 262,
                "2.1. Design")) {
            paper.in(ROMAN, 10).paragraph(72, 284, 450, TEXT);
            assertThat(kindUnder(read(paper), "2.1. Design")).isEqualTo(SectionKind.METHODS);
        }
    }

    @Test
    void aSquareBeforeAHeadingIsNoPartOfIt() throws IOException {
        PDType1Font signs = new PDType1Font(FontName.ZAPF_DINGBATS);
        try (TestPaper paper = titled().in(signs, 10).line(72, 240, "■").in(BOLD, 10).line(82, 240,
                "METHODS")) {
            paper.in(ROMAN, 10).paragraph(72, 262, 450, TEXT);
            assertThat(kindUnder(read(paper), "METHODS")).isEqualTo(SectionKind.METHODS);
        }
    }

    @Test
    void anItemOfAListKeepsItsSquare() throws IOException {
        PDType1Font signs = new PDType1Font(FontName.ZAPF_DINGBATS);
        try (TestPaper paper = titled().in(signs, 10).line(72, 195, "■").in(ROMAN, 10)) {
            paper.paragraph(82, 195, 440, TEXT);
            assertThat(read(paper).sections()).flatExtracting(Section::paragraphs)
                    .anyMatch(paragraph -> paragraph.text().contains("■ Tides"));
        }
    }

    @Test
    void lettersStandUnderRomanNumbersHoweverLargeTheyAre() throws IOException {
        try (TestPaper paper = titled().in(ROMAN, 8).line(275, 240, "I. RESULTS").in(ITALIC, 10).line(72, 262,
                "A. Spring tides")) {
            double y = paper.in(ROMAN, 10).paragraph(72, 284, 450, TEXT);
            paper.in(ROMAN, 8).line(265, y + 20, "II. DISCUSSION");
            paper.in(ROMAN, 10).paragraph(72, y + 42, 450, TEXT);
            Document document = read(paper);
            assertThat(kindUnder(document, "A. Spring tides")).isEqualTo(SectionKind.FINDINGS);
            assertThat(document.sections().getLast().heading()).containsExactly("II. DISCUSSION");
        }
    }

    @Test
    void aHeadingInCapitalsOfTheTextsOwnTypeIsNoPartOfTheText() throws IOException {
        try (TestPaper paper = titled().in(ROMAN, 10).line(268, 212, "I. METHODS")) {
            paper.paragraph(72, 224, 450, TEXT);
            assertThat(kindUnder(read(paper), "I. METHODS")).isEqualTo(SectionKind.METHODS);
        }
    }

    @Test
    void anItemOfAListIsNoHeadingWhereHeadingsAreSetApart() throws IOException {
        try (TestPaper paper = titled()) {
            double y = 240;
            for (String heading : new String[]{"Introduction", "Methods", "Results"}) {
                paper.in(BOLD, 13).line(72, y, heading);
                y = paper.in(ROMAN, 10).paragraph(72, y + 20, 450, TEXT) + 20;
            }
            paper.line(72, y, "2. Paint the staff").paragraph(72, y + 20, 450, TEXT);
            assertThat(read(paper).sections().getLast().heading()).containsExactly("Results");
        }
    }

    @Test
    void anEntryOfTheContentsIsNoHeading() throws IOException {
        try (TestPaper paper = titled()) {
            double y = 240;
            for (String entry : new String[]{"1 Introduction", "2 Methods", "3 Results"}) {
                paper.in(BOLD, 10).line(72, y, entry).line(500, y, "7");
                y += 20;
            }
            paper.in(ROMAN, 10).paragraph(72, y, 450, TEXT);
            assertThat(read(paper).sections()).noneMatch(section -> section.heading().contains("3 Results"));
        }
    }

    @Test
    void textIsNoHeadingThoughProgramsTakeMoreRoomThanIt() throws IOException {
        try (TestPaper paper = titled().page().in(BOLD, 13).line(72, 140, "2 Methods")) {
            double y = paper.in(ROMAN, 10).paragraph(72, 160, 450, "The tide is read as follows:");
            y = paper.in(new PDType1Font(FontName.COURIER), 10).paragraph(72, y + 12, 450, TEXT.repeat(3))
                    + 12;
            paper.in(ROMAN, 10).paragraph(72, y, 450, "Then it is printed:");
            assertThat(read(paper).sections().getLast().heading()).containsExactly("2 Methods");
        }
    }

    @Test
    void whatIsNumberedStandsUnderTheTitleOfItsChapter() {
        SectionPath path = new SectionPath().with(1, "Chapter 3").with(1, "Methods").with(2, "3.1 Staffs");
        assertThat(path.headings()).containsExactly("Methods", "3.1 Staffs");
        assertThat(path.kind()).isEqualTo(SectionKind.METHODS);
    }

    @Test
    void aLabelInADrawingIsNoPartOfTheCaptionBelowIt() throws IOException {
        try (TestPaper paper = titled().in(ROMAN, 8).line(72, 300, "Treated").in(BOLD, 8)
                .line(72, 310, "Figure 1.")
                .in(ROMAN, 8)
                .line(110, 310, "Tides of one year at the harbour wall, as the keepers read them.")) {
            paper.in(ROMAN, 10).paragraph(72, 350, 450, TEXT);
            assertThat(read(paper).captions()).singleElement()
                    .satisfies(caption -> assertThat(caption.text()).doesNotContain("Treated"));
        }
    }

    @Test
    void smallNumbersThatCountTheLinesAreNoTextWhereverTheyStand() throws IOException {
        try (TestPaper paper = new TestPaper().in(BOLD, 18).line(72, 100, "Tides of the northern harbours")) {
            for (int i = 1; i <= 20; i++) {
                paper.in(ROMAN, 10).line(72, 140 + 12 * i,
                        "the staff was painted anew and the tides were read again at the wall");
                paper.in(ROMAN, 5).line(520, 140 + 12 * i, String.valueOf(40 + i));
            }
            assertThat(read(paper).paragraphs()).singleElement()
                    .satisfies(paragraph -> assertThat(paragraph.text()).doesNotContainPattern("\\d"));
        }
    }

    @Test
    void drawnFontsOfTexHaveTheirLigaturesWhereTheirEncodingHasThem() {
        assertThat(TexCodes.text(encoding(11, 12, 123), 12)).hasValue("fi");
        assertThat(TexCodes.text(encoding(11, 12, 123), 123)).hasValue("–");
        assertThat(TexCodes.text(encoding(21, 27, 28, 30), 30)).hasValue("ffi");
        assertThat(TexCodes.text(encoding(21, 27, 28, 30), 21)).hasValue("–");
        assertThat(TexCodes.text(encoding(21, 97), 21)).isEmpty();
    }

    private static DictionaryEncoding encoding(int... codes) {
        COSArray differences = new COSArray();
        IntStream.of(codes).forEach(code -> {
            differences.add(COSInteger.get(code));
            differences.add(COSName.getPDFName("a" + code));
        });
        return new DictionaryEncoding(COSName.STANDARD_ENCODING, differences);
    }
}
