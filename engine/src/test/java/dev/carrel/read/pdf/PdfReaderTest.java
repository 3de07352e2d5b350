package dev.carrel.read.pdf;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

import dev.carrel.document.Box;
import dev.carrel.document.Caption;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Paragraph;
import dev.carrel.document.Paragraph.Continuation;
import dev.carrel.document.Section;
import dev.carrel.document.SectionKind;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.read.Input;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.registry.Readers;
import dev.carrel.testing.Golden;
import dev.carrel.testing.Printed;
import dev.carrel.testing.Randomized;
import dev.carrel.testing.SmallPdf;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

@ExtendWith(Randomized.class)
final class PdfReaderTest {
    private static Document read(byte[] pdf) throws IOException {
        return Readers.standard().read(Input.of("paper.pdf", pdf));
    }

    @Test
    void aPaperOfAJournalReadsAsItOnceDid() throws IOException {
        Golden.check("read/pdf/journal.txt", printed(read(TestPapers.journal())));
    }

    @Test
    void aManuscriptReadsAsItOnceDid() throws IOException {
        Golden.check("read/pdf/manuscript.txt", printed(read(TestPapers.manuscript())));
    }

    @Test
    void oneLineBelowATitleIsText() throws IOException {
        Document note = read(SmallPdf.of("Reading lamps and the sleep of night workers",
                "Lamps and sleep were looked into."));
        assertThat(note.text()).isEqualTo("Lamps and sleep were looked into.");
    }

    private static String printed(Document document) {
        return Printed.of(document) + "\n" + document.metadata().told() + "\n" + document.paragraphs()
                .map(PdfReaderTest::place).collect(Collectors.joining("\n", "", "\n"));
    }

    private static String place(Paragraph paragraph) {
        return "page " + paragraph.page() + " #" + paragraph.number() + " " + paragraph.boxes()
                + paragraph.continued().stream()
                        .map(part -> ", then page " + part.page() + " #" + part.number() + " from "
                                + part.offset() + " " + part.boxes())
                        .collect(Collectors.joining());
    }

    @Test
    void aParagraphOverAPageBreakKnowsWhereTheNewPageStarts() throws IOException {
        Paragraph crossing = read(TestPapers.journal()).paragraphs()
                .filter(p -> p.text().startsWith("Reefs that were")).findFirst()
                .orElseThrow();
        assertThat(crossing.page()).isEqualTo(1);
        assertThat(crossing.continued()).extracting(Continuation::page).containsExactly(2);
        Continuation part = crossing.continued().getFirst();
        assertThat(part.offset()).isLessThan(crossing.text().indexOf("moonlight")).isPositive();
        assertThat(part.boxes()).hasSize(1);
        assertThat(crossing.text().replace("\u00AD", ""))
                .isEqualTo(TestPapers.CROSSING.replace("\u00AD", ""));
    }

    @Test
    void boxesAreInPointsFromTheUpperLeftCorner() throws IOException {
        Paragraph first = read(TestPapers.journal()).paragraphs()
                .filter(p -> p.text().startsWith("Coral bleaching")).findFirst()
                .orElseThrow();
        Box box = first.boxes().getFirst();
        assertThat(box.x0()).isBetween(49.0, 51.0);
        assertThat(box.x1()).isBetween(285.0, 292.0);
        assertThat(box.y0()).isBetween(290.0, 306.0);
    }

    @Test
    void whatStandsInFiguresAndTablesAndMarginsIsNoText() throws IOException {
        Document document = read(TestPapers.journal());
        String prose = document.sections().stream().filter(section -> section.kind() != SectionKind.FIGURE)
                .flatMap(section -> section.paragraphs().stream()).map(Paragraph::text)
                .collect(Collectors.joining("\n"));
        assertThat(prose).doesNotContain("cover (%)", "North Cay", "fills its cell", "Journal of Slow Reefs",
                "The Authors");
        assertThat(document.captions()).extracting(Caption::label).containsExactly("Figure 1", "Table 1");
        assertThat(document.sections()).filteredOn(section -> section.kind() == SectionKind.FIGURE)
                .hasSize(2);
    }

