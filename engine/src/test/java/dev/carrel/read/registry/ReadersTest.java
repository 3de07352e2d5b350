package dev.carrel.read.registry;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

import dev.carrel.document.Document;
import dev.carrel.document.Section;
import dev.carrel.document.SectionKind;
import dev.carrel.read.Input;
import dev.carrel.read.UnreadableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class ReadersTest {
    private final Readers readers = Readers.standard();

    @ParameterizedTest
    @CsvSource({"a.md", "a.ipynb", "a.rst", "a.adoc", "a.tex", "a.txt", "a.html"})
    void anEmptyFileIsRefusedAsSuch(String name) {
        assertThatThrownBy(() -> readers.read(input(name, " \n\t\n"))).isInstanceOf(UnreadableException.class)
                .hasMessage("empty file");
        assertThatThrownBy(() -> readers.read(input(name, ""))).hasMessage("empty file");
    }

    @Test
    void whatIsNoTextIsRefused() {
        assertThatThrownBy(() -> readers.read(Input.of("a.bin", new byte[]{0, 1, 2, 3})))
                .isInstanceOf(UnreadableException.class)
                .hasMessage("binary data in no format that can be read");
    }

    @Test
    void sourceCodeIsReadOnlyWhenNamed() throws IOException {
        Input code = input("a.py", "def f():\n    return 1\n");
        assertThat(readers.format(code)).isEmpty();
        assertThat(readers.read(code).text()).contains("    return 1");
    }

    @Test
    void windowsLineEndsAndEncodingsAreNoMatter() throws IOException {
        assertThat(readers.read(input("a.md", "# T\r\n\r\nOne\r\ntwo\r\n")).text()).isEqualTo("One two");
        byte[] latin = "Caf\u00e9 au lait, encore un caf\u00e9".getBytes(StandardCharsets.ISO_8859_1);
        assertThat(readers.read(Input.of("a.txt", latin)).metadata().title()).startsWith("Caf\u00e9");
    }

    @Test
    void oneBadByteDoesNotSpoilTheOtherLetters() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes("# Gr\u00f6\u00dfe\n\nK\u00e4se \u2014 caf\u00e9 ".getBytes(StandardCharsets.UTF_8));
        bytes.write(0xFF);
        Document document = readers.read(Input.of("a.md", bytes.toByteArray()));
        assertThat(document.metadata().title()).isEqualTo("Gr\u00f6\u00dfe");
        assertThat(document.text()).startsWith("K\u00e4se \u2014 caf\u00e9");
    }

    @ParameterizedTest
    @CsvSource({"Shift_JIS, 日本語の文章です。図書館の閲覧席についての長い文章。",
            "GB18030, 中文文本，关于图书馆的阅览室。这是一个很安静的地方，我们在这里读书。",
            "KOI8-R, Это русский текст о библиотеке и читальном зале и о книгах.",
            "windows-1251, Это русский текст о библиотеке и читальном зале и о книгах.",
            "windows-1252, Größe und Käse über Straße. Füße tun weh.",
            "windows-1252, Étude des salles de lecture à l’université.",
            "windows-1252, El niño leyó «Cien años de soledad» en la biblioteca.",
            "windows-1252, “Smart quotes” — and a dash…", "windows-1252, naïve", "windows-1252, 5 µm ± 2 °C",
            "windows-1252, Ærøskøbing på øen Ærø får besøg af søens folk."})
    void oldEncodingsAreToldByTheirLetters(String encoding, String text) throws IOException {
        byte[] bytes = text.getBytes(Charset.forName(encoding));
        assertThat(readers.read(Input.of("a.md", bytes)).text()).isEqualTo(text);
        byte[] page = ("<html><body><p>" + text + "</p></body></html>").getBytes(Charset.forName(encoding));
        assertThat(readers.read(Input.of("a.html", page)).text()).isEqualTo(text);
    }

    @Test
    void theHeadingsOfAPaperNeedNoBlankLineInPlainText() throws IOException {
        Document document = readers.read(input("a.txt", """
                A Study of Doors

                Abstract
                We study doors.

                1 Introduction
                Doors open.

                3 Results
                They opened.

                References
                [1] Smith, J. (2021). Quiet doors. Journal of Doors, Vol. 12.
                [2] Doe, J. (2019). Loud doors. Doors Letters.

                Appendix A

                Door handles are described here.
                """));
        assertThat(document.sections()).extracting(Section::kind).containsExactly(SectionKind.SUMMARY,
                SectionKind.METHODS, SectionKind.FINDINGS, SectionKind.CONTENT);
        assertThat(document.text()).contains("Door handles").doesNotContain("Quiet doors");
        assertThat(document.references()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource({"# :material-download: Installation, Installation",
            "# :octicons-gear-16: :rocket: Start here :tada:, Start here", "# :rocket:, :rocket:",
            "# Ratios of 1:2:3 and a::b::c, Ratios of 1:2:3 and a::b::c",
            "#### **Title**: Bars Element, Bars Element",
            "# Title: , 'Title:'", "# Title pages, Title pages"})
    void aTitleIsItsWords(String heading, String title) throws IOException {
        Document document = readers.read(input("a.md", heading + "\n\nText.\n"));
        assertThat(document.metadata().title()).isEqualTo(title);
    }

    @Test
    void aDamagedNotebookIsToldOfInPlainWords() {
        assertThatThrownBy(() -> readers.read(input("a.ipynb", "{\"cells\": [")))
                .hasMessage("damaged notebook: it ends too early");
        assertThatThrownBy(() -> readers.read(input("a.ipynb", "{\"cells\": [\n}")))
                .hasMessage("damaged notebook: no JSON from line 2");
    }

    private static Input input(String name, String text) {
        return Input.of(name, text.getBytes(StandardCharsets.UTF_8));
    }
}
