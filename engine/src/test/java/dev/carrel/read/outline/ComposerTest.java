package dev.carrel.read.outline;

import java.io.IOException;
import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Paragraph;
import dev.carrel.document.Section;
import dev.carrel.document.SectionKind;
import dev.carrel.read.Input;
import dev.carrel.read.UnreadableException;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class ComposerTest {
    private final MetadataBuilder facts = new MetadataBuilder(DocumentType.DOCUMENTATION);

    @Test
    void sectionsStartAtTheTwoOuterLevelsOnly() throws IOException {
        Document document = compose(
                new Outline().heading(1, "A").paragraph("a").heading(2, "B").paragraph("b")
                        .heading(3, "C").paragraph("c").heading(1, "D").heading(2, "E").paragraph("e"));
        assertThat(document.sections()).extracting(Section::heading)
                .containsExactly(List.of("A"), List.of("A", "B"), List.of("D", "E"));
        assertThat(document.paragraphs().map(Paragraph::text)).containsExactly("a", "b", "C", "c", "e");
    }

    @Test
    void aHeadingWithNothingUnderItIsNotLost() throws IOException {
        Document document = compose(
                new Outline().heading(1, "T").heading(2, "Lonely").heading(2, "B").paragraph("b"));
        assertThat(document.paragraphs().map(Paragraph::text)).containsExactly("Lonely", "b");
    }

    @Test
    void latexInATitleIsShownAsPeopleReadItAndStaysInTheText() throws IOException {
        Document document = compose(new Outline().heading(1, "The $\\beta$ distribution").paragraph("b"));
        assertThat(document.metadata().title()).isEqualTo("The β distribution");
        assertThat(document.sections().getFirst().heading()).containsExactly("The $\\beta$ distribution");
    }

    @Test
    void theIntroductionOfAManualIsContent() throws IOException {
        Document document = compose(new Outline().heading(2, "Introduction").paragraph("x")
                .heading(2, "References").paragraph("y"));
        assertThat(document.sections()).extracting(Section::kind).containsOnly(SectionKind.CONTENT);
        assertThat(document.references()).isEmpty();
    }

    @Test
    void subsectionsTakeTheKindOfTheirParentUnlessTheirOwnHeadingSaysOtherwise() throws IOException {
        facts.type(DocumentType.PAPER);
        Document document = compose(
                new Outline().heading(1, "Method").paragraph("m").heading(2, "Machines").paragraph("n")
                        .heading(2, "Results").paragraph("r").heading(1, "Thanks").paragraph("t"));
        assertThat(document.sections()).extracting(Section::kind).containsExactly(SectionKind.METHODS,
                SectionKind.METHODS, SectionKind.FINDINGS, SectionKind.CONTENT);
    }

    @Test
    void anAbstractIsTheSummaryUnlessTheMetadataHasOne() throws IOException {
        Outline outline = new Outline().heading(1, "Abstract").paragraph("Short.").paragraph("Words.");
        assertThat(compose(outline).metadata().summary()).isEqualTo("Short.\n\nWords.");
        MetadataBuilder told = new MetadataBuilder(DocumentType.PAPER).summary("known");
        assertThat(Composer.compose(Input.of("a", new byte[0]), told, outline).metadata().summary())
                .isEqualTo("known");
    }

    @Test
    void aSummaryAtTheEndOfAPaperIsAConclusion() throws IOException {
        facts.type(DocumentType.PAPER);
        Document document = compose(
                new Outline().heading(1, "Introduction").paragraph("i").heading(1, "Summary").paragraph("s"));
        assertThat(document.sections()).extracting(Section::kind).containsExactly(SectionKind.METHODS,
                SectionKind.FINDINGS);
    }

    @Test
    void theTitleIsToldOrTheFirstHeadingOrTheName() throws IOException {
        assertThat(compose(new Outline().heading(2, "x").heading(1, "First").heading(1, "Second")).metadata()
                .title()).isEqualTo("First");
        assertThat(compose(new Outline().paragraph("text")).metadata().title()).isEqualTo("some name 2");
        assertThat(compose(new Outline().heading(2, "Opens").paragraph("text")).metadata().title())
                .isEqualTo("Opens");
    }

    @Test
    void controlCharactersAndHalvesOfPairsAreNoText() throws IOException {
        Document document = compose(
                new Outline().heading(1, "A\u0000B").paragraph("x\u0007y\uD800z\tt\r\nu\u00A0v\u00ADw"));
        assertThat(document.metadata().title()).isEqualTo("AB");
        assertThat(document.text()).isEqualTo("xyz\tt\nu vw");
    }

    @Test
    void nothingToBeFoundByIsRefused() {
        assertThatThrownBy(() -> compose(new Outline().paragraph("\u0000")))
                .isInstanceOf(UnreadableException.class)
                .hasMessage("no text in it");
    }

    @Test
    void entriesWithoutAHeadingAreReferencesToo() throws IOException {
        Document document = compose(new Outline().heading(1, "Rooms")
                .paragraph("Smith (2020) says they matter.")
                .paragraph("[1] Smith, J. A. (2021). Quiet rooms. Journal of Rooms, Vol. 12, pp. 123-456.")
                .paragraph("12. Author, B. C. Walls. Annals of Walls, 4, pp. 12-19, 2011.")
                .paragraph(
                        "- Doe, J. (2019). Loud rooms. doi:10.1000/182\n- Roe, R. (2018). Low rooms. Rooms, 3.")
                .paragraph("1. Install version 2021\n2. Run it in Vol. 3"));
        assertThat(document.paragraphs().map(Paragraph::text)).containsExactly(
                "Smith (2020) says they matter.", "1. Install version 2021\n2. Run it in Vol. 3");
        assertThat(document.references()).hasSize(4);
        assertThat(document.references().get(2).title()).isEqualTo("Loud rooms");
    }

    @Test
    void aTextOfNothingButEntriesIsContent() throws IOException {
        Document document = compose(new Outline().heading(1, "To read")
                .paragraph("Smith, J. A. (2021). Quiet rooms. Journal of Rooms, 12."));
        assertThat(document.paragraphs()).hasSize(1);
        assertThat(document.references()).isEmpty();
    }

    @Test
    void theListOfWorksOfANoteEndsWhereTheNoteGoesOn() throws IOException {
        Document document = compose(new Outline().heading(1, "Rooms").paragraph("Some thoughts.")
                .heading(2, "References").paragraph("Doe, J. (2019). Loud rooms. Rooms Letters.")
                .paragraph("And a word on them.").heading(2, "Plans").paragraph("More."));
        assertThat(document.paragraphs().map(Paragraph::text)).containsExactly("Some thoughts.", "More.");
        assertThat(document.references()).hasSize(2);
    }

    @Test
    void aDeeperHeadingOfAPaperMaySayThatItIsOfAnotherKind() throws IOException {
        facts.type(DocumentType.PAPER);
        Document document = compose(new Outline().heading(1, "Rooms").heading(2, "4. Results").paragraph("r")
                .heading(3, "4.1 Participants").paragraph("p").heading(4, "Ages").paragraph("a")
                .heading(3, "4.2 Numbers").paragraph("n"));
        assertThat(document.sections()).extracting(Section::kind).containsExactly(SectionKind.FINDINGS,
                SectionKind.METHODS, SectionKind.FINDINGS);
        assertThat(document.sections()).extracting(Section::heading).containsExactly(
                List.of("Rooms", "4. Results"), List.of("Rooms", "4. Results", "4.1 Participants"),
                List.of("Rooms", "4. Results"));
        assertThat(document.paragraphs().map(Paragraph::text)).containsExactly("r", "4.1 Participants", "p",
                "Ages", "a", "4.2 Numbers", "n");
    }

    @Test
    void paragraphsKnowAllHeadingsThatTheyStandUnder() throws IOException {
        Document document = compose(new Outline().heading(1, "A").paragraph("a").heading(2, "B")
                .heading(3, "C").paragraph("c").heading(5, "D").paragraph("d").heading(4, "E").paragraph("e")
                .heading(3, "F").paragraph("f").heading(2, "G").paragraph("g"));
        assertThat(document.paragraphs().map(Paragraph::under)).containsExactly(List.of(), List.of("C"),
                List.of("C"), List.of("C", "D"), List.of("C", "D"), List.of("C", "E"), List.of("C", "E"),
                List.of("F"), List.of("F"), List.of());
    }

    @Test
    void noHeadingStandsInAPathThatAnotherHasEnded() throws IOException {
        facts.type(DocumentType.PAPER);
        Document document = compose(new Outline().heading(1, "Methods").paragraph("m")
                .heading(3, "Results").paragraph("r").heading(4, "Deep").paragraph("d")
                .heading(3, "Discussion").paragraph("s"));
        assertThat(document.sections()).extracting(Section::heading).containsExactly(List.of("Methods"),
                List.of("Methods", "Results"), List.of("Methods", "Discussion"));
        assertThat(document.paragraphs().map(Paragraph::under)).containsExactly(List.of(), List.of(),
                List.of(), List.of("Deep"), List.of("Deep"), List.of(), List.of());
    }

    @Test
    void theHeadingsInsideAnAbstractLeaveItOne() throws IOException {
        Document document = compose(new Outline().heading(1, "Rooms").heading(2, "Abstract")
                .heading(3, "Methods").paragraph("We sat.").heading(3, "Results").paragraph("It was quiet."));
        assertThat(document.sections()).extracting(Section::kind).containsExactly(SectionKind.SUMMARY);
    }

    @Test
    void whatIsBuiltAsAPaperIsOneUnlessItSaysWhatItIs() throws IOException {
        Outline paper = new Outline().heading(2, "Abstract").paragraph("a").heading(2, "Methods")
                .paragraph("m")
                .heading(2, "Results").paragraph("r");
        assertThat(compose(paper).metadata().type()).isEqualTo(DocumentType.PAPER);
        facts.type(DocumentType.DOCUMENTATION);
        assertThat(compose(paper).metadata().type()).isEqualTo(DocumentType.DOCUMENTATION);
    }

    private Document compose(Outline outline) throws IOException {
        return Composer.compose(Input.of("some_name-2.md", new byte[0]), facts, outline);
    }
}
