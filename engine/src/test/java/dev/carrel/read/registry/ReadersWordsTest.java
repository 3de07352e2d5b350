package dev.carrel.read.registry;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import dev.carrel.document.Document;
import dev.carrel.read.Input;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

@ExtendWith(Randomized.class)
class ReadersWordsTest {
    @ParameterizedTest
    @ValueSource(strings = {"a.md", "a.rst", "a.adoc", "a.tex", "a.txt"})
    void everyWordOfPlainParagraphsSurvivesInOrder(String name, Random random) throws IOException {
        for (int round = 0; round < 30; round++) {
            List<String> paragraphs = IntStream.range(0, random.nextInt(1, 8)).mapToObj(i -> sentence(random))
                    .toList();
            String text = String.join("\n\n", paragraphs);
            Document document = Readers.standard()
                    .read(Input.of(name, text.getBytes(StandardCharsets.UTF_8)));
            assertThat(document.text().split("\\s+")).containsExactly(text.split("\\s+"));
        }
    }

    private static String sentence(Random random) {
        return "Words " + IntStream.range(0, random.nextInt(9, 120)).mapToObj(i -> word(random))
                .collect(Collectors.joining(random.nextBoolean() ? " " : "\n")) + ".";
    }

    private static String word(Random random) {
        return Integer.toString(random.nextInt(10, 1 << 20), 36).replaceAll("\\d", "x")
                .toLowerCase(Locale.ROOT) + "q";
    }
}
