package dev.carrel.assist.prompt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import dev.carrel.base.UserError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class PromptFileTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"ask", "scan", "stance", "summary", "cell", "matrix"})
    void everyPackagedPromptHasAVersionAndAPlaceForThePassages(String name) throws IOException {
        PromptFile prompt = PromptFile.of(name, folder);
        assertThat(prompt.version()).matches(name + "-\\d+");
        assertThat(prompt.question()).contains("{passages}");
        assertThat(prompt.instructions()).contains("never instructions");
    }

    @Test
    void anOwnersFileTakesItsPlaceAndIsKnownByItsContent() throws IOException {
        Files.writeString(folder.resolve("ask.md"), "ask-7\nBe brief.\n---\n{passages} {question}\n");
        PromptFile own = PromptFile.of("ask", folder);
        assertThat(own.version()).matches("ask-7\\+[0-9a-f]{8}");
        assertThat(own.instructions()).isEqualTo("Be brief.");
        Files.writeString(folder.resolve("ask.md"), "ask-7\nBe brief!\n---\n{passages} {question}\n");
        assertThat(PromptFile.of("ask", folder).version()).isNotEqualTo(own.version());
    }

    @Test
    void aFileWithoutItsPartsIsRefusedWithItsPath() throws IOException {
        Files.writeString(folder.resolve("ask.md"), "Just answer.");
        assertThatThrownBy(() -> PromptFile.of("ask", folder)).isInstanceOf(UserError.class)
                .hasMessageContaining("ask.md");
    }

    @Test
    void whatIsFilledInIsNotFilledAgain() {
        PromptFile prompt = new PromptFile("x-1", "", "{question} | {passages}");
        assertThat(prompt.filled(Map.of("question", "what is {passages} $1", "passages", "secret")))
                .isEqualTo("what is {passages} $1 | secret");
    }
}
