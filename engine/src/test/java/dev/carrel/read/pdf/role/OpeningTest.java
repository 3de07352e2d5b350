package dev.carrel.read.pdf.role;

import java.io.IOException;
import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentPart;
import dev.carrel.document.Section;
import dev.carrel.document.SectionKind;
import dev.carrel.read.Input;
import dev.carrel.read.pdf.PdfReader;
import dev.carrel.read.pdf.TestPaper;
import org.junit.jupiter.api.Test;

import static dev.carrel.read.pdf.TestPaper.BOLD;
import static dev.carrel.read.pdf.TestPaper.ROMAN;
import static org.assertj.core.api.Assertions.assertThat;

final class OpeningTest {
    private static final String TEXT = "Tides were read from a staff at the harbour wall every quarter of an hour, by day and by "
            + "night, for the whole of one year. The staff was painted anew in spring, since barnacles had covered its lowest "
            + "marks, and the readings of that week were left out.";

    private static Document paper(String... parts) throws IOException {
        try (TestPaper paper = new TestPaper()) {
            paper.in(BOLD, 18).line(72, 80, "Tides of the northern harbours");
            double y = 130;
            for (String part : parts) {
                if (part.startsWith("#")) {
                    paper.in(BOLD, 12).line(72, y + 8, part.substring(1));
                    y += 24;
                } else {
                    y = paper.in(ROMAN, 10).paragraph(72, y, 450, part) + 8;
                }
            }
            return new PdfReader().read(Input.of("tides.pdf", paper.bytes()));
        }
    }

    private static List<SectionKind> kinds(Document document) {
        return document.sections().stream().map(Section::kind).toList();
    }

    @Test
    void whatStandsBeforeTheFirstHeadingOfAPaperIsItsIntroduction() throws IOException {
        Document document = paper(TEXT, TEXT, "#Results", TEXT, "#Methods", TEXT);
        assertThat(kinds(document)).containsExactly(SectionKind.METHODS, SectionKind.FINDINGS,
                SectionKind.METHODS);
        assertThat(document.sections().getFirst().parts()).containsExactly(DocumentPart.INTRODUCTION);
        assertThat(document.sections().getFirst().paragraphs()).hasSize(2);
    }

    @Test
    void whereOnlyMethodsFollowItTellsWhatWasFoundFromTheFirstFigureOn() throws IOException {
        Document document = paper(TEXT, TEXT, "The water rose as Fig. 1 shows. " + TEXT, TEXT, "#Methods",
                TEXT);
        assertThat(kinds(document)).containsExactly(SectionKind.METHODS, SectionKind.FINDINGS,
                SectionKind.METHODS);
        assertThat(document.sections().get(1).paragraphs()).hasSize(2);
    }

    @Test
    void withoutAHeadingOfPapersItIsContent() throws IOException {
        assertThat(kinds(paper(TEXT, "#Harbours", TEXT, "#Staffs", TEXT))).containsOnly(SectionKind.CONTENT);
    }

    @Test
    void beforeAnIntroductionItIsContent() throws IOException {
        assertThat(kinds(paper(TEXT, "#Introduction", TEXT, "#Results", TEXT)))
                .containsExactly(SectionKind.CONTENT, SectionKind.METHODS, SectionKind.FINDINGS);
    }

    @Test
    void headingsUnderEachOtherStayTwo() throws IOException {
        String second = "4.1. Meteorological variables and how they bear on the tides of harbours";
        try (TestPaper paper = new TestPaper()) {
            paper.in(BOLD, 18).line(72, 80, "Tides of the northern harbours");
            double y = paper.in(ROMAN, 10).paragraph(72, 130, 450, TEXT);
            paper.in(BOLD, 10).line(72, y + 16, "4. Discussion").line(72, y + 28, second);
            paper.in(ROMAN, 10).paragraph(72, y + 44, 450, TEXT);
            Section last = new PdfReader().read(Input.of("tides.pdf", paper.bytes())).sections().getLast();
            assertThat(last.heading()).containsExactly("4. Discussion", second);
            assertThat(last.kind()).isEqualTo(SectionKind.FINDINGS);
        }
    }
}
