package dev.carrel.read.pdf.role;

import java.io.IOException;
import java.util.List;

import dev.carrel.document.Metadata;
import dev.carrel.read.Input;
import dev.carrel.read.pdf.PdfReader;
import dev.carrel.read.pdf.TestPaper;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static dev.carrel.read.pdf.TestPaper.BOLD;
import static dev.carrel.read.pdf.TestPaper.BOLD_ITALIC;
import static dev.carrel.read.pdf.TestPaper.ITALIC;
import static dev.carrel.read.pdf.TestPaper.ROMAN;
import static dev.carrel.read.pdf.TestPaper.SANS;
import static dev.carrel.read.pdf.TestPaper.TYPED;
import static org.assertj.core.api.Assertions.assertThat;

final class TitleFinderTest {
    private static final String TEXT = "Tides were read from a staff at the harbour wall every quarter of an hour, by day and by "
            + "night, for the whole of one year. The staff was painted anew in spring, since barnacles had covered its lowest "
            + "marks, and the readings of that week were left out. ";
    private static final String TITLE = "Tides of the northern harbours and what the staffs of their keepers tell";

    /// Reads a paper whose first lines stand on it already.
    private static Metadata read(TestPaper paper, @Nullable String told) throws IOException {
        paper.in(ROMAN, 10).paragraph(72, 260, 450, TEXT.repeat(6).strip());
        paper.document.getDocumentInformation().setTitle(told);
        return new PdfReader().read(Input.of("harbour_tides.pdf", paper.bytes())).metadata();
    }

    @Test
    void aTitleThatOnlyTheFileTellsIsReadWithoutItsLatex() throws IOException {
        assertThat(read(new TestPaper(), "Tides of $\\beta$ harbours in \\textit{northern} seas").title())
                .isEqualTo("Tides of β harbours in northern seas");
    }

    private static TestPaper titled() throws IOException {
        return new TestPaper().in(BOLD, 18).line(72, 100, "Tides of the northern harbours and what")
                .line(72, 122, "the staffs of their keepers tell").in(ROMAN, 11)
                .line(72, 150, "Ada Lindqvist, Ben Okafor and Chen Wei");
    }

    @Test
    void theTypesettersNameIsNoTitleThoughThePageSaysIt() throws IOException {
        try (TestPaper paper = titled().in(ROMAN, 8).line(72, 60, "doi:10.1093/nar/gki757")) {
            Metadata metadata = read(paper, "gki757 4433..4442");
            assertThat(metadata.title()).isEqualTo(TITLE);
            assertThat(metadata.told()).containsEntry("title", "page");
        }
    }

    @Test
    void theNameOfTheJournalIsNoTitleThoughItIsLarge() throws IOException {
        try (TestPaper paper = titled().in(ROMAN, 24).line(72, 60,
                "Journal of the Study of Tides and Harbours")) {
            assertThat(read(paper, "Journal of the Study of Tides and Harbours").title()).isEqualTo(TITLE);
        }
    }

    @Test
    void aTitleIsNotCutWhereItsFaceChanges() throws IOException {
        try (TestPaper paper = new TestPaper().in(BOLD, 18)
                .line(72, 100, "The complete genome of the green alga")
                .in(BOLD_ITALIC, 18).line(72, 122, "Staurastrum punctulatum").in(BOLD, 18)
                .line(72, 144, "and what it tells about harbours")) {
            assertThat(read(paper, "main.dvi").title()).isEqualTo(
                    "The complete genome of the green alga Staurastrum punctulatum and what it tells about harbours");
        }
    }

    @Test
    void aTitleIsNotCutWhereItsLinesAreFarApartOrDifferALittleInSize() throws IOException {
        try (TestPaper paper = new TestPaper().in(BOLD, 16)
                .line(72, 100, "Tides of the northern harbours and what")
                .in(BOLD, 15.2).line(72, 130, "the staffs of their keepers tell")) {
            assertThat(read(paper, null).title()).isEqualTo(TITLE);
        }
    }

