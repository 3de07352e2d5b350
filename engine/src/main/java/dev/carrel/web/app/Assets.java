package dev.carrel.web.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

import dev.carrel.base.ContentHash;
import org.jspecify.annotations.Nullable;

/// The files of the app, by their address.
public final class Assets {
    private static final String APP = "/dev/carrel/web/app/";
    private static final String LIBRARIES = "/META-INF/resources/webjars/";
    private static final Pattern SEGMENT = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.@+-]*");
    private static final List<String> SERVED = List.of("lit-html", "pdfjs-dist");
    /// The pages of the app. What they show is decided in the browser.
    private static final Pattern PAGES = Pattern.compile(
            "/(?:|search|documents|read/.+|ask|scan|matrix(?:/[^/]+)?|map|library|settings|evaluate|api)");
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html;charset=utf-8"),
            Map.entry("css", "text/css;charset=utf-8"), Map.entry("js", "text/javascript;charset=utf-8"),
            Map.entry("mjs", "text/javascript;charset=utf-8"), Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"), Map.entry("gif", "image/gif"),
            Map.entry("wasm", "application/wasm"),
            Map.entry("json", "application/json"), Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("bcmap", "application/octet-stream"), Map.entry("pfb", "application/octet-stream"),
            Map.entry("ttf", "font/ttf"), Map.entry("icc", "application/octet-stream"));

    /// One file.
    ///
    /// @param tag changes when the file does
    @SuppressWarnings("ArrayRecordComponent")
    public record Asset(byte[] bytes, String mediaType, String tag) {}

    /// While the app is worked on, its files are read from here at every request, so that reloading shows a change.
    private final @Nullable String workshop = System.getProperty("carrel.web.app");
    private final Map<String, Asset> known = new ConcurrentHashMap<>();
    private final Map<String, String> versions = new ConcurrentHashMap<>();

    /// @param path of the address, decoded
    public Optional<Asset> find(String path) throws IOException {
        if (PAGES.matcher(path).matches()) {
            return page();
        }
        List<String> segments = Arrays.asList(path.substring(1).split("/", -1));
        if (segments.size() < 2 || !segments.stream().allMatch(each -> SEGMENT.matcher(each).matches())) {
            return Optional.empty();
        }
        String rest = String.join("/", segments.subList(1, segments.size()));
        return switch (segments.getFirst()) {
            case "app" -> load(APP + rest);
            case "lib" -> library(segments.get(1), rest);
            default -> Optional.empty();
        };
    }

    /// The file that every page of the app is, also the one that says that there is none.
    public Optional<Asset> page() throws IOException {
        return load(APP + "index.html");
    }

    private Optional<Asset> library(String name, String rest) throws IOException {
        if (!SERVED.contains(name) || rest.equals(name)) {
            return Optional.empty();
        }
        String version = versions.computeIfAbsent(name, Assets::version);
        return load(LIBRARIES + name + "/" + version + rest.substring(name.length()));
    }

    /// As the WebJar itself says.
    private static String version(String library) {
        try (InputStream in = Assets.class
                .getResourceAsStream("/META-INF/maven/org.webjars.npm/" + library + "/pom.properties")) {
            Properties properties = new Properties();
            properties.load(in);
            return properties.getProperty("version");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Optional<Asset> load(String resource) throws IOException {
        if (workshop != null && resource.startsWith(APP)) {
            return Optional.ofNullable(
                    read(resource, Path.of(workshop, resource.substring(APP.length()))));
        }
        Asset asset = known.get(resource);
        if (asset == null) {
            asset = read(resource, null);
        }
        if (asset != null) {
            known.put(resource, asset);
        }
        return Optional.ofNullable(asset);
    }

    private static @Nullable Asset read(String resource, @Nullable Path file) throws IOException {
        String type = TYPES.get(resource.substring(resource.lastIndexOf('.') + 1));
        if (type == null || (file != null && !Files.isRegularFile(file))) {
            return null;
        }
        try (InputStream in = file == null
                ? Assets.class.getResourceAsStream(resource)
                : Files.newInputStream(file)) {
            if (in == null) {
                return null;
            }
            byte[] bytes = in.readAllBytes();
            return new Asset(bytes, type, "\"" + ContentHash.of(bytes).value() + "\"");
        }
    }
}
