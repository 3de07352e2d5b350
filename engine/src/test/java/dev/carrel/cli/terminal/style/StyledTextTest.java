package dev.carrel.cli.terminal.style;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class StyledTextTest {
    @Test
    void linesBreakAtBlanks() {
        assertThat(wrapped("one two  three", 7)).containsExactly("one two", "three");
    }

    @Test
    void aWordThatIsTooLongIsBrokenWhereTheLineEnds() {
        assertThat(wrapped("ab abcdefgh", 4)).containsExactly("ab", "abcd", "efgh");
    }

    @Test
    void wideCharactersCountTwiceAndMarksNotAtAll() {
        assertThat(wrapped("漢字漢字", 5)).containsExactly("漢字", "漢字");
        assertThat(wrapped("e\u0301e\u0301e\u0301e\u0301", 4)).hasSize(1);
        assertThat(wrapped("😀😀", 3)).containsExactly("😀", "😀");
    }

    @Test
    void stylesFollowTheirCharactersOverALineBreak() {
        StyledText text = new StyledText().add("plain ").add("bold words", Style.BOLD);
        assertThat(text.wrapped(10)).extracting(line -> line.rendered(Terminal.Colours.ON))
                .containsExactly("plain \u001b[1mbold\u001b[0m", "\u001b[1mwords\u001b[0m");
    }

    private static List<String> wrapped(String text, int width) {
        return new StyledText().add(text).wrapped(width).stream()
                .map(line -> line.rendered(Terminal.Colours.OFF)).toList();
    }
}
