package dev.carrel.index.spelling;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

final class EnglishWordsTest {
    private static final EnglishWords WORDS = EnglishWords.get();

    @ParameterizedTest
    @ValueSource(strings = {"cats", "dogs", "dividend", "dividends", "quarterly", "zebra", "zebras",
            "studies",
            "planned", "planning", "bigger", "reliably", "happiness", "boxes", "organisation",
            "organizations",
            "cyberbullying", "unexplored", "upregulated", "mice", "went", "developmentally",
            "multilingualism"})
    void aWordOfTheLanguageIsKnownInAllItsForms(String word) {
        assertThat(WORDS.contain(word)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"signifciant", "aclohol", "retierd", "knaed", "dogh", "proceedss", "formmal",
            "computeer",
            "classifeir", "xqzt", "", "a", "zzzz", "нейронные"})
    void whatIsNoWordIsNot(String word) {
        assertThat(WORDS.contain(word)).isFalse();
    }

    @Test
    void everyWordOfTheListIsFoundInIt() throws IOException {
        List<String> all;
        try (var list = new BufferedReader(new InputStreamReader(
                EnglishWords.class.getResourceAsStream("words.txt"), StandardCharsets.UTF_8))) {
            all = list.lines().toList();
        }
        assertThat(all).isSorted().doesNotHaveDuplicates().hasSizeGreaterThan(90_000)
                .allMatch(WORDS::contain);
    }
}
