package dev.carrel.ingest.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

final class IgnoreRulesTest {
    @TempDir
    private Path folder;

    /// The rules of a file (`;` ends a line), a path (with `/` at its end if it is a folder), and what git would say.
    @ParameterizedTest(name = "{0} and {1}: {2}")
    @CsvSource(delimiter = '|', nullValues = "-", value = {
            "*.log|a.log|true", "*.log|sub/a.log|true", "*.log|a.log.md|-", "# *.md|a.md|-", "''|a.md|-",
            "build|build/|true", "build|sub/build|true", "build/|build/|true", "build/|build|-",
            "/build|build|true", "/build|sub/build|-", "a/b|a/b|true", "a/b|x/a/b|-", "a/*|a/b|true",
            "a/*|a/b/c|-", "a/**|a/b/c|true", "**/c|a/b/c|true", "**/c|c|true", "a/**/c|a/c|true",
            "a/**/c|a/x/y/c|true", "?.md|a.md|true", "?.md|ab.md|-", "[ab].md|a.md|true", "[ab].md|c.md|-",
            "[!ab].md|c.md|true", "[!ab].md|a.md|-", "[a-c].md|b.md|true", "*.md;!keep.md|keep.md|false",
            "*.md;!keep.md|other.md|true", "!keep.md;*.md|keep.md|true", "\\#a|#a|true", "\\!a|!a|true",
            "!a|!a|-", "a\\*b|a*b|true", "a\\*b|axb|-", "'a  '|a|true", "'a\\ '|'a '|true", "[|[|true",
            "[z-a]|z|-", "[!]|x|-", "a.b|axb|-", "(a)|(a)|true", "a+b$|a+b$|true", "*|anything|true",
            "*.MD|a.md|-", "ünï*|ünïcode|true"})
    void rulesMeanWhatTheyMeanToGit(String rules, String path, Boolean excluded) throws IOException {
        Files.writeString(folder.resolve(".gitignore"), rules.replace(';', '\n'));
        boolean isFolder = path.endsWith("/");
        Path asked = folder.resolve(isFolder ? path.substring(0, path.length() - 1) : path);
        assertThat(IgnoreRules.of(folder).excludes(asked, isFolder)).isEqualTo(excluded);
    }

    @ParameterizedTest
    @CsvSource({"a.md, true", "b.md, false", "c.md,"})
    void theProgramsOwnFileHasTheLastWord(String path, Boolean excluded) throws IOException {
        Files.writeString(folder.resolve(".gitignore"), "b.md\r\n");
        Files.writeString(folder.resolve(".carrelignore"), "a.md\r\n!b.md\r\n");
        assertThat(IgnoreRules.of(folder).excludes(folder.resolve(path), false)).isEqualTo(excluded);
    }
}
