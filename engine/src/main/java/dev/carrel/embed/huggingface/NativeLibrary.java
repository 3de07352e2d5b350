package dev.carrel.embed.huggingface;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.zip.CRC32;

import dev.carrel.base.AtomicFile;
import dev.carrel.base.UserError;

/// The native code of the tokenizers, unpacked once from the jar that carries it for all platforms.
final class NativeLibrary {
    private static final String ROOT = "native/lib/";

    private static boolean loaded;

    private final String platform;

    NativeLibrary(String system, String processor) {
        platform = platform(system.toLowerCase(Locale.ROOT), processor.toLowerCase(Locale.ROOT));
    }

    private static String platform(String system, String processor) {
        String name = system.contains("win") && !system.contains("darwin")
                ? "win"
                : system.contains("mac") || system.contains("darwin") ? "osx" : "linux";
        return name + "-" + (processor.equals("amd64") ? "x86_64" : processor);
    }

    /// Loads it into this process, once from whatever place: of two copies each would take what the other made for its own, and end the
    /// process.
    ///
    /// @param cache where it is unpacked
    /// @throws UserError if there is none for this machine
    @SuppressWarnings("restricted")
    void load(Path cache) throws IOException {
        synchronized (NativeLibrary.class) {
            for (Path file : loaded ? List.<Path>of() : unpack(cache)) {
                System.load(file.toAbsolutePath().toString());
            }
            loaded = true;
        }
    }

    /// The files, in the order in which they are to be loaded.
    List<Path> unpack(Path cache) throws IOException {
        Path folder = cache.resolve("tokenizers-" + version() + "-" + platform);
        List<Path> unpacked = new ArrayList<>();
        for (String file : files()) {
            unpacked.add(unpacked(file, folder));
        }
        return unpacked;
    }

    /// In the order in which they need each other.
    private List<String> files() {
        return switch (platform) {
            case "win-x86_64" ->
                List.of("libwinpthread-1.dll", "libgcc_s_seh-1.dll", "libstdc++-6.dll", "tokenizers.dll");
            case "osx-aarch64" -> List.of("libtokenizers.dylib");
            case "linux-x86_64", "linux-aarch64" -> List.of("libtokenizers.so");
            default -> throw UserError.cannotRun(
                    "The tokenizer of this model does not run on this machine (" + platform + ").",
                    "Choose a model with a BERT tokenizer; `carrel models` lists some.");
        };
    }

    private static String version() throws IOException {
        Properties properties = new Properties();
        try (InputStream content = resource(ROOT + "tokenizers.properties").openStream()) {
            properties.load(content);
        }
        return properties.getProperty("version", "unknown").replaceAll("[^A-Za-z0-9.-]", "_");
    }

    /// Compared with its checksum at every start, which takes some 10 ms: what is loaded as code must be what was shipped.
    private Path unpacked(String file, Path folder) throws IOException {
        URL packed = resource(ROOT + platform + "/cpu/" + file);
        Path target = folder.resolve(file);
        if (!isWhole(target, packed)) {
            try (InputStream content = packed.openStream()) {
                AtomicFile.write(target, content.readAllBytes());
            }
        }
        return target;
    }

    private static boolean isWhole(Path file, URL packed) throws IOException {
        URLConnection connection = packed.openConnection();
        if (!Files.isRegularFile(file) || !(connection instanceof JarURLConnection jar)
                || Files.size(file) != jar.getJarEntry().getSize()) {
            return false;
        }
        CRC32 sum = new CRC32();
        sum.update(Files.readAllBytes(file));
        return sum.getValue() == jar.getJarEntry().getCrc();
    }

    private static URL resource(String path) {
        URL found = NativeLibrary.class.getClassLoader().getResource(path);
        if (found == null) {
            throw new IllegalStateException("the program lacks " + path);
        }
        return found;
    }
}
