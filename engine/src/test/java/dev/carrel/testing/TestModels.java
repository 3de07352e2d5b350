package dev.carrel.testing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

import dev.carrel.embed.Embedder;
import dev.carrel.embed.onnx.OnnxEmbedder;
import dev.carrel.embed.onnx.PackagedModel;

/// The real models. The default one is prepared once for all runs and opened once a run.
public final class TestModels {
    private static final Path CACHE = Path.of("target", "test-cache", "models").toAbsolutePath();

    private TestModels() {}

    /// Opened when it is first asked for, and open as long as the tests run.
    private static final class Opened {
        static final Embedder BGE = open();

        private static Embedder open() {
            try {
                return OnnxEmbedder.open(new PackagedModel(PackagedModel.DEFAULT), cache());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /// The default model; nobody closes it.
    public static Embedder bge() {
        return Opened.BGE;
    }

    /// Where prepared models are kept between runs.
    public static Path cache() throws IOException {
        return Files.createDirectories(CACHE);
    }

    /// Lets a home use the models that were prepared before.
    public static Path homeIn(Path folder) throws IOException {
        Files.createDirectories(folder.resolve("cache"));
        if (!Files.exists(folder.resolve("cache/models"))) {
            Files.createSymbolicLink(folder.resolve("cache/models"), cache());
        }
        return folder;
    }

    /// A directory with MiniLM, a model that a user might have put on the disk.
    public static Path miniLmIn(Path models) throws IOException {
        Path directory = Files.createDirectories(models.resolve("all-MiniLM-L6-v2"));
        copy("all-minilm-l6-v2-q.onnx", directory.resolve("model.onnx"));
        copy("all-minilm-l6-v2-q-tokenizer.json", directory.resolve("tokenizer.json"));
        return directory;
    }

    /// A directory with a small cross-encoder: `one-logit` or `two-logits`, with MiniLM's vocabulary.
    public static Path crossEncoderIn(Path models, String graph) throws IOException {
        Path directory = Files.createDirectories(models.resolve(graph));
        copy("models/" + graph + ".onnx", directory.resolve("model.onnx"));
        copy("all-minilm-l6-v2-q-tokenizer.json", directory.resolve("tokenizer.json"));
        return directory;
    }

    private static void copy(String resource, Path target) throws IOException {
        try (InputStream content = TestModels.class.getClassLoader().getResourceAsStream(resource)) {
            Files.copy(Objects.requireNonNull(content), target);
        }
    }

    /// A home with the prepared model, and with the vectors of earlier runs, so that texts of the repository are embedded
    /// once.
    public static Path rememberingHomeIn(Path home) throws IOException {
        if (!Files.exists(home)) {
            homeIn(home);
            Files.createSymbolicLink(home.resolve("cache/vectors"),
                    Files.createDirectories(CACHE.resolveSibling("vectors")));
        }
        return home;
    }
}
