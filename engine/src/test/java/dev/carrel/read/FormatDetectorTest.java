package dev.carrel.read;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

import dev.carrel.read.registry.Readers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class FormatDetectorTest {
    private static final String PAGE = "<!DOCTYPE html>\n<html><body><p>Hello</p></body></html>";
    private static final String NOTEBOOK = "{\"cells\": [], \"metadata\": {}, \"nbformat\": 4}";
    private static final String PDF = "%PDF-1.7\n%\u00e2\u00e3\n1 0 obj";

    private final FormatDetector detector = new FormatDetector();

    @ParameterizedTest
    @CsvSource({"a.md,MARKDOWN", "a.mdx,MARKDOWN", "A.MD,MARKDOWN", "x.qmd,MARKDOWN",
            "a.rst,RESTRUCTUREDTEXT",
            "a.adoc,ASCIIDOC", "a.asc,ASCIIDOC", "a.tex,LATEX", "a.txt,TEXT", "README,TEXT", "LICENSE,TEXT",
            "a.HTML,HTML", "a.xhtml,HTML", "a.ipynb,NOTEBOOK"})
    void aNameIsBelievedWhereTheContentDoesNotContradict(String name, Format format) throws IOException {
        assertThat(detector.detect(input(name, "Just some words."))).contains(format);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.py", "a.js", "a.json", "a.css", "a.log", "Makefile", ".gitignore", "a.csv",
            "a."})
    void whatIsNoDocumentHasNoFormat(String name) throws IOException {
        assertThat(detector.detect(input(name, "x = 1"))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.txt", "a.md", "index", "a.rst"})
    void aPageUnderAnotherNameIsAPage(String name) throws IOException {
        assertThat(detector.detect(input(name, PAGE))).contains(Format.HTML);
    }

    @Test
    void markdownThatStartsWithTagsIsStillMarkdown() throws IOException {
        assertThat(detector.detect(input("a.md", "<h1 align=center>Hi</h1>\n\nText")))
                .contains(Format.MARKDOWN);
        assertThat(detector.detect(input("a.md", "<html>\n\n# Title\n\n[a](b)"))).contains(Format.MARKDOWN);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.json", "a.txt", "a.ipynb"})
    void aNotebookUnderAnotherNameIsANotebook(String name) throws IOException {
        assertThat(detector.detect(input(name, NOTEBOOK))).contains(Format.NOTEBOOK);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[{\"id\": \"x\", \"type\": \"book\", \"title\": \"Whole\"}]",
            "{\"type\": \"article-journal\", \"title\": \"Whole\", \"id\": 7}",
            "[{\"id\":\"x\",\"type\":\"book\",\"title\":\"Whole\"},{\"id\":\"y\",\"ty",
            "[{\"type\": \"unheard-of\", \"author\": [{\"family\": \"Lee\"}]}]"})
    void itemsOfCslAreKnownByWhatTheyHold(String json) throws IOException {
        assertThat(detector.detect(input("a.json", json))).contains(Format.CSL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"id\": 1, \"type\": \"button\", \"title\": \"Send\"}",
            "{\"type\": \"book\", \"price\": 5}"})
    void otherJsonIsNoBibliography(String json) throws IOException {
        assertThat(detector.detect(input("a.json", json))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.md", "a.txt", "a.html", "README", "a.tex", "a.pdf", "10.1000_xyz"})
    void aPdfUnderAnotherNameIsAPdf(String name) throws IOException {
        assertThat(detector.detect(input(name, PDF))).contains(Format.PDF);
        assertThat(detector.detectNamed(input(name, PDF))).contains(Format.PDF);
    }

    @Test
    void whatOnlyPromisesToBeAPdfIsLeftToItsReader() throws IOException {
        assertThat(detector.detect(Input.of("a.pdf", new byte[]{1, 0, 2}))).contains(Format.PDF);
        assertThat(detector.detect(input("a.pdf", PAGE))).contains(Format.HTML);
        assertThat(detector.detect(input("a.pdf", "1 0 obj\nendobj\n"))).contains(Format.PDF);
    }

    @Test
    void textUnderTheNameOfAPackedFormatIsText() throws IOException {
        assertThat(detector.detect(input("a.pdf", "Only words."))).contains(Format.TEXT);
        assertThat(detector.detect(input("a.docx", "Only words."))).contains(Format.TEXT);
    }

    @Test
    void binaryDataIsNoText() throws IOException {
        Input binary = Input.of("a.txt", new byte[]{1, 0, 2, 0, 3, 'a', 'b'});
        assertThat(detector.detect(binary)).isEmpty();
        assertThat(detector.detectNamed(binary)).isEmpty();
    }

    @Test
    void anyTextThatTheUserNamedIsText() throws IOException {
        assertThat(detector.detectNamed(input("a.py", "x = 1"))).contains(Format.TEXT);
        assertThat(detector.detectNamed(input("a.md", "x = 1"))).contains(Format.MARKDOWN);
    }

    private static Input input(String name, String text) {
        return Input.of(name, text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aShortTextInAnOldEncodingIsText() throws IOException {
        byte[] latin = "Café crème à Zürich".getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);
        assertThat(new FormatDetector().detect(Input.of("note.txt", latin))).contains(Format.TEXT);
        assertThat(Readers.standard().read(Input.of("note.txt", latin)).metadata().title()).contains("Café");
    }

    @Test
    void bytesFullOfControlCharactersAreNotText() throws IOException {
        byte[] noise = new byte[400];
        new java.util.Random(7).nextBytes(noise);
        for (int i = 0; i < noise.length; i++) {
            noise[i] = noise[i] == 0 ? 1 : noise[i];
        }
        assertThat(new FormatDetector().detect(Input.of("note.txt", noise))).isEmpty();
    }
}
