import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.ProxySelector;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/// Fetches Apache Maven for a machine that has none: `java FetchMaven.java VERSION SHA512 FOLDER`.
///
/// Run from its source by the launcher and by the test command, since a JDK is all there is by then. The folder appears by
/// one rename, when everything has been checked; whoever is slower than another start throws its own away. What goes wrong
/// is one sentence on standard error.
final class FetchMaven {
    private static final String CENTRAL = "https://repo.maven.apache.org/maven2";
    private static final Set<String> MIRRORS_OF_CENTRAL = Set.of("*", "central", "external:*");
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private FetchMaven() {}

    public static void main(String[] arguments) {
        String version = arguments[0];
        Path folder = Path.of(arguments[2]);
        String file = "apache-maven-" + version + "-bin.zip";
        try {
            URI address = URI.create(repository() + "/org/apache/maven/apache-maven/" + version + "/" + file);
            byte[] archive = download(address);
            check(archive, arguments[1], address);
            unpack(archive, folder);
        } catch (IOException | IllegalArgumentException e) {
            fail(e.getMessage() == null ? e.toString() : e.getMessage());
        } catch (InterruptedException e) {
            fail("it was interrupted");
        }
    }

    private static void fail(String because) {
        System.err.println("Maven could not be fetched: " + because
                + "; install it so that 'mvn' is on the PATH, or name a mirror of Maven Central in MVNW_REPOURL.");
        System.exit(1);
    }

    /// As Maven's own wrapper and Maven itself would find it.
    private static String repository() throws IOException {
        String named = System.getenv().getOrDefault("MVNW_REPOURL", "");
        String place = named.isBlank() ? mirror().orElse(CENTRAL) : named;
        return place.strip().replaceAll("/+$", "");
    }

    private static Optional<String> mirror() throws IOException {
        Path settings = Path.of(System.getenv().getOrDefault("HOME", System.getProperty("user.home")),
                ".m2/settings.xml");
        if (!Files.isReadable(settings)) {
            return Optional.empty();
        }
        try {
            var mirrors = DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder().parse(settings.toFile())
                    .getElementsByTagName("mirror");
            return Stream.iterate(0, i -> i < mirrors.getLength(), i -> i + 1).map(mirrors::item)
                    .filter(mirror -> MIRRORS_OF_CENTRAL.contains(text(mirror, "mirrorOf"))
                            && !text(mirror, "blocked").equals("true"))
                    .map(mirror -> text(mirror, "url")).filter(url -> !url.isEmpty()).findFirst();
        } catch (SAXException | ParserConfigurationException e) {
            throw new IOException(settings + " is not understood (" + e.getMessage() + ")", e);
        }
    }

    private static String text(Node mirror, String name) {
        Node found = ((Element) mirror).getElementsByTagName(name).item(0);
        return found == null ? "" : found.getTextContent().strip();
    }

    private static byte[] download(URI address) throws IOException, InterruptedException {
        HttpClient.Builder client = HttpClient.newBuilder().connectTimeout(PATIENCE)
                .followRedirects(HttpClient.Redirect.NORMAL);
        proxy(address).ifPresent(client::proxy);
        try (HttpClient open = client.build()) {
            HttpResponse<byte[]> answer = open.send(HttpRequest.newBuilder(address).timeout(PATIENCE).build(),
                    HttpResponse.BodyHandlers.ofByteArray());
            if (answer.statusCode() != 200) {
                throw new IOException(address + " answers " + answer.statusCode());
            }
            return answer.body();
        } catch (IOException e) {
            throw e.getMessage() != null && e.getMessage().startsWith(address.toString())
                    ? e
                    : new IOException(address + " was not received (" + reason(e) + ")", e);
        }
    }

    private static String reason(IOException e) {
        return switch (e) {
            case ConnectException _ -> "no connection";
            case HttpTimeoutException _ -> "no answer";
            default -> e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
        };
    }

    /// As other programs are told of one.
    private static Optional<ProxySelector> proxy(URI address) {
        return Stream.of(address.getScheme() + "_proxy", address.getScheme().toUpperCase(Locale.ROOT) + "_PROXY")
                .map(name -> System.getenv().getOrDefault(name, "")).filter(value -> !value.isBlank()).findFirst()
                .map(URI::create).filter(proxy -> proxy.getHost() != null)
                .map(proxy -> ProxySelector.of(new InetSocketAddress(proxy.getHost(),
                        proxy.getPort() < 0 ? 80 : proxy.getPort())));
    }

    private static void check(byte[] archive, String expected, URI address) throws IOException {
        try {
            String found = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-512").digest(archive));
            if (!found.equals(expected)) {
                throw new IOException("what " + address + " sent is not what it should be (wrong checksum)");
            }
        } catch (GeneralSecurityException e) {
            throw new IOException(e);
        }
    }

    private static void unpack(byte[] archive, Path folder) throws IOException {
        Path parent = Files.createDirectories(folder.toAbsolutePath().getParent());
        Path unfinished = Files.createTempDirectory(parent, ".maven");
        try {
            write(archive, unfinished);
            Files.move(unfinished, folder, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException e) {
            // Another start may have been quicker.
            if (!Files.exists(folder.resolve("bin/mvn"))) {
                throw e;
            }
        } finally {
            delete(unfinished);
        }
    }

    /// Without the archive's own top folder.
    private static void write(byte[] archive, Path to) throws IOException {
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(archive))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Path file = to.resolve(entry.getName().replaceFirst("^[^/]*/", "")).normalize();
                if (!entry.isDirectory() && file.startsWith(to)) {
                    Files.createDirectories(file.getParent());
                    Files.copy(zip, file);
                }
            }
        }
        if (!to.resolve("bin/mvn").toFile().setExecutable(true, false)) {
            throw new IOException("there is no bin/mvn in it");
        }
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(each);
                }
            }
        }
    }
}
