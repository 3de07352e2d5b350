package dev.carrel.library.home;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.library.settings.Setting;
import dev.carrel.library.settings.Settings;
import dev.carrel.library.settings.SettingsFile;

/// The folder that holds a person's libraries, settings and caches.
public record Home(Path path) {
    /// Variables that are not settings.
    private static final Set<String> OTHER_VARIABLES = Set.of("CARREL_HOME", "CARREL_LIBRARY",
            "CARREL_JAVA_HOME",
            "CARREL_JAVA_OPTS", "CARREL_FAST_START", "CARREL_INSTALL", "CARREL_DEBUG");

    /// The home that `CARREL_HOME` names, else the one in the XDG data directory.
    ///
    /// @param userHome where there is no `HOME`, which Java itself does not heed
    public static Home of(Map<String, String> environment, Path userHome) {
        String named = environment.getOrDefault("CARREL_HOME", "");
        if (!named.isBlank()) {
            return new Home(Path.of(named).toAbsolutePath().normalize());
        }
        String data = environment.getOrDefault("XDG_DATA_HOME", "");
        String told = environment.getOrDefault("HOME", "");
        Path user = told.isBlank() ? userHome : Path.of(told);
        Path base = data.isBlank() ? user.resolve(".local/share") : Path.of(data);
        return new Home(base.resolve("carrel").toAbsolutePath().normalize());
    }

    public Path models() {
        return path.resolve("cache/models");
    }

    public Path vectors() {
        return path.resolve("cache/vectors");
    }

    public Path library(String name) {
        if (!isName(name)) {
            throw UserError.usage("A library cannot be called \"" + name + "\".",
                    "Use letters, digits, dots, dashes and underscores.");
        }
        return allLibraries().resolve(name);
    }

    /// The folder of all libraries.
    public Path allLibraries() {
        return path.resolve("libraries");
    }

    private static boolean isName(String text) {
        return text.matches("[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{0,63}");
    }

    /// The names of all libraries, in alphabetical order.
    public List<String> libraries() throws IOException {
        Path folder = allLibraries();
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> libraries = Files.list(folder)) {
            return libraries.filter(Files::isDirectory).map(each -> each.getFileName().toString())
                    .filter(Home::isName).sorted().toList();
        }
    }

    /// The values that the files and the environment set for a library.
    public Settings settings(String library, Map<String, String> environment) throws IOException {
        return settings(library(library), environment);
    }

    /// The same for what is not or no longer a library of this home.
    public Settings settings(Path folder, Map<String, String> environment) throws IOException {
        return Settings.standard()
                .with(SettingsFile.in(path), path.resolve(SettingsFile.NAME).toString())
                .with(SettingsFile.in(folder), folder.resolve(SettingsFile.NAME).toString())
                .with(variables(environment), "environment");
    }

    /// Sets something for all libraries.
    ///
    /// @return the file that now says so
    public String set(String key, String value) throws IOException {
        return SettingsFile.set(path, key, value);
    }

    /// Sets something for one library.
    ///
    /// @return the file that now says so
    public String set(String library, String key, String value) throws IOException {
        return SettingsFile.set(library(library), key, value);
    }

    /// Takes a setting of all libraries back.
    ///
    /// @return the file that said so; nothing if none did
    public Optional<String> unset(String key) throws IOException {
        return SettingsFile.unset(path, key);
    }

    /// Takes a setting of one library back.
    ///
    /// @return the file that said so; nothing if none did
    public Optional<String> unset(String library, String key) throws IOException {
        return SettingsFile.unset(library(library), key);
    }

    /// The folder for the index of a test collection: one for each place and each way to make an index.
    public Path evaluation(Path directory, Settings settings) {
        String made = String.join("\n", directory.toString(), embedding(settings),
                settings.ceiling() + " " + settings.wholeDocument(),
                settings.text("chunking.max-passages-per-document"), settings.text("indexing.mode"));
        return path.resolve("evaluations")
                .resolve(
                        directory.getFileName() + "-" + DocumentId.of(made).value().substring(0, 8));
    }

    private static String embedding(Settings settings) {
        return settings.text("embedding.endpoint.url").equals("none")
                ? settings.text("embedding.model")
                        + settings.text("embedding.dimensions").replace("auto", "")
                : settings.text("embedding.endpoint.model") + " "
                        + settings.text("embedding.endpoint.dimensions");
    }

    /// One that is set to nothing is not set, as everywhere in a shell.
    private static Map<String, String> variables(Map<String, String> environment) {
        Map<String, String> settings = new LinkedHashMap<>();
        environment.forEach((name, value) -> {
            if (name.startsWith("CARREL_") && !OTHER_VARIABLES.contains(name) && !value.isEmpty()) {
                settings.put(key(name), value);
            }
        });
        return settings;
    }

    private static String key(String variable) {
        return Setting.ALL.stream().filter(setting -> setting.variable().equals(variable)).map(Setting::key)
                .findFirst().orElseGet(() -> variable.substring("CARREL_".length()).toLowerCase(Locale.ROOT)
                        .replace('_', '.'));
    }
}
