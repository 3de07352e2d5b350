package dev.carrel.embed.onnx;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;

import dev.carrel.base.UserError;
import dev.carrel.embed.description.KnownModels;
import dev.carrel.embed.description.ModelDescription;

/// A model that comes with the program, as two resources named after it.
public record PackagedModel(String name) implements ModelFiles {
    /// The model that works without any setting.
    public static final String DEFAULT = "bge-small-en-v1.5-q";

    /// Whether the program brings a model of this name.
    public static boolean exists(String name) {
        return PackagedModel.class.getClassLoader().getResource(name + ".onnx") != null;
    }

    @Override
    public String identity() throws IOException {
        URLConnection connection = resource(".onnx").openConnection();
        if (connection instanceof JarURLConnection jar) {
            return name + " " + jar.getJarEntry().getSize() + " " + jar.getJarEntry().getCrc();
        }
        return name + " " + connection.getContentLengthLong() + " " + connection.getLastModified();
    }

    @Override
    public ModelDescription description() throws IOException {
        return KnownModels.read().description(name)
                .orElseThrow(() -> new IllegalStateException(name + " is not described"));
    }

    @Override
    public Path network(Path scratch) throws IOException {
        Path copy = scratch.resolve("source.onnx");
        try (InputStream content = resource(".onnx").openStream()) {
            Files.copy(content, copy);
        }
        return copy;
    }

    @Override
    public byte[] tokenizer() throws IOException {
        try (InputStream content = resource("-tokenizer.json").openStream()) {
            return content.readAllBytes();
        }
    }

    private URL resource(String ending) {
        URL found = PackagedModel.class.getClassLoader().getResource(name + ending);
        if (found == null) {
            throw UserError.cannotRun("The program has no embedding model " + name + ".",
                    "Set embedding.model to " + DEFAULT + " or to a model's directory.");
        }
        return found;
    }
}
