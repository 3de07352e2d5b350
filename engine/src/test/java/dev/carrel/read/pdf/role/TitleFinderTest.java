package dev.carrel.read.pdf.role;

import java.io.IOException;

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
}
