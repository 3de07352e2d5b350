package dev.carrel.web.guard;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// A line for each request in a file that only its owner can read: when, who, what, how it ended, how long it took. What was asked, and of
/// which document, is not in it unless it is to be.
public final class AccessLog {
    /// How much of a request is told.
    public enum Detail {
        /// The route without names of documents: `GET /api/documents/{id}`.
        ROUTES,
        /// The whole address with the query.
        QUERIES
    }

    /// One request that was answered.
    ///
    /// @param token  whose it was; `-` for the owner, and for who was not let in
    /// @param route  the form of the address
    /// @param whole  the address as it was sent, with the query
    public record Entry(Instant time, String token, String method, String route, String whole, int status,
            long bytes, double milliseconds) {}

    private static final Pattern TOKEN = Pattern.compile("(?i)([?&]token=)[^&]*");

    private final Path file;
    private final Detail detail;

    public AccessLog(Path file, Detail detail) {
        this.file = file;
        this.detail = detail;
    }

    /// The file is opened for each line, so that it can be moved away at any time.
    public synchronized void add(Entry entry) throws IOException {
        String line = String.format(Locale.ROOT, "%s %s %s %s %d %d %.1fms%n", entry.time(), entry.token(),
                plain(entry.method()),
                plain(detail == Detail.ROUTES ? entry.route() : withoutToken(entry.whole())),
                entry.status(), entry.bytes(), entry.milliseconds());
        try (FileChannel channel = open()) {
            ByteBuffer bytes = ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        }
    }

    private FileChannel open() throws IOException {
        Set<StandardOpenOption> adding = Set.of(StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        return Files.getFileStore(file.toAbsolutePath().getParent()).supportsFileAttributeView("posix")
                ? FileChannel.open(file, adding,
                        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")))
                : FileChannel.open(file, adding);
    }

    /// Whoever opens the server's address for the first time brings it along.
    private static String withoutToken(String address) {
        return TOKEN.matcher(address).replaceAll("$1…");
    }

    /// Nobody writes a line of their own into it.
    private static String plain(String text) {
        return text.replaceAll("[\\s\\p{Cntrl}]", "?");
    }
}
