package dev.carrel.read.pdf.page;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class RecognisedWordsTest {
    private static final String HEAD = "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext\n";

    private static String row(int level, int line, int left, int top, int width, int height,
            String confidence,
            String text) {
        return level + "\t1\t1\t1\t" + line + "\t0\t" + left + "\t" + top + "\t" + width + "\t" + height
                + "\t"
                + confidence + "\t" + text + "\n";
    }

    @Test
    void wordsHaveTheFootOfTheirLineAndTheHeightOfTheirParagraph() {
        List<Recogniser.Word> words = RecognisedWords.of(HEAD
                + row(4, 1, 10, 100, 300, 40, "-1", "") + row(5, 1, 10, 100, 90, 38, "96.1", "Purring")
                + row(5, 1, 110, 104, 60, 30, "91", "cats")
                + row(4, 2, 10, 160, 300, 30, "-1", "") + row(5, 2, 10, 160, 90, 30, "95", "are")
                + row(4, 3, 10, 210, 300, 40, "-1", "") + row(5, 3, 10, 210, 90, 38, "95", "happy"));
        assertThat(words).containsExactly(new Recogniser.Word("Purring", 10, 100, 1, 140, 40),
                new Recogniser.Word("cats", 110, 170, 1, 140, 40),
                new Recogniser.Word("are", 10, 100, 2, 190, 40),
                new Recogniser.Word("happy", 10, 100, 3, 250, 40));
    }

    @Test
    void specksAreNoWords() {
        assertThat(RecognisedWords.of(HEAD + row(4, 1, 0, 0, 9, 9, "-1", "")
                + row(5, 1, 0, 0, 9, 9, "12.5", "~") + row(5, 1, 0, 0, 9, 9, "95", " "))).isEmpty();
    }

    @Test
    void anEmptyTableIsAnEmptyPage() {
        assertThat(RecognisedWords.of("")).isEmpty();
        assertThat(RecognisedWords.of(HEAD + "nonsense\n")).isEmpty();
    }
}
