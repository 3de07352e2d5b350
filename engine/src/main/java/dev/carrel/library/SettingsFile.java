package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

import dev.carrel.document.UserError;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.toml.TomlMapper;

/// A `carrel.toml`: tables become dotted keys.
final class SettingsFile {
    static final String NAME = "carrel.toml";

    private SettingsFile() {}

    /// The settings in a folder's file; none if it has no file, and then no parser is started.
    static Map<String, String> in(Path folder) throws IOException {
        Path file = folder.resolve(NAME);
        if (!Files.isRegularFile(file)) {
            return Map.of();
        }
        try {
            Map<String, String> settings = new LinkedHashMap<>();
            flatten("", new TomlMapper().readTree(Files.readString(file)), settings);
            return settings;
        } catch (JacksonException e) {
            throw UserError.usage(
                    "The settings file " + file + " is not valid TOML: " + e.getOriginalMessage() + ".",
                    "Correct it, or remove it to use the defaults.");
        }
    }

    private static void flatten(String prefix, JsonNode node, Map<String, String> settings) {
        for (Map.Entry<String, JsonNode> entry : node.properties()) {
            String key = prefix + entry.getKey();
            if (entry.getValue().isObject()) {
                flatten(key + ".", entry.getValue(), settings);
            } else {
                settings.put(key, entry.getValue().asString());
            }
        }
    }
}
