package dev.carrel.read;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

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
                .isInstanceOf(UnreadableException.class).hasMessage("not a format that can be read");
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

    private static Input input(String name, String text) {
        return Input.of(name, text.getBytes(StandardCharsets.UTF_8));
    }
}
