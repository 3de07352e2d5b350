package dev.carrel.read.registry;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

import dev.carrel.document.Document;
import dev.carrel.document.Paragraph;
import dev.carrel.read.Input;
import dev.carrel.read.UnreadableException;
import dev.carrel.testing.Printed;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

@ExtendWith(Randomized.class)
@Tag("thorough")
class ReadersRandomizedTest {
    private static final int ROUNDS = Randomized.rounds(20);
    private static final Path SAMPLES = Path.of("src", "test", "resources", "read");
    private static final String[] INSERTS = {"\n\n", "```", "{", "}", "[", "]", "\\begin{x}", "\\", "$", "|",
            "\t",
            "\u0000", "\uD800", "\r", "<", ">", ":::", ".. x::", "=====\n", "    ", "\"", "\u00A0", "- ", "%",
            "é", "*", "`"};

    private final Readers readers = Readers.standard();

    static List<String> samples() {
        return List.of("guide.md", "component.mdx", "study.md", "analysis.ipynb", "old.ipynb", "manual.rst",
                "book.adoc", "article.tex", "note.txt", "page.html");
    }

    @ParameterizedTest
    @MethodSource("samples")
    void damagedInputIsReadOrRefusedAndNothingElse(String name, Random random) throws IOException {
        String sample = Files.readString(SAMPLES.resolve(name));
        for (int round = 0; round < ROUNDS; round++) {
            String damaged = sample;
            for (int damage = random.nextInt(1, 8); damage > 0; damage--) {
                damaged = damaged(damaged, random);
            }
            readOrRefuse(Input.of(name, damaged.getBytes(StandardCharsets.UTF_8)));
            readOrRefuse(Input.of(name, damaged.getBytes(StandardCharsets.UTF_16)));
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void randomBytesAreReadOrRefused(String name, Random random) throws IOException {
        for (int round = 0; round < ROUNDS; round++) {
            byte[] bytes = new byte[random.nextInt(200)];
            random.nextBytes(bytes);
            readOrRefuse(Input.of(name, bytes));
        }
    }

    private void readOrRefuse(Input input) throws IOException {
        try {
            check(readers.read(input));
        } catch (UnreadableException refused) {
            assertThat(refused).hasMessageMatching("\\p{Print}.*");
        }
    }

    private static void check(Document document) {
        assertThat(document.metadata().title()).isNotBlank();
        String text = document.text();
        int number = 0;
        for (Paragraph paragraph : document.paragraphs().toList()) {
            assertThat(paragraph.text()).isNotBlank().doesNotContain("\u0000", "\r", "\u000B");
            assertThat(paragraph.number()).isEqualTo(number++);
            assertThat(text.substring(paragraph.start(), paragraph.end())).isEqualTo(paragraph.text());
        }
        assertThat(Printed.of(document).codePoints().filter(c -> Character.getType(c) == Character.SURROGATE))
                .isEmpty();
    }

    private static String damaged(String text, Random random) {
        int from = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), from + random.nextInt(1, 40));
        return switch (random.nextInt(4)) {
            case 0 -> text.substring(0, from) + text.substring(to);
            case 1 -> text.substring(0, from) + text.substring(from, to) + text.substring(from);
            case 2 ->
                text.substring(0, from) + INSERTS[random.nextInt(INSERTS.length)] + text.substring(from);
            default -> random.nextInt(10) == 0
                    ? text.substring(0, from)
                    : text.substring(0, from) + "\n" + text.substring(from);
        };
    }
}