    @Test
    void aLastLineThatLooksLikeANameBelongsToATitleThatWaitsForIt() throws IOException {
        try (TestPaper paper = new TestPaper().in(BOLD, 18)
                .line(72, 100, "Keepers and their harbours: the role of")
                .line(72, 132, "Perceived Intractability").in(ROMAN, 12)
                .line(72, 164, "Ada Lindqvist, Ben Okafor")) {
            Metadata metadata = read(paper, null);
            assertThat(metadata.title())
                    .isEqualTo("Keepers and their harbours: the role of Perceived Intractability");
            assertThat(metadata.authors()).containsExactly("Ada Lindqvist", "Ben Okafor");
        }
    }

    @Test
    void metadataThatSayMoreThanTheFirstLineGiveTheRest() throws IOException {
        try (TestPaper paper = new TestPaper().in(BOLD, 18).line(72, 100, "Tides of the northern harbours")
                .in(ITALIC, 13).line(72, 122, "and what the staffs of their keepers tell")) {
            assertThat(read(paper, TITLE).title()).isEqualTo(TITLE);
        }
    }

    @Test
    void metadataThatSayLessThanThePageAreNotBelieved() throws IOException {
        try (TestPaper paper = titled()) {
            assertThat(read(paper, "Tides of the northern harbours").title()).isEqualTo(TITLE);
        }
    }

    @Test
    void aManuscriptsTitleIsBoldAndNoLargerThanItsText() throws IOException {
        try (TestPaper paper = new TestPaper().in(BOLD, 10).line(150, 100, TITLE).in(ROMAN, 10)
                .line(200, 130, "Ada Lindqvist, Ben Okafor")) {
            assertThat(read(paper, null).title()).isEqualTo(TITLE);
        }
    }

    @Test
    void authorsInLargeTypeAreNoTitle() throws IOException {
        try (TestPaper paper = new TestPaper().in(BOLD, 18).line(72, 100, "Harbour tides").in(ROMAN, 13)
                .line(72, 130, "Ada Lindqvist, Ben Okafor, Chen Wei, Dora Maar")) {
            assertThat(read(paper, null).title()).isEqualTo("Harbour tides");
        }
    }

    @Test
    void markUpInMetadataIsNoPartOfTheTitle() throws IOException {
        try (TestPaper paper = titled()) {
            assertThat(read(paper,
                    "Tides of the northern harbours&#x20;and what <i>the staffs</i> of their keepers tell")
                    .title()).isEqualTo(TITLE);
        }
    }

    @Test
    void aHeadingUnderTheTextIsNoTitleThoughItHasMoreWords() throws IOException {
        try (TestPaper paper = new TestPaper().in(BOLD, 14).line(150, 100, "New tides in Harfunc")
                .in(ROMAN, 12)
                .line(150, 125, "Ada Lindqvist and Ben Okafor")) {
            double y = paper.in(ROMAN, 10).paragraph(72, 160, 450, TEXT.repeat(2).strip());
            paper.in(BOLD_ITALIC, 13).line(72, y + 10, "The scattering of tides from harbour walls");
            paper.in(ROMAN, 10).paragraph(72, y + 25, 450, TEXT.strip());
            assertThat(read(paper, null).title()).isEqualTo("New tides in Harfunc");
        }
    }

    @Test
    void aNumberedHeadingIsNoTitle() throws IOException {
        try (TestPaper paper = new TestPaper().in(ROMAN, 17).line(230, 100, "harFunc user guide")
                .in(ROMAN, 12)
                .line(250, 130, "Ada Lindqvist").in(BOLD, 14).line(72, 200, "1 What is new here")) {
            assertThat(read(paper, null).title()).isEqualTo("harFunc user guide");
        }
    }

