package dev.carrel.cli.terminal.style;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SafeTextTest {
    @Test
    void everyCharacterStaysAtItsPlace() {
        String text = "a\u001b\n\t\u007f\u0085\u202e\ud800b😀\udc00";
        assertThat(SafeText.line(text)).isEqualTo("a␛  ␡���b😀�").hasSameSizeAs(text);
    }

    @Test
    void lettersOfAllScriptsPass() {
        String text = "Größe שלום 漢字 ¿qué? e\u0301 👩\u200d🔬";
        assertThat(SafeText.line(text)).isEqualTo(text);
    }

    @Test
    void linesKeepTheirLineFeeds() {
        assertThat(SafeText.lines("a\r\n\tb\u0008")).isEqualTo("a \n b␈");
    }
}
