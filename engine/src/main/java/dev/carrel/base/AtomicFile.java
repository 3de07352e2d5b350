package dev.carrel.base;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// Replaces files in one step: whoever reads sees the old content or the new one, and so does whoever comes after a crash.
public final class AtomicFile {
    private static final System.Logger LOG = System.getLogger(AtomicFile.class.getName());

    private AtomicFile() {}

    public static void write(Path file, String content) throws IOException {
        write(file, content.getBytes(StandardCharsets.UTF_8));
    }

    /// A link stays one, and what it leads to is replaced with the permissions that it had. A new file is for its owner
    /// alone.
    public static void write(Path file, byte[] content) throws IOException {
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        Path folder = PrivateFolder.create(target.resolveSibling(".").normalize());
        Path fresh = Files.createTempFile(folder, ".carrel", ".tmp");
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
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                StandardOpenOption.TRUNCATE_EXISTING)) {
            ByteBuffer bytes = ByteBuffer.wrap(content);
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
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