    @Test
    void whatStandsOverAnAddressIsNoTitleAndTheAddressIsNoPartOfOne() throws IOException {
        try (TestPaper paper = new TestPaper().in(ROMAN, 17).line(230, 100, "The tide package").in(ROMAN, 12)
                .line(170, 130, "Ada Lindqvist and the Harbour Journal (UHN/HMB)")
                .line(230, 143, "tides@harbour.org")) {
            assertThat(read(paper, null).title()).isEqualTo("The tide package");
        }
    }

    @Test
    void aShortTitleOverALongSubtitleIsPartOfIt() throws IOException {
        try (TestPaper paper = new TestPaper().in(ROMAN, 17)
                .line(297 - width("tide() internals", 17) / 2, 100, "tide() internals").in(ROMAN, 12)
                .line(297 - width("Some technical notes about the tide() in harbours", 12) / 2, 114,
                        "Some technical notes about the tide() in harbours")) {
            assertThat(read(paper, null).title())
                    .isEqualTo("tide() internals Some technical notes about the tide() in harbours");
        }
    }

    @Test
    void aMarkThatANoteExplainsIsNoPartOfTheTitle() throws IOException {
        try (TestPaper paper = new TestPaper().in(BOLD, 18).line(72, 100, "Tides of the northern harbours*")
                .in(ROMAN, 8).line(72, 780, "*Read before the keepers of the northern harbours.")) {
            assertThat(read(paper, null).title()).isEqualTo("Tides of the northern harbours");
        }
    }

    @Test
    void raisedMarksOfNotesAreNoPartOfTheTitle() throws IOException {
        for (String mark : List.of("a)", "*,**", "\u2020")) {
            try (TestPaper paper = new TestPaper().in(BOLD, 18)
                    .line(72, 100, "Tides of the northern harbours")
                    .in(ROMAN, 11).line(72 + BOLD.getStringWidth("Tides of the northern harbours") * .018, 94,
                            mark)) {
                assertThat(read(paper, null).title()).isEqualTo("Tides of the northern harbours");
            }
        }
    }

    @Test
    void marksThatTheFontPrintsAsOtherSignsAreNoPartOfATitleThatTheFileTells() throws IOException {
        try (TestPaper paper = new TestPaper().in(BOLD, 18)
                .line(72, 100, "Tides of the northern harbours?,??")) {
            assertThat(read(paper, "Tides of the northern harbours").title())
                    .isEqualTo("Tides of the northern harbours");
        }
    }

    @Test
    void aTitleMaySpeakOfADay() throws IOException {
        try (TestPaper paper = new TestPaper().in(BOLD, 16)
                .line(72, 100, "What the tide of March 11, 2011 did to northern harbours").in(ROMAN, 12)
                .line(72, 130, "Notes on the northern harbours for their keepers")) {
            assertThat(read(paper, null).title())
                    .isEqualTo("What the tide of March 11, 2011 did to northern harbours");
        }
    }

    @Test
    void anOpeningInLargerLettersThanTheTitleIsNone() throws IOException {
        try (TestPaper paper = new TestPaper().in(BOLD, 14).line(72, 100, "Tides of the northern harbours")) {
            paper.in(SANS, 15).paragraph(72, 140, 450,
                    "Every keeper has a staff. Few of them read it at night. This is a report on those who do.");
            assertThat(read(paper, null).title()).isEqualTo("Tides of the northern harbours");
        }
    }

    @Test
    void aNameThatEndsWithAColonBelongsToTheTitleBelowItInAnotherFace() throws IOException {
        try (TestPaper paper = new TestPaper().in(TYPED, 16).line(72, 100, "tidestaff:")
                .in(BOLD, 16).line(72, 122, "Readings of the northern harbours")) {
            assertThat(read(paper, null).title()).isEqualTo("tidestaff: Readings of the northern harbours");
        }
    }

