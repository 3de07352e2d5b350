package dev.carrel.library.capture;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import dev.carrel.base.UserError;
import dev.carrel.base.Worded;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The extension that browsers load: plain files, the same for all but for what Firefox calls by other names in the manifest.
///
/// @param folder that holds its files
public record BrowserExtension(Path folder) {
    private static final String MANIFEST = "manifest.json";
    private static final String OF_FIREFOX = "manifest.firefox.json";
    /// So that the same files make the same archive, whenever and wherever it is made.
    private static final LocalDateTime ALWAYS = LocalDateTime.of(1980, 1, 1, 0, 0);

    /// A browser that takes it.
    public enum Browser implements Worded {
        CHROME, EDGE, BRAVE, FIREFOX;

        public static Optional<Browser> named(String word) {
            return Worded.named(word, values());
        }
    }

    /// The one that came with the program.
    public static BrowserExtension installed() {
        String launcher = System.getProperty("carrel.launcher", "");
        return new BrowserExtension(launcher.isEmpty()
                ? Path.of("..", "extension").toAbsolutePath().normalize()
                : Path.of(launcher).toAbsolutePath().resolveSibling("extension"));
    }

    /// Writes the folder that a browser loads, in place of what was there before.
    public void write(Browser browser, Path target) throws IOException {
        SortedMap<String, byte[]> files = files(browser);
        clear(target);
        for (String name : files.keySet()) {
            Path file = target.resolve(name);
            Files.createDirectories(file.resolveSibling(""));
            Files.write(file, files.get(name));
        }
    }

    private static void clear(Path target) throws IOException {
        if (!Files.exists(target)) {
            return;
        }
        try (Stream<Path> below = Files.walk(target)) {
            for (Path each : below.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }

    /// The same as one file.
    public void zip(Browser browser, OutputStream out) throws IOException {
        ZipOutputStream zip = new ZipOutputStream(out);
        for (var file : files(browser).entrySet()) {
            ZipEntry entry = new ZipEntry(file.getKey());
            entry.setTimeLocal(ALWAYS);
            zip.putNextEntry(entry);
            zip.write(file.getValue());
        }
        zip.finish();
    }

    private SortedMap<String, byte[]> files(Browser browser) throws IOException {
        SortedMap<String, byte[]> files = new TreeMap<>();
        if (!Files.isRegularFile(folder.resolve(MANIFEST))) {
            throw UserError.cannotRun("The extension is not at " + folder + ".",
                    "It comes with Carrel's sources, in the folder extension.");
        }
        try (Stream<Path> all = Files.walk(folder)) {
            all.filter(Files::isRegularFile).forEach(file -> files.put(name(file), bytes(file)));
        }
        files.keySet().removeIf(name -> name.equals(OF_FIREFOX) || name.endsWith(".d.ts")
                || name.endsWith(".md"));
        if (browser == Browser.FIREFOX) {
            files.put(MANIFEST, firefox());
        }
        return files;
    }

    private String name(Path file) {
        return folder.relativize(file).toString().replace('\\', '/');
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The common manifest with what is Firefox's own in it; null takes a member out.
    private byte[] firefox() throws IOException {
        JsonMapper json = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
        ObjectNode manifest = (ObjectNode) json.readTree(Files.readAllBytes(folder.resolve(MANIFEST)));
        json.readTree(Files.readAllBytes(folder.resolve(OF_FIREFOX))).properties().forEach(own -> {
            if (own.getValue().isNull()) {
                manifest.remove(own.getKey());
            } else {
                manifest.set(own.getKey(), own.getValue());
            }
        });
        return json.writeValueAsBytes(manifest);
    }
}