    @Test
    void theListOfCitedWorksIsKeptApartAndTheAppendixKeptIn() throws IOException {
        Document document = read(TestPapers.journal());
        assertThat(document.references()).hasSize(4);
        assertThat(document.references().getFirst().doi()).isEqualTo(new Doi("10.1038/nature21707"));
        assertThat(document.text()).doesNotContain("recurrent mass bleaching").contains("trained on land");
        assertThat(read(TestPapers.manuscript()).references()).as("without a heading").hasSize(7);
    }

    @Test
    void headingsGiveSectionsTheirKind() throws IOException {
        List<Section> sections = read(TestPapers.journal()).sections();
        assertThat(sections).extracting(section -> String.join(" > ", section.heading())).contains("Abstract",
                "1. Introduction",
                "2. Methods > Study sites", "3. Results",
                "4. Conclusions about islands that are far from the coast");
        assertThat(sections).extracting(Section::kind).contains(SectionKind.SUMMARY, SectionKind.METHODS,
                SectionKind.FINDINGS);
    }

    @Test
    void whatCannotBeReadIsRefusedWithAReason() throws IOException {
        assertThatThrownBy(() -> read(new byte[0])).isInstanceOf(UnreadableException.class);
        assertThatThrownBy(() -> read(
                "%PDF-1.4\nnothing else\u0000".getBytes(StandardCharsets.ISO_8859_1)))
                .isInstanceOf(UnreadableException.class).hasMessageContaining("damaged");
        try (TestPaper empty = new TestPaper()) {
            byte[] blank = empty.bytes();
            assertThatThrownBy(() -> read(blank)).isInstanceOf(UnreadableException.class)
                    .hasMessage("no text in it");
        }
    }

    @Test
    void aPasswordIsNamedAsTheObstacle() throws IOException {
        try (TestPaper paper = new TestPaper()) {
            paper.line(50, 100, "A secret");
            paper.document.protect(new StandardProtectionPolicy("owner", "user", new AccessPermission()));
            byte[] locked = paper.bytes();
            assertThatThrownBy(() -> read(locked)).isInstanceOf(UnreadableException.class)
                    .hasMessageContaining("password");
        }
    }

    @Test
    void whatIsNoPaperIsReadWhole() throws IOException {
        try (TestPaper slides = new TestPaper()) {
            slides.in(TestPaper.SANS, 30).line(60, 200, "Big words").in(TestPaper.SANS, 20)
                    .line(80, 300, "a point").line(80, 360,
                            "another point");
            assertThat(read(slides.bytes()).text() + read(slides.bytes()).metadata().title()).contains(
                    "Big words", "a point",
                    "another point");
        }
    }

    @Test
    void aBookIsNotTakenForAPaper() throws IOException {
        try (TestPaper book = new TestPaper()) {
            for (int page = 1; page <= 120; page++) {
                String word = Integer.toString(page, 26).replaceAll("\\d", "z");
                book.in(TestPaper.ROMAN, 10).paragraph(60, 100, 400,
                        ("A book " + word + " about the sea and " + word
                                + " islands, of which " + word + " is like no other in its reefs. ").repeat(4)
                                + "Page " + page);
                book.page();
            }
            Document document = read(book.bytes());
            assertThat(document.metadata().type()).isEqualTo(DocumentType.DOCUMENTATION);
            assertThat(document.pages()).isEqualTo(121);
            assertThat(document.text()).contains("Page 119");
        }
    }

    @Test
    void damagedFilesAreReadOrRefusedAndNothingElse(Random random) throws IOException {
        byte[] whole = TestPapers.journal();
        for (int round = 0; round < 40; round++) {
            byte[] damaged = whole.clone();
            for (int damage = random.nextInt(1, 60); damage > 0; damage--) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
            }
            try {
                read(Arrays.copyOf(damaged,
                        random.nextInt(4) == 0 ? random.nextInt(whole.length) : whole.length));
            } catch (UnreadableException refused) {
                assertThat(refused).hasMessageMatching("(?s).+");
            }
        }
    }
}
