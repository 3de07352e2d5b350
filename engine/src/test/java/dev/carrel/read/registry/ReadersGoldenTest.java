package dev.carrel.read.registry;

import java.io.IOException;
import java.nio.file.Path;

import dev.carrel.read.Input;
import dev.carrel.testing.Golden;
import dev.carrel.testing.Printed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReadersGoldenTest {
    private final Readers readers = Readers.standard();

    @ParameterizedTest
    @ValueSource(strings = {"guide.md", "component.mdx", "study.md", "analysis.ipynb", "old.ipynb",
            "manual.rst",
            "book.adoc", "article.tex", "note.txt", "page.html"})
    void aSampleReadsAsItOnceDid(String name) throws IOException {
        Input input = Input.of(Path.of("src", "test", "resources", "read", name));
        Golden.check("read/" + name + ".txt", Printed.of(readers.read(input)));
    }
}
