package dev.carrel.embed.onnx;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;

import dev.carrel.base.UserError;
import dev.carrel.embed.Model.Pooling;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.toml.TomlMapper;

/// Reads a `model.toml`.
final class DescriptionFile {
    static final String EXAMPLE = """
            Write a model.toml into it, for example:
            window = 512              # tokens it sees at once, special ones included
            pooling = "mean"          # or "cls"
            query-prefix = "query: "
            document-prefix = "passage: "
            name = "my-model"         # optional, else the directory's name
            dimensions = 384          # optional, else the model is asked""";
    private static final Set<String> KEYS = Set.of("name", "dimensions", "window", "pooling", "query-prefix",
            "document-prefix");

    private DescriptionFile() {}

    static ModelDescription read(Path file, String directoryName) throws IOException {
        try {
            return description(TomlMapper.shared().readTree(Files.readString(file)), directoryName);
        } catch (JacksonException | IllegalArgumentException e) {
            throw UserError.cannotRun(file + " cannot be used: "
                    + String.valueOf(e.getMessage()).lines().findFirst().orElse("no reason given"), EXAMPLE);
        }
    }

    /// The window alone, if the file is there and tells it.
    static OptionalInt window(Path file) throws IOException {
        if (!Files.exists(file)) {
            return OptionalInt.empty();
        }
        try {
            JsonNode toml = TomlMapper.shared().readTree(Files.readString(file));
            requireKnownKeys(toml);
            return toml.has("window") ? OptionalInt.of(positive(toml, "window")) : OptionalInt.empty();
        } catch (JacksonException | IllegalArgumentException e) {
            throw UserError.cannotRun(file + " cannot be used: "
                    + String.valueOf(e.getMessage()).lines().findFirst().orElse("no reason given"),
                    "A cross-encoder's model.toml has one line: window = 512");
        }
    }

    private static ModelDescription description(JsonNode toml, String directoryName) {
        requireKnownKeys(toml);
        OptionalInt dimensions = toml.has("dimensions")
                ? OptionalInt.of(positive(toml, "dimensions"))
                : OptionalInt.empty();
        return new ModelDescription(toml.path("name").asString(directoryName), dimensions,
                positive(toml, "window"),
                pooling(toml), toml.path("query-prefix").asString(""),
                toml.path("document-prefix").asString(""));
    }

    private static void requireKnownKeys(JsonNode toml) {
        for (String key : toml.propertyNames()) {
            if (!KEYS.contains(key)) {
                throw new IllegalArgumentException("unknown key " + key);
            }
        }
    }

    private static int positive(JsonNode toml, String key) {
        int value = toml.path(key).asInt(0);
        if (value <= 0) {
            throw new IllegalArgumentException(key + " must be a positive number");
        }
        return value;
    }

    private static Pooling pooling(JsonNode toml) {
        return switch (toml.path("pooling").asString("").toLowerCase(Locale.ROOT)) {
            case "cls" -> Pooling.CLS;
            case "mean" -> Pooling.MEAN;
            default -> throw new IllegalArgumentException("pooling must be \"cls\" or \"mean\"");
        };
    }
}
