package dev.carrel.cli;

import java.nio.file.Files;
import java.nio.file.Path;

import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

/// A cross-encoder that counts words of the question, run by the packed program.
@DisabledOnOs(OS.WINDOWS)
class RerankIT {
    @TempDir
    private static Path folder;

    private static Program carrel;

    @BeforeAll
    static void library() throws Exception {
        Path documents = Files.createDirectories(folder.resolve("documents"));
        Files.writeString(documents.resolve("short.md"), "# Yeast\n\nYeast.\n");
        Files.writeString(documents.resolve("long.md"), "# Baking\n\nWith yeast, more yeast and yeast again "
                + "comes much else of which nobody ever asked. ".repeat(8) + "\n");
        carrel = new Program(folder.resolve("home"), folder);
        carrel.run("add", "documents").exits(0);
        TestModels.crossEncoderIn(folder.resolve("home/models"), "one-logit");
    }

    private static JsonNode first(String... more) throws Exception {
        return carrel.run(more).exits(0).json().path("results").path(0);
    }

    @Test
    void theModelOrdersWhatWordsFound() throws Exception {
        JsonNode plain = first("search", "--mode", "keyword", "--json", "yeast");
        assertThat(plain.path("document").path("title").asString()).isEqualTo("Yeast");
        assertThat(plain.path("signals").has("rerank")).isFalse();

        JsonNode reranked = first("search", "--mode", "keyword", "--json", "--explain", "--set",
                "rerank.model=one-logit", "yeast");
        assertThat(reranked.path("document").path("title").asString()).isEqualTo("Baking");
        assertThat(reranked.path("signals").path("rerank").asDouble()).isCloseTo(0.8176, within(1e-4));
        assertThat(reranked.path("explain").path("rerank").path("share").asDouble()).isCloseTo(0.8176,
                within(1e-4));
        assertThat(reranked.path("keyword").path("rank").asInt()).isEqualTo(2);
    }

    @Test
    void aModelThatIsNotThereIsNamed() throws Exception {
        Program.Run run = carrel.run("search", "--mode", "keyword", "--set", "rerank.model=nowhere", "yeast")
                .exits(3);
        assertThat(run.err()).contains("nowhere is not a directory", "rerank.model");
    }

    @Test
    void anEmbeddingModelIsRefused() throws Exception {
        TestModels.miniLmIn(folder.resolve("home/models"));
        assertThat(
                carrel.run("search", "--mode", "keyword", "--set", "rerank.model=all-MiniLM-L6-v2", "yeast")
                        .exits(3).err())
                .contains("is no cross-encoder");
    }
}
