package dev.carrel.embed.onnx;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

import dev.carrel.base.UserError;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

/// Real graphs and a real vocabulary; the score is the sigmoid of how many words of the passage stand in the question,
/// less 1.5.
final class OnnxCrossEncoderTest {
    @TempDir
    private Path models;

    private static double sigmoid(double x) {
        return 1 / (1 + Math.exp(-x));
    }

    @ParameterizedTest
    @ValueSource(strings = {"one-logit", "two-logits"})
    void aPairIsReadTogether(String graph) throws IOException {
        TestModels.crossEncoderIn(models, graph);
        try (OnnxCrossEncoder encoder = OnnxCrossEncoder.open(graph, models)) {
            assertThat(encoder.score("warm bread", "Cold water.")).isCloseTo(sigmoid(-1.5), within(1e-6));
            assertThat(encoder.score("warm bread", "Bread is warm bread.")).isCloseTo(sigmoid(1.5),
                    within(1e-6));
            assertThat(encoder.score("", "")).isCloseTo(sigmoid(-1.5), within(1e-6));
        }
    }

    @Test
    void theWindowIsFilledAndNeverExceeded() throws IOException {
        Path directory = TestModels.crossEncoderIn(models, "one-logit");
        Files.writeString(directory.resolve("model.toml"), "window = 20\n");
        try (OnnxCrossEncoder encoder = OnnxCrossEncoder.open("one-logit", models)) {
            // [CLS] bread [SEP] and the last [SEP] leave 16 places for the passage.
            assertThat(encoder.score("bread", "bread ".repeat(100))).isCloseTo(sigmoid(16 - 1.5),
                    within(1e-6));
            assertThat(encoder.score("bread", "water ".repeat(15) + "bread")).isCloseTo(sigmoid(-0.5),
                    within(1e-6));
            assertThat(encoder.score("bread", "water ".repeat(16) + "bread")).isCloseTo(sigmoid(-1.5),
                    within(1e-6));
            // A question has half of the window, its marks included.
            assertThat(encoder.score("bread ".repeat(100), "bread ".repeat(100)))
                    .isCloseTo(sigmoid(9 - 1.5), within(1e-6));
        }
    }

    @Test
    void aDirectoryThatIsMissingIsNamed() {
        assertThatThrownBy(() -> OnnxCrossEncoder.open("nowhere", models)).isInstanceOf(UserError.class)
                .hasMessageContaining("nowhere is not a directory");
    }

    @Test
    void aDirectoryWithoutAModelIsRefused() throws IOException {
        Files.createDirectory(models.resolve("empty"));
        assertThatThrownBy(() -> OnnxCrossEncoder.open("empty", models)).isInstanceOf(UserError.class)
                .hasMessageContaining("no tokenizer.json");
        Files.writeString(models.resolve("empty/tokenizer.json"), "{}");
        assertThatThrownBy(() -> OnnxCrossEncoder.open("empty", models)).isInstanceOf(UserError.class)
                .hasMessageContaining("no model.onnx");
    }

    @Test
    void anEmbeddingModelIsNoCrossEncoder() throws IOException {
        Path miniLm = RealModels.miniLm(models.resolve("mini"));
        assertThatThrownBy(() -> OnnxCrossEncoder.open(miniLm.toString(), models))
                .isInstanceOf(UserError.class).hasMessageContaining("is no cross-encoder")
                .hasMessageContaining("no output with one or two numbers");
    }

    @Test
    void aDamagedModelIsNoCrossEncoder() throws IOException {
        Path directory = TestModels.crossEncoderIn(models, "one-logit");
        Files.writeString(directory.resolve("model.onnx"), "not a model");
        assertThatThrownBy(() -> OnnxCrossEncoder.open("one-logit", models)).isInstanceOf(UserError.class)
                .hasMessageContaining("is no cross-encoder");
    }

    @Test
    void aDescriptionThatIsWrongIsNamed() throws IOException {
        Path directory = TestModels.crossEncoderIn(models, "one-logit");
        Files.writeString(directory.resolve("model.toml"), "window = 0\n");
        assertThatThrownBy(() -> OnnxCrossEncoder.open("one-logit", models)).isInstanceOf(UserError.class)
                .hasMessageContaining("model.toml").hasMessageContaining("window");
    }

    @Test
    void afterClosingNothingIsScored() throws IOException {
        TestModels.crossEncoderIn(models, "one-logit");
        OnnxCrossEncoder encoder = Objects.requireNonNull(OnnxCrossEncoder.open("one-logit", models));
        encoder.close();
        encoder.close();
        assertThatThrownBy(() -> encoder.score("a", "b")).isInstanceOf(IllegalStateException.class);
    }
}
