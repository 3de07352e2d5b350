package dev.carrel.read.outline;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

final class CitedKeysTest {
    private static List<String> listed(String keys) {
        return keys.isEmpty() ? List.of() : List.of(keys.split(" "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "Lamps [@doe2001]. | doe2001",
            "Lamps [see @doe:01, p. 3; @roe_02]. And [@doe:01]. | doe:01 roe_02",
            "Mail [me@example.org] or @somebody. | ''",
            "Thanks to [@somebody](https://example.org/somebody) and [@other]: https://example.org | ''",
            "A list [a, b] and a box [ ]. | ''"})
    void whatMarkdownCites(String text, String keys) {
        assertThat(CitedKeys.inMarkdown(text)).isEqualTo(listed(keys));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "Lamps \\cite{doe2001}. | doe2001",
            "Lamps \\citep[see][p. 3]{doe2001, roe02} and \\textcite*{doe2001}. | doe2001 roe02",
            "Lamps \\cite{doe2001}. \\bibitem{doe2001} Doe. | ''",
            "A \\excited{state}, \\cite{}. | ''"})
    void whatLatexCites(String text, String keys) {
        assertThat(CitedKeys.inLatex(text)).isEqualTo(listed(keys));
    }
}