    @Test
    void theNumberOfAPaperAtItsConferenceIsNoTitle() throws IOException {
        try (TestPaper paper = new TestPaper().in(BOLD, 14).line(400, 80, "TIDE2023-1234").in(BOLD, 10)
                .line(72, 120, "TIDES OF THE NORTHERN HARBOURS").in(ROMAN, 10)
                .line(72, 140, "Ada Lindqvist and Ben Okafor")) {
            assertThat(read(paper, null).title()).isEqualTo("TIDES OF THE NORTHERN HARBOURS");
        }
    }

    @Test
    void keywordsInLargeTypeAreNoTitleButATitleMaySpeakOfThem() throws IOException {
        try (TestPaper paper = new TestPaper().in(BOLD, 18).line(72, 100, "Northern tides").in(ROMAN, 12)
                .line(72, 200, "Key words: tides, harbours, staffs, marks, keepers")) {
            assertThat(read(paper, null).title()).isEqualTo("Northern tides");
        }
        try (TestPaper paper = new TestPaper().in(BOLD, 18).line(72, 100,
                "Keyword search for keepers of tides")) {
            assertThat(read(paper, null).title()).isEqualTo("Keyword search for keepers of tides");
        }
    }

    @Test
    void aTitleThatIsSpacedOutHasItsWords() throws IOException {
        try (TestPaper paper = new TestPaper()) {
            paper.content().setCharacterSpacing(3);
            paper.in(BOLD, 16).line(72, 100, "TIDES OF THE NORTHERN HARBOURS");
            paper.content().setCharacterSpacing(0);
            assertThat(read(paper, null).title()).isEqualTo("TIDES OF THE NORTHERN HARBOURS");
        }
    }

    @Test
    void aTitleInSmallCapitalsIsWhole() throws IOException {
        try (TestPaper paper = new TestPaper()) {
            double x = 72;
            for (String word : "TIDES OF THE NORTHERN HARBOURS".split(" ")) {
                paper.in(ROMAN, 20).line(x, 100, word.substring(0, 1));
                x += width(word.substring(0, 1), 20);
                paper.in(ROMAN, 15).line(x, 100, word.substring(1));
                x += width(word.substring(1), 15) + 6;
            }
            assertThat(read(paper, null).title()).isEqualTo("TIDES OF THE NORTHERN HARBOURS");
        }
    }

    private static double width(String text, double size) throws IOException {
        return ROMAN.getStringWidth(text) / 1000 * size;
    }

    @Test
    void aRunningHeadThatIsLargerThanTheTitleIsNone() throws IOException {
        try (TestPaper paper = titled()) {
            paper.in(SANS, 22).line(72, 50, "The Harbour Keeper and His Seas");
            for (int i = 0; i < 3; i++) {
                paper.in(ROMAN, 10).paragraph(72, 300, 450, TEXT.repeat(4).strip());
                paper.page().in(SANS, 22).line(72, 50, "The Harbour Keeper and His Seas");
            }
            assertThat(read(paper, null).title()).isEqualTo(TITLE);
        }
    }

    @Test
    void theTitleStandsUnderTheBannerOfItsJournal() throws IOException {
        try (TestPaper paper = titled().in(SANS, 26).line(72, 50, "Harbour Letters").in(SANS, 9)
                .line(72, 66, "Volume 12, 2019, pages 44-61").line(400, 66, "www.harbour-letters.org")) {
            assertThat(read(paper, null).title()).isEqualTo(TITLE);
        }
    }

