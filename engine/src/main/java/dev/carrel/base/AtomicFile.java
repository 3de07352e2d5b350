package dev.carrel.base;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Replaces files in one step: whoever reads sees the old content or the new one, and so does whoever comes after a crash.
public final class AtomicFile {
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
            Files.write(fresh, content);
            keepPermissions(target, fresh);
            Files.move(fresh, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    private static void keepPermissions(Path from, Path to) throws IOException {
        if (Files.exists(from) && Files.getFileStore(from).supportsFileAttributeView("posix")) {
            Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
        }
    }
}
