package dev.carrel.read.office;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Paragraph;
import dev.carrel.document.Section;
import dev.carrel.document.bibliography.Year;
import dev.carrel.read.Input;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.registry.Readers;
import dev.carrel.testing.Randomized;
import org.apache.poi.xslf.usermodel.SlideLayout;
import org.apache.poi.xslf.usermodel.XMLSlideShow;
import org.apache.poi.xslf.usermodel.XSLFSlide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static dev.carrel.read.office.OfficeFiles.styled;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

@ExtendWith(Randomized.class)
class OfficeReaderTest {
    private static final String MANUSCRIPT = styled("Title", "On Corals")
            + styled("berschrift1", "Introduction")
            + styled("", "Corals bleach.") + styled("Heading2", "Data")
            + "<w:tbl><w:tr><w:tc>" + styled("", "site") + "</w:tc><w:tc>" + styled("", "depth")
            + "</w:tc></w:tr><w:tr><w:tc>"
            + styled("", "A") + "</w:tc><w:tc>" + styled("", "3 m") + "</w:tc></w:tr></w:tbl>"
            + styled("Caption", "Table 1: Sites.") + styled("berschrift1", "References")
            + styled("", "Smith (2020) Reefs.");

    private static Document read(String name, byte[] bytes) throws IOException {
        return Readers.standard().read(Input.of(name, bytes));
    }

