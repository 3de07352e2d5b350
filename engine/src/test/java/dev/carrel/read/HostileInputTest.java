package dev.carrel.read;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.read.registry.Readers;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

@Tag("thorough")
class HostileInputTest {
    private static final int DEEP = 10_000;
    private static final Readers READERS = Readers.standard();

    static Stream<List<String>> nests() {
        return Stream.of(
                List.of("a.md", "> "), List.of("a.md", "- "), List.of("a.md", "["), List.of("a.md", "![a]("),
                List.of("a.md", "**a "), List.of("a.md", "*a _b "), List.of("a.md", "<div>"),
                List.of("a.md", "`"),
                List.of("a.md", "```{note}\n"), List.of("a.md", ":::{note}\n"), List.of("a.md", "<A b={"),
                List.of("a.rst", "* "), List.of("a.rst", "*a `b "), List.of("a.rst", ".. note:: "),
                List.of("a.adoc", "* "), List.of("a.adoc", "*a _b "), List.of("a.adoc", "====\n"),
                List.of("a.tex", "{"), List.of("a.tex", "\\footnote{"), List.of("a.tex", "\\begin{x}"),
                List.of("a.tex", "\\begin{figure}"), List.of("a.tex", "\\section{"), List.of("a.tex", "$"),
                List.of("a.tex", "\\begin{itemize}\\item "), List.of("a.txt", "- "), List.of("a.txt", "=\n"),
                List.of("a.html", "<div>"), List.of("a.html", "<ul><li>"), List.of("a.html", "<b>"),
                List.of("a.txt", "="), List.of("a.rst", "="), List.of("a.adoc", "="), List.of("a.txt", "\t"),
                List.of("a.rst", "\t"), List.of("a.md", "{}"), List.of("a.md", "<A b={{}{}"),
                List.of("a.md", "---\n"),
                List.of("a.md", "a: b\n"), List.of("a.tex", "%"), List.of("a.tex", "\\"),
                List.of("a", "     "),
                List.of("a.txt", "A"), List.of("a.txt", "1."), List.of("a.txt", "I"), List.of("a.rst", "|a"),
                List.of("a.rst", "+-"), List.of("a.rst", "= "), List.of("a.md", "|a"),
                List.of("a.md", "|a\n|-\n"),
                List.of("a.adoc", "<<<<<"), List.of("a.adoc", "[[[[["), List.of("a.adoc", "((((("),
                List.of("a.rst", "a-a-a-"), List.of("a.rst", "a:a:a:"), List.of("a.md", "<<<<<"),
                List.of("a.md", "a<a<a<"), List.of("a.html", "<table><tr><td>"),
                List.of("a.html", "<p>a, b</p><div>"));
    }

    @ParameterizedTest
    @MethodSource("nests")
    void nestingAsDeepAsYouLikeIsReadInTime(List<String> nest) throws IOException {
        String text = nest.getLast().repeat(DEEP) + "some words at the end";
        readOrRefuse(nest.getFirst(), text);
    }

    @Test
    void aHeadingOfNumbersIsReadInTime() throws IOException {
        readOrRefuse("a.md", "# " + "1.".repeat(DEEP) + " x");
    }

    static Stream<List<String>> indented() {
        return Stream.of(List.of("a.md", "- x"), List.of("a.rst", "x"), List.of("a.rst", "- x"),
                List.of("a.txt", "x"));
    }

    @ParameterizedTest
    @MethodSource("indented")
    void everDeeperIndentationIsReadInTime(List<String> nest) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int depth = 0; depth < 600; depth++) {
            text.append("  ".repeat(depth)).append(nest.getLast()).append("\n\n");
        }
        readOrRefuse(nest.getFirst(), text.toString());
    }

    @ParameterizedTest
    @MethodSource("names")
    void oneGiantLineIsReadInTime(String name) throws IOException {
        String text = "word, *and* [another](x) `one` ".repeat(20_000);
        readOrRefuse(name, text);
    }

    static Stream<String> names() {
        return Stream.of("a.md", "a.rst", "a.adoc", "a.tex", "a.txt", "a.html");
    }

    @ParameterizedTest
    @MethodSource("notebooks")
    void aNotebookNestedTooDeepIsRefused(String json) {
        assertThatCode(() -> readOrRefuse("a.ipynb", json)).doesNotThrowAnyException();
    }

    static Stream<String> notebooks() {
        return Stream.of("[".repeat(DEEP), "{\"cells\":".repeat(DEEP),
                "{\"cells\":[{\"source\":" + "[".repeat(DEEP));
    }

    private static void readOrRefuse(String name, String text) throws IOException {
        try {
            assertThat(READERS.read(Input.of(name, text.getBytes(StandardCharsets.UTF_8))).metadata().title())
                    .isNotBlank();
        } catch (UnreadableException refused) {
            assertThat(refused).hasMessageMatching(".+");
        }
    }
}
