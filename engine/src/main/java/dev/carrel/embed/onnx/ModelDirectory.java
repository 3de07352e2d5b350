package dev.carrel.embed.onnx;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.StringJoiner;

import dev.carrel.base.UserError;

/// A model that its owner has put into a directory: `model.onnx`, `tokenizer.json`, and a `model.toml` that describes it
/// unless its name is known.
public record ModelDirectory(Path path) implements ModelFiles {
    /// @throws UserError if a file is missing
    public ModelDirectory {
        path = path.toAbsolutePath().normalize();
        require(path, "model.onnx");
        require(path, "tokenizer.json");
    }

    private static void require(Path directory, String file) {
        if (!Files.isRegularFile(directory.resolve(file))) {
            throw UserError.cannotRun("There is no " + file + " in the model directory " + directory + ".",
                    "A model is a directory with model.onnx, tokenizer.json and, unless its name is known, model.toml.");
        }
    }

    @Override
    public String name() {
        return String.valueOf(path.getFileName());
    }

    @Override
    public String identity() throws IOException {
        StringJoiner identity = new StringJoiner("\n").add(path.toString());
        for (String file : new String[]{"model.onnx", "model.onnx_data", "tokenizer.json", "model.toml"}) {
            identity.add(identity(path.resolve(file)));
        }
        return identity.toString();
    }

    private static String identity(Path file) throws IOException {
        if (!Files.exists(file)) {
            return "none";
        }
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        return attributes.size() + " " + attributes.lastModifiedTime().toMillis();
    }

    @Override
    public ModelDescription description() throws IOException {
        Path file = path.resolve("model.toml");
        if (Files.exists(file)) {
            return DescriptionFile.read(file, name());
        }
        return ModelDescription.byName(name()).orElseThrow(() -> UserError.cannotRun(
                "The embedding model " + name() + " is not known and " + file + " does not describe it.",
                DescriptionFile.EXAMPLE));
    }

    @Override
    public Path weights(Path scratch) {
        return path.resolve("model.onnx");
    }

    @Override
    public byte[] tokenizer() throws IOException {
        return Files.readAllBytes(path.resolve("tokenizer.json"));
    }
}
