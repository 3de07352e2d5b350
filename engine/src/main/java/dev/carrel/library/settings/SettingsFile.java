package dev.carrel.library.settings;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.carrel.base.AtomicFile;
import dev.carrel.base.PrivateFolder;
import dev.carrel.base.UserError;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.toml.TomlMapper;

/// A `carrel.toml`: tables become dotted keys.
public final class SettingsFile {
    public static final String NAME = "carrel.toml";

    private SettingsFile() {}

    /// The settings in a folder's file; none if it has no file, and then no parser is started.
    public static Map<String, String> in(Path folder) throws IOException {
        Path file = folder.resolve(NAME);
        if (!Files.isRegularFile(file)) {
            return Map.of();
        }
        try {
            String text = Files.readString(file);
            return PlainSettings.read(text.lines().toList()).orElseGet(() -> parse(text));
        } catch (CharacterCodingException e) {
            throw UserError.usage("The settings file " + file + " is not written in UTF-8.",
                    "Save it as UTF-8, or remove it to use the defaults.");
        } catch (JacksonException e) {
            throw UserError.usage(
                    "The settings file " + file + " is not valid TOML: " + e.getOriginalMessage() + ".",
                    "Correct it, or remove it to use the defaults.");
        }
    }

    private static Map<String, String> parse(String text) {
        Map<String, String> settings = new LinkedHashMap<>();
        flatten("", new TomlMapper().readTree(text), settings);
        return settings;
    }

    private static void flatten(String prefix, JsonNode node, Map<String, String> settings) {
        for (Map.Entry<String, JsonNode> entry : node.properties()) {
            String key = prefix + entry.getKey();
            if (entry.getValue().isObject()) {
                flatten(key + ".", entry.getValue(), settings);
            } else {
                // A list is written back as it stands, so that the complaint about it names it.
                settings.put(key, entry.getValue().asString(entry.getValue().toString()));
            }
        }
    }

    /// Changes one line of a folder's file, or adds it; all else stays as its owner wrote it.
    ///
    /// @return the file
    public static String set(Path folder, String key, String value) throws IOException {
        Settings.standard().with(Map.of(key, value), "config");
        in(folder);
        Path file = PrivateFolder.create(folder).resolve(NAME);
        List<String> lines = Files.isRegularFile(file) ? Files.readAllLines(file) : List.of();
        String changed = String.join("\n", SettingsLines.with(lines, key, value)) + "\n";
        if (!value.equals(parse(changed).get(key))) {
            throw unchangeable(file, "Set " + key + " in it with an editor.");
        }
        AtomicFile.write(file, changed);
        return file.toString();
    }

    /// Takes one setting out of a folder's file; all else stays as its owner wrote it.
    ///
    /// @return the file, or nothing if it did not set it
    public static Optional<String> unset(Path folder, String key) throws IOException {
        Settings.standard().value(key);
        if (!in(folder).containsKey(key)) {
            return Optional.empty();
        }
        Path file = folder.resolve(NAME);
        List<String> lines = SettingsLines.without(Files.readAllLines(file), key);
        String changed = lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
        if (parse(changed).containsKey(key)) {
            throw unchangeable(file, "Take " + key + " out of it with an editor.");
        }
        AtomicFile.write(file, changed);
        return Optional.of(file.toString());
    }

    private static UserError unchangeable(Path file, String hint) {
        return UserError.usage(
                "The settings file " + file + " is written in a way that cannot be changed here.", hint);
    }
}
