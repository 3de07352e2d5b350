package dev.carrel.library.capture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import dev.carrel.base.UserError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class DroppedFilesTest {
    @TempDir
    private Path library;

    private Path keep(String name, String content) throws IOException {
        return new DroppedFiles(library).keep(name, content.getBytes(UTF_8));
    }

    @Test
    void aNamesakeGetsANumberAndTheSameFileStays() throws IOException {
        Path first = keep("a paper.v2.md", "one");
        assertThat(first).isEqualTo(library.resolve("files/a paper.v2.md")).hasContent("one");
        assertThat(keep("a paper.v2.md", "two")).isEqualTo(library.resolve("files/a paper.v2 (2).md"));
        assertThat(keep("a paper.v2.md", "two")).isEqualTo(library.resolve("files/a paper.v2 (2).md"));
        assertThat(keep("a paper.v2.md", "one")).isEqualTo(first).hasContent("one");
    }

    @ParameterizedTest
    @ValueSource(strings = {"../a.md", "/etc/a.md", "a/b.md", "a\\b.md", ".a.md", "..md", "a\u0000.md",
            "a\n.md",
            "a.exe", "a", "", "a.md/"})
    void whatIsNoPlainNameOfAReadableFileIsRefused(String name) throws IOException {
        assertThatThrownBy(() -> keep(name, "x")).isInstanceOf(UserError.class);
        try (var all = Files.walk(library)) {
            assertThat(all).containsExactly(library);
        }
    }
}
