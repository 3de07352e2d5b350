package dev.carrel.web.api;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import dev.carrel.web.route.Reply;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

final class OriginalFileTest {
    private static final String PAGE = "<!doctype html><script>alert(1)</script>";

    @TempDir
    private Path folder;

    private Reply.File file(String name, String content) throws IOException {
        return (Reply.File) OriginalFile.of(Files.writeString(folder.resolve(name), content));
    }

    @ParameterizedTest
    @ValueSource(strings = {"page.html", "page.HTM", "page.xhtml", "page.mhtml", "picture.svg", "feed.xml",
            "page", "html",
            ".html", "page.md.html", "page.", "page.js", "archive.epub", "page.shtml"})
    void pagesAreKeptAndNeverShown(String name) throws IOException {
        Reply.File file = file(name, PAGE);
        assertThat(file.handling()).isEqualTo(Reply.Handling.KEEP);
        assertThat(file.mediaType()).isEqualTo("application/octet-stream");
        assertThat(file.name()).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"notes.md", "NOTES.MD", "notes.txt", "notes.tex", "book.ipynb", "page.html.txt",
            "text"})
    void textsAreShownAsText(String name) throws IOException {
        Reply.File file = file(name, PAGE);
        assertThat(file.mediaType()).isEqualTo("text/plain;charset=utf-8");
        assertThat(file.handling()).isEqualTo(Reply.Handling.SHOW);
    }

    @Test
    void aPdfIsKnownByItsContent() throws IOException {
        assertThat(file("paper", "%PDF-1.7\n").mediaType()).isEqualTo("application/pdf");
        assertThat(file("paper.pdf", "\n\n%PDF-1.4\n").handling()).isEqualTo(Reply.Handling.SHOW);
        assertThat(file("fake.pdf", PAGE).handling()).isEqualTo(Reply.Handling.KEEP);
    }

    @Test
    void aPageThatSpeaksOfPdfIsNeverShownAsAPage() throws IOException {
        assertThat(file("page.html", PAGE + "%PDF-1.7").mediaType()).doesNotContain("html");
    }
}
