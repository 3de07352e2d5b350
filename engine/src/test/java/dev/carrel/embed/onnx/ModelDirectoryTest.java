package dev.carrel.embed.onnx;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.embed.Model;
import dev.carrel.embed.Model.Pooling;
import dev.carrel.embed.Vector;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// A second real model, MiniLM with mean pooling, as a user would bring it.
@Tag("thorough")
final class ModelDirectoryTest {
    @TempDir
    private Path home;
    private Path known;

    @BeforeEach
    void copyTheFiles() throws IOException {
        known = RealModels.miniLm(home.resolve("all-MiniLM-L6-v2"));
    }

    private OnnxEmbedder open(Path directory) throws IOException {
        return OnnxEmbedder.open(new ModelDirectory(directory), home.resolve("cache"));
    }

    private AbstractThrowableAssert<?, ?> assertThatOpeningIsRefused(Path directory) {
        return assertThatThrownBy(() -> open(directory)).isInstanceOf(UserError.class);
    }

    @Test
    void aModelWhoseNameIsKnownNeedsNoDescription() throws IOException {
        try (OnnxEmbedder embedder = open(known)) {
            assertThat(embedder.model())
                    .extracting(Model::name, Model::dimensions, Model::window, Model::pooling)
                    .containsExactly("all-MiniLM-L6-v2", 384, 256, Pooling.MEAN);
            Vector query = embedder.query("a cat");
            assertThat(query.similarity(embedder.passage("A small feline that purrs.")))
                    .isGreaterThan(query.similarity(embedder.passage("Interest rates went up.")) + 0.2);
        }
    }

    @Test
    void aDescriptionTellsTheRest() throws IOException {
        Files.writeString(known.resolve("model.toml"), """
                name = "mine"
                window = 128
                pooling = "cls"
                query-prefix = "query: "
                document-prefix = "passage: "
                dimensions = 384
                """);
        try (OnnxEmbedder embedder = open(known)) {
            assertThat(embedder.model().name()).isEqualTo("mine");
            assertThat(embedder.room()).isEqualTo(124);
            assertThat(embedder.query("x")).isNotEqualTo(embedder.passage("x"));
        }
    }

    @Test
    void theFingerprintDependsOnContentAndNotOnPlaceOrName() throws IOException {
        Path moved = RealModels.miniLm(home.resolve("elsewhere").resolve("all-minilm-l6-v2-copy"));
        Path changed = RealModels.miniLm(home.resolve("changed").resolve("all-minilm-l6-v2"));
        Files.writeString(changed.resolve("model.toml"), "window = 256\npooling = \"cls\"\n");
        assertThat(fingerprint(moved)).isEqualTo(fingerprint(known)).isNotEqualTo(fingerprint(changed));
    }

    private String fingerprint(Path directory) throws IOException {
        try (OnnxEmbedder embedder = open(directory)) {
            return embedder.model().fingerprint();
        }
    }

    @Test
    void anUnknownModelAsksForADescriptionAndShowsOne() throws IOException {
        Path unknown = Files.move(known, home.resolve("mystery"));
        assertThatOpeningIsRefused(unknown).hasMessageContaining("mystery")
                .extracting(e -> ((UserError) e).hint()).asString().contains("pooling = \"mean\"");
    }

    @Test
    void aMissingFileIsNamed() throws IOException {
        Files.delete(known.resolve("tokenizer.json"));
        assertThatOpeningIsRefused(known).hasMessageContaining("tokenizer.json")
                .hasMessageContaining(known.toString());
    }

    @Test
    void aBrokenNetworkIsRefused() throws IOException {
        Files.writeString(known.resolve("model.onnx"), "this is not a network");
        assertThatOpeningIsRefused(known).hasMessageContaining("all-MiniLM-L6-v2 cannot be used");
    }

    @Test
    void aBrokenTokenizerIsRefused() throws IOException {
        Files.writeString(known.resolve("tokenizer.json"), "{\"model\": {\"type\": \"Unigram\"}}");
        assertThatOpeningIsRefused(known).hasMessageContaining("cannot be used: its tokenizer has no tokens");
        Files.writeString(known.resolve("tokenizer.json"),
                "{\"model\": {\"type\": \"Unigram\", \"vocab\": [1]}}");
        assertThatOpeningIsRefused(known)
                .hasMessageStartingWith("The tokenizer.json of all-MiniLM-L6-v2 cannot be used: ");
        Files.writeString(known.resolve("tokenizer.json"), "{\"version\": \"1.0\"}");
        assertThatOpeningIsRefused(known).hasMessageContaining("it describes no tokenizer");
        Files.writeString(known.resolve("tokenizer.json"), "{");
        assertThatOpeningIsRefused(known).hasMessageContaining("it is no JSON");
    }

    @Test
    void aWindowWiderThanTheModelIsRefused() throws IOException {
        Files.writeString(known.resolve("model.toml"), "window = 4096\npooling = \"mean\"\n");
        assertThatOpeningIsRefused(known).extracting(e -> ((UserError) e).hint()).asString().contains("4096");
    }

    @Test
    void wrongDimensionsAreRefused() throws IOException {
        Files.writeString(known.resolve("model.toml"),
                "window = 256\npooling = \"mean\"\ndimensions = 768\n");
        assertThatOpeningIsRefused(known).hasMessageContaining("384").hasMessageContaining("768");
    }

    @Test
    void aMistakeInTheDescriptionIsExplained() throws IOException {
        Files.writeString(known.resolve("model.toml"), "window = 256\npooling = \"max\"\n");
        assertThatOpeningIsRefused(known).hasMessageContaining("pooling must be");
        Files.writeString(known.resolve("model.toml"), "window = 256\npoolings = \"cls\"\n");
        assertThatOpeningIsRefused(known).hasMessageContaining("unknown key poolings");
        Files.writeString(known.resolve("model.toml"), "window = = 256\n");
        assertThatOpeningIsRefused(known).hasMessageContaining("model.toml cannot be used");
    }

    @Test
    void aSettingNamesAModelOfTheProgramOrADirectory() {
        assertThat(ModelFiles.of("bge-small-en-v1.5-q", home)).isEqualTo(RealModels.bge());
        assertThat(ModelFiles.of("all-MiniLM-L6-v2", home)).isEqualTo(new ModelDirectory(known));
        assertThat(ModelFiles.of(known.toString(), home.resolve("other")))
                .isEqualTo(new ModelDirectory(known));
    }

    @Test
    void aSettingThatNamesNothingIsRefused() {
        for (String setting : List.of("", "no-such-model", "nul\0")) {
            assertThatThrownBy(() -> ModelFiles.of(setting, home)).isInstanceOf(UserError.class)
                    .hasMessageContaining("no embedding model " + setting);
        }
    }
}
