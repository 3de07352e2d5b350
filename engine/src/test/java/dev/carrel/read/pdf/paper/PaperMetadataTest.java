package dev.carrel.read.pdf.paper;

import java.io.IOException;
import java.util.List;

import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.Year;
import dev.carrel.read.Input;
import dev.carrel.read.pdf.PdfReader;
import dev.carrel.read.pdf.TestPaper;
import dev.carrel.read.pdf.page.FileMetadata;
import dev.carrel.read.pdf.page.XmpPacket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static dev.carrel.read.pdf.TestPaper.BOLD;
import static dev.carrel.read.pdf.TestPaper.ROMAN;
import static org.assertj.core.api.Assertions.assertThat;

/// Authors and years, as first pages print them.
final class PaperMetadataTest {
    private static final String TEXT = "Tides were read from a staff at the harbour wall every quarter of an hour, by day and by "
            + "night, for the whole of one year. The staff was painted anew in spring, since barnacles had covered its lowest "
            + "marks, and the readings of that week were left out. ";

    private static TestPaper titled() throws IOException {
        return new TestPaper().in(BOLD, 18).line(72, 100, "Tides of the northern harbours").in(ROMAN, 12);
    }

    private static Metadata read(TestPaper paper) throws IOException {
        paper.in(ROMAN, 10).paragraph(72, 260, 450, TEXT.repeat(6).strip());
        return new PdfReader().read(Input.of("tides.pdf", paper.bytes())).metadata();
    }

    @Test
    void namesBesideEachOtherAndInTheNextLineAreOneList() throws IOException {
        try (TestPaper paper = titled().line(72, 130, "Ada Lindqvist")
                .line(180, 130, "| Ben Okafor | Chen Wei |").line(72, 146, "Dee Moss")) {
            assertThat(read(paper).authors()).containsExactly("Ada Lindqvist", "Ben Okafor", "Chen Wei",
                    "Dee Moss");
        }
    }

    @Test
    void namesOneALineEndWhereTheirPlacesBegin() throws IOException {
        try (TestPaper paper = titled().line(72, 130, "Ada Lindqvist").line(72, 144, "Ben Okafor")
                .line(72, 158, "University of the Northern Harbours")) {
            assertThat(read(paper).authors()).containsExactly("Ada Lindqvist", "Ben Okafor");
        }
    }

    @Test
    void aRowOfNamesMayBeginLeftOfTheTitle() throws IOException {
        try (TestPaper paper = new TestPaper().in(BOLD, 18).line(150, 100, "Tides of the northern harbours")
                .in(ROMAN, 12).line(72, 130, "Ada Lindqvist").line(200, 130, "Ben Okafor")) {
            assertThat(read(paper).authors()).containsExactly("Ada Lindqvist", "Ben Okafor");
        }
    }

    @Test
    void marksPartNamesWhereNothingElseDoes() throws IOException {
        try (TestPaper paper = titled().line(72, 130, "Ada Lindqvist * Ben Okafor †")) {
            assertThat(read(paper).authors()).containsExactly("Ada Lindqvist", "Ben Okafor");
        }
    }

    @Test
    void namesAreToldFromTheAddressesAndPlacesBehindThem() throws IOException {
        try (TestPaper paper = titled().line(72, 130, "Ada Lindqvist (ada@harbour.org) – Northern University")
                .line(72, 144, "Ben Okafor (ben@harbour.org) – Northern University")) {
            assertThat(read(paper).authors()).containsExactly("Ada Lindqvist", "Ben Okafor");
        }
    }

    @Test
    void anAddressThatIsNotBehindANameEndsTheNames() throws IOException {
        try (TestPaper paper = titled().line(72, 130, "Ada Lindqvist and Ben Okafor").line(72, 144,
                "Maintainer: Chen Wei (chen@harbour.org)")) {
            assertThat(read(paper).authors()).containsExactly("Ada Lindqvist", "Ben Okafor");
        }
    }

    @Test
    void theLineThatSaysByWhomHasAllNames() throws IOException {
        try (TestPaper paper = titled().line(72, 130, "by Ada Lindqvist").line(72, 144,
                "HT Norden, Austria")) {
            assertThat(read(paper).authors()).containsExactly("Ada Lindqvist");
        }
    }

    @Test
    void printedNamesAreBelievedWhereTheyHaveAllThatTheFileTells() throws IOException {
        try (TestPaper paper = titled().line(72, 130, "Ada Lindqvist, Ben Okafor and Chen Wei")) {
            paper.document.getDocumentInformation().setAuthor("Chen Wei, Ada Lindqvist");
            Metadata metadata = read(paper);
            assertThat(metadata.authors()).containsExactly("Ada Lindqvist", "Ben Okafor", "Chen Wei");
            assertThat(metadata.told()).containsEntry("authors", "page");
        }
    }

    @Test
    void aNameThatTheFileSpellsInCodesIsReadAsItIsMeant() {
        FileMetadata facts = new FileMetadata(
                new XmpPacket(null, List.of("Semen Kamp#x000F6;ksal", "Ren&#xE9;e Noor"), List.of(), null,
                        null),
                null, null, "tides.pdf");
        assertThat(facts.authors()).containsExactly("Semen Köksal", "Renée Noor");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '=', textBlock = """
            Tides 2019, 16, 16; Received: 3 May 2018; Published: 20 December 2018 = 2019
            Bull Tides 2019;97:79-80 = 2019
            Harbour J, Vol. 47, No.11, Nov 2018, pp. 1-9 (Received 18 Dec 2017; accepted 23 May 2018) = 2018
            Received 18 Dec 2016; accepted 23 May 2017, of tides in 1999, 1999 and 1999 = 2017
            Tides Letters, 365, 2018, fny085 = 2018
            Harbours 12 (2015) 34-45 = 2015
            Copyright 2014 The Keepers. Cited as Old Tides 1998, 6:13 = 2014
            """)
    void theYearIsThatOfTheIssue(String line, int year) throws IOException {
        try (TestPaper paper = titled().line(72, 130, "Ada Lindqvist").in(ROMAN, 7).line(72, 60, line)) {
            assertThat(read(paper).year()).isEqualTo(new Year(year));
        }
    }
}
