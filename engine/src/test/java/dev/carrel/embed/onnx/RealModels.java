package dev.carrel.embed.onnx;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/// The two models that tests run: the default one, and one that a user might have put on the disk.
public final class RealModels {
    private RealModels() {}

    static ModelFiles bge() {
        return new PackagedModel(PackagedModel.DEFAULT);
    }

    /// A directory with the files of MiniLM and no description.
    public static Path miniLm(Path directory) throws IOException {
        Files.createDirectories(directory);
        copy("all-minilm-l6-v2-q.onnx", directory.resolve("model.onnx"));
        copy("all-minilm-l6-v2-q-tokenizer.json", directory.resolve("tokenizer.json"));
        return directory;
    }

    private static void copy(String resource, Path target) throws IOException {
        try (InputStream content = RealModels.class.getClassLoader().getResourceAsStream(resource)) {
            Files.copy(Objects.requireNonNull(content), target);
        }
    }
}
