package dev.carrel.assist.check;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

final class DraftReaderTest {
    private static List<String> texts(String reply) {
        return DraftReader.read(reply).stream().map(DraftSentence::text).toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Masks help [1].                 | Masks help.     | 1
            Masks help [1, 3].              | Masks help.     | 1 3
            Masks help [1][2].              | Masks help.     | 1 2
            Masks help. [1] [2]             | Masks help.     | 1 2
            Masks help (2).                 | Masks help.     | 2
            Masks help【4】.                 | Masks help.     | 4
            Masks help【4†source】.          | Masks help.     | 4
            Masks help[^5].                 | Masks help.     | 5
            Masks [1] help [2-4].           | Masks help.     | 1 2 3 4
            Masks help (Passage 3).         | Masks help.     | 3
            [1] Masks help.                 | Masks help.     | 1
            Masks help.                     | Masks help.     | ''
            Masks² help.                    | Masks² help.    | ''
            Of (12) masks, all help.        | Of (12) masks, all help. | ''""")
    void marksOfCitationsBecomeKeys(String reply, String text, String keys) {
        assertThat(DraftReader.read(reply)).containsExactly(
                new DraftSentence(text, keys.isEmpty() ? List.of() : List.of(keys.split(" "))));
    }

    @Test
    void aCitationBehindAFullStopBelongsToTheSentenceBefore() {
        assertThat(DraftReader.read("Masks help. [1] Gloves do not. [2]")).containsExactly(
                new DraftSentence("Masks help.", List.of("1")),
                new DraftSentence("Gloves do not.", List.of("2")));
    }

    @Test
    void markdownIsTakenOff() {
        assertThat(texts("""
                Here is the answer:

                ## Findings
                - **Masks** help [1].
                - `Gloves` do *not* help,
                  as [a page](https://example.org) says.
                1. Soap helps.

                ---
                ```
                code = 1
                ```
                | a | b |
                """)).containsExactly("Masks help.", "Gloves do not help, as a page says.", "Soap helps.",
                "| a | b |");
    }

    @ParameterizedTest
    @ValueSource(strings = {"<think>They hurt. Or not.</think>Masks help.", "They hurt.</think>\nMasks help.",
            "Answer: Masks help.", "Sure! Here is what the passages say:\n\nMasks help.",
            "Masks help.\n\nReferences:\n[1] Smith 2020. Masks.", "Masks help.\n\n[1]: https://example.org/a",
            "Masks help.\n<think>And so on, without an end"})
    void whatIsNoAnswerIsLeftOut(String reply) {
        assertThat(texts(reply)).containsExactly("Masks help.");
    }

    @Test
    void aBlockQuotationIsAQuotation() {
        assertThat(texts("They write:\n\n> Masks help. They do\n> indeed [3].\n\nSo be it."))
                .containsExactly("They write:", "“Masks help. They do indeed [3].”", "So be it.");
    }

    @Test
    void aQuotationOfSeveralSentencesStaysWhole() {
        assertThat(texts("They write “Masks help. Gloves do not.” Soap helps."))
                .containsExactly("They write “Masks help. Gloves do not.”", "Soap helps.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \n\t", "…", "[1]", "###", "```", "<think>", "\u0000\u0007"})
    void nothingSaidIsNoSentence(String reply) {
        assertThat(texts(reply)).isEmpty();
    }
}
