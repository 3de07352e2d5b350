package dev.carrel.embed.description;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

import dev.carrel.base.UserError;
import dev.carrel.embed.Model.Pooling;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.dataformat.toml.TomlMapper;

/// A `model.toml`, in which an owner says what is not to be found out otherwise, or is to be otherwise.
public final class DescriptionFile {
    public static final String NAME = "model.toml";
    /// A hint for whoever has to write one.
    public static final String EXAMPLE = """
            Write a model.toml into it, for example:
            window = 512              # tokens it sees at once, special ones included
            pooling = "mean"          # or "cls", "last", or "model" if it gives one vector a text
            query-prefix = "query: "
            document-prefix = "passage: "
            name = "my-model"         # optional, else the directory's name
            dimensions = 384          # optional, else the model is asked
            file = "onnx/model.onnx"  # optional, where there are several""";
    private static final Set<String> KEYS = Set.of("name", "dimensions", "window", "pooling", "query-prefix",
            "document-prefix", "file");

    private final Path path;
    private final JsonNode toml;

    private DescriptionFile(Path path, JsonNode toml) {
        this.path = path;
        this.toml = toml;
    }

    /// The one in a directory; empty if there is none.
    ///
    /// @throws UserError if it cannot be read or says something unknown
    public static DescriptionFile in(Path directory) throws IOException {
        Path path = directory.resolve(NAME);
        DescriptionFile file = new DescriptionFile(path, parsed(path));
        file.part();
        return file;
    }

    private static JsonNode parsed(Path path) throws IOException {
        if (!Files.exists(path)) {
            return JsonNodeFactory.instance.objectNode();
        }
        try {
            JsonNode toml = TomlMapper.shared().readTree(Files.readString(path));
            for (String key : toml.propertyNames()) {
                if (!KEYS.contains(key)) {
                    throw new IllegalArgumentException("unknown key " + key);
                }
            }
            return toml;
        } catch (JacksonException | IllegalArgumentException e) {
            throw unusable(path, e);
        }
    }

    private static UserError unusable(Path path, RuntimeException why) {
        return UserError.cannotRun(path + " cannot be used: "
                + String.valueOf(why.getMessage()).lines().findFirst().orElse("no reason given"), EXAMPLE);
    }

    /// The network's file, if it says which.
    public Optional<String> file() {
        return Optional.ofNullable(text(toml, "file"));
    }

    public OptionalInt window() {
        Integer window = part().window();
        return window == null ? OptionalInt.empty() : OptionalInt.of(window);
    }

    DescriptionPart part() {
        try {
            return part(toml);
        } catch (IllegalArgumentException e) {
            throw unusable(path, e);
        }
    }

    static DescriptionPart part(JsonNode toml) {
        return new DescriptionPart(text(toml, "name"), positive(toml, "dimensions"), positive(toml, "window"),
                pooling(text(toml, "pooling")), text(toml, "query-prefix"), text(toml, "document-prefix"));
    }

    private static @Nullable String text(JsonNode toml, String key) {
        return toml.has(key) ? toml.path(key).asString("") : null;
    }

    private static @Nullable Integer positive(JsonNode toml, String key) {
        if (!toml.has(key)) {
            return null;
        }
        int value = toml.path(key).asInt(0);
        if (value <= 0) {
            throw new IllegalArgumentException(key + " must be a positive number");
        }
        return value;
    }

    private static @Nullable Pooling pooling(@Nullable String written) {
        if (written == null) {
            return null;
        }
        return Arrays.stream(Pooling.values())
                .filter(pooling -> pooling.name().toLowerCase(Locale.ROOT)
                        .equals(written.toLowerCase(Locale.ROOT)))
                .findFirst().orElseThrow(() -> new IllegalArgumentException(
                        "pooling must be \"cls\", \"mean\", \"last\" or \"model\""));
    }
}
