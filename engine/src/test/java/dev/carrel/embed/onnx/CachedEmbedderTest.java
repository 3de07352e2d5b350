package dev.carrel.embed.onnx;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import dev.carrel.embed.CachedEmbedder;
import dev.carrel.embed.Vector;
import dev.carrel.embed.VectorCache;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

@Tag("thorough")
final class CachedEmbedderTest {
    @TempDir
    private Path home;

    private CachedEmbedder open() throws IOException {
        return new CachedEmbedder(OnnxEmbedder.open(RealModels.bge(), TestModels.cache()), vectors());
    }

    private Path vectors() {
        return home.resolve("vectors");
    }

    @Test
    void aPassageIsFoundInTheCacheByLaterEmbedders() throws IOException {
        Vector made;
        try (CachedEmbedder embedder = open()) {
            made = embedder.passage("Kept for later.");
        }
        try (CachedEmbedder embedder = open()) {
            assertThat(embedder.passage("Kept for later.")).isEqualTo(made);
            try (VectorCache cache = VectorCache.open(vectors(), embedder.model())) {
                assertThat(cache.find("Kept for later.")).contains(made);
            }
        }
    }

    @Test
    void askingNeverOpensTheCache() throws IOException {
        try (CachedEmbedder embedder = open()) {
            embedder.query("a question");
        }
        assertThat(vectors()).doesNotExist();
    }

    @Test
    void itWorksWhereNoCacheCanBe() throws IOException {
        Files.writeString(vectors(), "a file, where the directory would be");
        try (CachedEmbedder embedder = open()) {
            assertThat(embedder.passage("Not kept.").dimensions()).isEqualTo(384);
        }
    }

    @Test
    void afterClosingEvenACachedPassageIsRefused() throws IOException {
        CachedEmbedder embedder = open();
        embedder.passage("Kept.");
        embedder.close();
        assertThatThrownBy(() -> embedder.passage("Kept.")).isInstanceOf(IllegalStateException.class);
    }
}
