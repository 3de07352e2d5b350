package dev.carrel.library.answers;

import dev.carrel.assist.answer.CheckedAnswers;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class AnswerMarkdownTest {
    @Test
    void onlyCheckedSentencesAreWrittenEachWithItsFootnote() {
        assertThat(AnswerMarkdown.of(CheckedAnswers.drafted())).isEqualTo(
                """
                        # How long?

                        It lasted “7.5 hours”.[^1]

                        *Drafted by tiny; each sentence was checked against the passages that it cites.*

                        [^1]: \\[smith2023, p. 3 ¶2\\] Sleep \\*and\\* light: “Sleep lasted 7.5 hours.” <file:///a.pdf#page=3>
                        """);
    }

    @Test
    void aSilentLibraryIsToldSo() {
        assertThat(AnswerMarkdown.of(CheckedAnswers.silent())).contains("The library does not say.");
    }
}