    private static List<List<String>> headings(Document document) {
        return document.sections().stream().map(Section::heading).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"paper.docx", "paper.txt", "paper", "paper.bin"})
    void aWordDocumentKeepsItsHeadingsAndTables(String name) throws IOException {
        Document document = read(name, OfficeFiles.docx(MANUSCRIPT));
        assertThat(document.metadata().title()).isEqualTo("On Corals");
        assertThat(document.metadata().authors()).containsExactly("Jane Doe", "John Roe");
        assertThat(document.metadata().published()).isEqualTo("2019-03-04");
        assertThat(document.metadata().tags()).containsExactly("corals", "heat");
        assertThat(document.metadata().type()).isEqualTo(DocumentType.PAPER);
        assertThat(headings(document)).containsExactly(List.of("Introduction"),
                List.of("Introduction", "Data"));
        assertThat(document.paragraphs().map(Paragraph::text)).containsExactly("Corals bleach.",
                "site | depth\nA | 3 m");
        assertThat(document.captions()).singleElement()
                .satisfies(c -> assertThat(c.text()).isEqualTo("Table 1: Sites."));
        assertThat(document.references()).hasSize(1);
    }

    @Test
    void anOpenDocumentKeepsItsHeadingsListsAndNotes() throws IOException {
        Document document = read("a.odt", OfficeFiles.odt("",
                """
                        <text:h text:outline-level="1">Introduction</text:h><text:p>Corals<text:note text:note-class="footnote">
                        <text:note-citation>1</text:note-citation><text:note-body><text:p>Anthozoa.</text:p></text:note-body></text:note>
                        bleach.</text:p><text:list><text:list-item><text:p>one</text:p></text:list-item></text:list>"""));
        assertThat(document.metadata().title()).isEqualTo("Corals");
        assertThat(document.metadata().authors()).containsExactly("Jane Doe");
        assertThat(headings(document)).containsExactly(List.of("Introduction"));
        assertThat(document.paragraphs().map(Paragraph::text)).containsExactly("Corals (Anthozoa.) bleach.",
                "- one");
    }

    @Test
    void slidesAreSections() throws IOException {
        try (XMLSlideShow show = new XMLSlideShow(); var bytes = new java.io.ByteArrayOutputStream()) {
            XSLFSlide slide = show
                    .createSlide(show.getSlideMasters().getFirst().getLayout(SlideLayout.TITLE_AND_CONTENT));
            slide.getPlaceholder(0).setText("Why reefs matter");
            slide.getPlaceholder(1).setText("They feed people.");
            show.write(bytes);
            Document document = read("talk.pptx", bytes.toByteArray());
            assertThat(headings(document)).containsExactly(List.of("Why reefs matter"));
            assertThat(document.text()).isEqualTo("They feed people.");
        }
    }

    @Test
    void aBookIsReadInTheOrderOfItsSpine() throws IOException {
        Document book = read("a.epub", OfficeFiles.epub());
        assertThat(book.metadata().title()).isEqualTo("The Book");
        assertThat(book.metadata().year()).isEqualTo(new Year(1999));
        assertThat(headings(book)).containsExactly(List.of("First chapter"), List.of("Second chapter"));
        assertThat(book.paragraphs().map(Paragraph::text)).containsExactly("Corals & algae.",
                "Reefs are old.");
    }

    @Test
    void richTextHasHeadingsWhereALineIsBold() throws IOException {
        Document document = read("a.rtf",
                ("{\\rtf1\\ansi{\\info{\\title Corals}{\\author Jane Doe}}\\pard\\b Introduction\\b0\\par"
                        + "\\pard Corals bl\\u228?chen \\'e9.\\par}").getBytes(StandardCharsets.US_ASCII));
        assertThat(document.metadata().title()).isEqualTo("Corals");
        assertThat(headings(document)).containsExactly(List.of("Introduction"));
        assertThat(document.text()).isEqualTo("Corals blächen é.");
    }

    @Test
    void whatCannotBeReadSaysWhy() {
        byte[] whole = OfficeFiles.docx(MANUSCRIPT);
        assertThatThrownBy(() -> read("a.docx", Arrays.copyOf(whole, whole.length / 3)))
                .isInstanceOf(UnreadableException.class)
                .hasMessageStartingWith("damaged: ");
        assertThatThrownBy(() -> read("a.docx", new byte[0])).isInstanceOf(UnreadableException.class);
        byte[] encrypted = new byte[2000];
        System.arraycopy(new byte[]{(byte) 0xD0, (byte) 0xCF, 0x11, (byte) 0xE0}, 0, encrypted, 0, 4);
        System.arraycopy("EncryptedPackage".getBytes(StandardCharsets.UTF_16LE), 0, encrypted, 900, 32);
        assertThatThrownBy(() -> read("a.docx", encrypted)).hasMessage("encrypted: it needs a password");
        assertThatThrownBy(() -> read("a.epub", OfficeFiles.zipped(Map.of("x", "y"))))
                .isInstanceOf(UnreadableException.class);
        assertThatThrownBy(() -> read("a.docx", OfficeFiles.docx("")))
                .isInstanceOf(UnreadableException.class);
    }

    @Test
    void aBombIsRefusedBeforeAnyParserSeesIt() {
        Map<String, String> entries = OfficeFiles.docxEntries(MANUSCRIPT);
        entries.put("word/media.xml", "0".repeat(60_000_000));
        assertThatThrownBy(() -> read("a.docx", OfficeFiles.zipped(entries)))
                .isInstanceOf(UnreadableException.class)
                .hasMessage("unpacks to far more than a document holds");
    }

    @Test
    void entitiesReachNoFile() throws IOException {
        String doctype = "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>";
        assertThat(read("a.odt", OfficeFiles.odt(doctype, "<text:p>Corals &e; bleach.</text:p>")).text())
                .contains("Corals").doesNotContain("root");
    }

    @Test
    void damagedFilesAreReadOrRefusedAndNothingElse(Random random) throws IOException {
        Map<String, byte[]> files = Map.of("a.docx", OfficeFiles.docx(MANUSCRIPT), "a.odt",
                OfficeFiles.odt("", "<text:p>Corals</text:p>"), "a.epub", OfficeFiles.epub());
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            for (int round = 0; round < 40; round++) {
                byte[] damaged = file.getValue().clone();
                for (int i = random.nextInt(1, 20); i > 0; i--) {
                    damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
                }
                try {
                    assertThat(read(file.getKey(), damaged).metadata().title()).isNotBlank();
                } catch (UnreadableException refused) {
                    assertThat(refused.getMessage()).isNotBlank();
                }
            }
        }
    }
}