    @Test
    void theCoverSheetOfARepositoryTellsTheTitle() throws IOException {
        try (TestPaper paper = new TestPaper().in(SANS, 16).line(72, 80, "Northern University Repository")
                .in(SANS, 10)
                .line(72, 110,
                        "This is the author's accepted manuscript of an article published in Harbours.")
                .in(SANS, 18).line(72, 160, "Tides of the northern harbours and what").line(72, 182,
                        "the staffs of their keepers tell")
                .in(SANS, 11).line(72, 210, "Ada Lindqvist, Ben Okafor and Chen Wei").in(SANS, 9)
                .line(72, 250, "Please cite the published version.").page()) {
            paper.in(BOLD, 18).line(72, 100, "Tides of the northern harbours and what")
                    .line(72, 122, "the staffs of their keepers tell").in(ROMAN, 11)
                    .line(72, 150, "Ada Lindqvist, Ben Okafor and Chen Wei");
            Metadata metadata = read(paper, null);
            assertThat(metadata.title()).isEqualTo(TITLE);
            assertThat(metadata.authors()).containsExactly("Ada Lindqvist", "Ben Okafor", "Chen Wei");
        }
    }

    @Test
    void aThesisHasItsTitleUnderTheNameOfItsUniversity() throws IOException {
        try (TestPaper paper = new TestPaper().in(ROMAN, 16)
                .line(150, 80, "UNIVERSITY OF THE NORTHERN HARBOURS")
                .line(200, 100, "FACULTY OF MARINE SCIENCES").in(BOLD, 20)
                .line(100, 250, "Tides of the northern harbours and what")
                .line(130, 276, "the staffs of their keepers tell").in(ROMAN, 14).line(270, 340, "by")
                .line(240, 370, "Ada Lindqvist").in(ROMAN, 12)
                .line(120, 500, "A thesis submitted for the degree of Doctor of Philosophy")
                .line(260, 560, "May 2019")
                .page()) {
            Metadata metadata = read(paper, null);
            assertThat(metadata.title()).isEqualTo(TITLE);
            assertThat(metadata.authors()).containsExactly("Ada Lindqvist");
        }
    }

    @Test
    void textInLargerLettersThanMostOfAManualIsNoTitle() throws IOException {
        try (TestPaper paper = new TestPaper().in(ROMAN, 17).line(230, 100, "harbourguide 0.0.1")) {
            paper.in(SANS, 12).paragraph(72, 140, 450, TEXT.repeat(4).strip());
            paper.paragraph(72, 700, 450, "Copies of this text may be given to all keepers.");
            paper.page().in(ROMAN, 10).paragraph(72, 72, 450, TEXT.repeat(8).strip());
            assertThat(read(paper, null).title()).isEqualTo("harbourguide 0.0.1");
        }
    }

    @Test
    void namesOneALineAreNoTitle() throws IOException {
        try (TestPaper paper = new TestPaper().in(ROMAN, 20).line(230, 100, "Harbours by hand").in(ROMAN, 14)
                .line(250, 130, "Ada Lindqvist").line(250, 147, "Ben Okafor").line(250, 164, "Chen Wei")) {
            Metadata metadata = read(paper, null);
            assertThat(metadata.title()).isEqualTo("Harbours by hand");
            assertThat(metadata.authors()).containsExactly("Ada Lindqvist", "Ben Okafor", "Chen Wei");
        }
    }

    @Test
    void aDateIsNoTitle() throws IOException {
        try (TestPaper paper = new TestPaper().in(ROMAN, 17).line(230, 100, "Harbours by example")
                .in(ROMAN, 12)
                .line(200, 130, "February 21, 2023 | Package version 1.4.1")) {
            assertThat(read(paper, null).title()).isEqualTo("Harbours by example");
        }
    }

    @Test
    void aLineOfTheTitleMayLookLikeNamesAndBeInItalics() throws IOException {
        try (TestPaper paper = new TestPaper().in(ROMAN, 17)
                .line(120, 100, "A Style For Tide Management Project")
                .in(ITALIC, 17).line(120, 122, "Reports, Northern Harbour Technology").in(ROMAN, 12)
                .line(200, 150, "Ada Lindqvist")) {
            Metadata metadata = read(paper, null);
            assertThat(metadata.title())
                    .isEqualTo("A Style For Tide Management Project Reports, Northern Harbour Technology");
            assertThat(metadata.authors()).containsExactly("Ada Lindqvist");
        }
    }
}
