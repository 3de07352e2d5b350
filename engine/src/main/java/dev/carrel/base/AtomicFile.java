package dev.carrel.base;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Replaces files in one step: whoever reads sees the old content or the new one, and so does whoever comes after a crash.
public final class AtomicFile {
    private static final System.Logger LOG = System.getLogger(AtomicFile.class.getName());

    private static final String PREFIX = ".carrel-";
    private static final Pattern OWNED = Pattern.compile("\\.carrel-(\\d{1,18})-");
    /// No write takes as long. Numbers of processes come again, in a container even at once.
    private static final Duration OLD = Duration.ofDays(1);
    /// A library's own folders, not those below an index.
    private static final int DEEP = 3;

    private AtomicFile() {}

    /// Deletes what processes have left in a folder, or a little below it, that ended in the middle of a write.
    public static void sweep(Path folder, InstantSource clock) {
        sweep(folder, clock.instant().minus(OLD), DEEP);
    }

    private static void sweep(Path folder, Instant old, int deep) {
        try (Stream<Path> all = Files.list(folder)) {
            for (Path each : all.toList()) {
                String name = each.getFileName().toString();
                if (name.startsWith(".carrel") && name.endsWith(".tmp")) {
                    deleteIfAbandoned(each, old);
                } else if (deep > 1 && !name.contains(".") && !name.startsWith("index-")
                        && Files.isDirectory(each)) {
                    sweep(each, old, deep - 1);
                }
            }
        } catch (NoSuchFileException | NotDirectoryException _) {
            // Nothing was ever written there.
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "unfinished files could not be deleted", e);
        }
    }

    private static void deleteIfAbandoned(Path file, Instant old) throws IOException {
        Matcher owner = OWNED.matcher(file.getFileName().toString());
        if ((owner.lookingAt() && ProcessHandle.of(Long.parseLong(owner.group(1))).isEmpty())
                || Files.getLastModifiedTime(file).toInstant().isBefore(old)) {
            Files.deleteIfExists(file);
        }
    }

    /// Writes all that a file is to hold.
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    public static void write(Path file, String content) throws IOException {
        write(file, content.getBytes(StandardCharsets.UTF_8));
    }

    public static void write(Path file, byte[] content) throws IOException {
        write(file, out -> out.write(content));
    }

    /// A link stays one, and what it leads to is replaced with the permissions that it had. A new file is for its owner
    /// alone.
    public static void write(Path file, Content content) throws IOException {
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        Path folder = PrivateFolder.create(target.resolveSibling(".").normalize());
        Path fresh = Files.createTempFile(folder, PREFIX + ProcessHandle.current().pid() + "-", ".tmp");
        try {
            writeThrough(fresh, content);
            keepPermissions(target, fresh);
            Files.move(fresh, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            syncNames(folder);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /// Writes a file and returns when it is on the disk: a name that reaches the disk before its content is an empty file after a loss of
    /// power.
    public static void writeThrough(Path file, byte[] content) throws IOException {
        writeThrough(file, out -> out.write(content));
    }

    private static void writeThrough(Path file, Content content) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                StandardOpenOption.TRUNCATE_EXISTING)) {
            OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel));
            content.writeTo(out);
            out.flush();
            channel.force(true);
        }
    }

    /// Has the names in a folder written to the disk, where the system knows how: new ones, and those that were moved.
    public static void syncNames(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "the names in a folder could not be synced", e);
        }
    }

    private static void keepPermissions(Path from, Path to) throws IOException {
        if (Files.exists(from) && Files.getFileStore(from).supportsFileAttributeView("posix")) {
            Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
        }
    }
}
